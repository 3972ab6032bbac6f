/**
 * `node generate.mjs`: makes of pages/{name}.html, the product's own answers, the same page for each peer: markup with all texts,
 * addresses and pictures read from data/{name}.json, and a component for each kind of repeated element (rows, tiles, links), so that
 * elements and bytes are the same everywhere.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'

/** Attributes that differ from partner to partner. */
const DATA =
  /^(?:href|src|srcset|alt|title|content|datetime|d|points|value|action|aria-label|style|id|data-.+)$/
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const RAW = new Set(['script', 'style'])
/** Present or not. */
const FLAGS = new Set(
  'hidden required disabled checked selected open async defer multiple autofocus'.split(' '),
)
/** So many siblings of one tag and class are components. */
const REPEATED = 3

for (const file of readdirSync('pages')) {
  const name = path.basename(file, '.html')
  const components = new Map()
  const html = parse(readFileSync(`pages/${file}`, 'utf8')).childNodes.find(
    ({ tagName }) => tagName === 'html',
  )
  const data = []
  const tree = clean(html, data, components)
  const all = [...components.values()]
  write(`data/${name}.json`, JSON.stringify(data))
  write(
    `strings/${name}.mjs`,
    `import { e } from './escape.mjs'\n${all.map(({ id, tree }) => `const ${id} = (d) => \`${asString(tree)}\`\n`).join('')}export const render = (d) => \`<!doctype html>${asString(tree)}\`\n`,
  )
  const imports = all.map(({ id }) => `import ${id} from '../components/${name}/${id}.astro'\n`)
  for (const { id, tree, uses } of all) {
    const own = [...uses].map((used) => `import ${used} from './${used}.astro'\n`)
    write(
      `astro/src/components/${name}/${id}.astro`,
      `---\n${own.join('')}const { d } = Astro.props\n---\n${asAstro(tree)}`,
    )
  }
  write(
    `astro/src/pages/${name}.astro`,
    `---\nimport { pages } from '../../../read-data.mjs'\n${imports.join('')}const d = pages.${name}\n---\n<!doctype html>${asAstro(tree)}`,
  )
  const head = `import { jsx } from 'react/jsx-runtime'\nimport { pages } from '../../../read-data.mjs'\n${all.map(({ id, tree }) => `const ${id} = ({ d }) => ${asReact(tree)}\n`).join('')}`
  const body = asReact(bodyOf(tree))
  write(
    `router/app/routes/${name}.jsx`,
    `${head}export const loader = () => pages.${name}\nexport default function Page({ loaderData: d }) {\n  return ${body}\n}\n`,
  )
  write(
    `next/app/${name}/page.jsx`,
    `${head}export const dynamic = 'force-dynamic'\nexport default async function Page() {\n  const d = pages.${name}\n  return ${body}\n}\n`,
  )
}

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Elements as { tag, attributes, children }, texts as { data }, white space as { text }, components as { component, data }. */
function clean({ tagName, attrs, childNodes }, data, components) {
  const ref = (value) => `d[${data.push(value) - 1}]`
  const attributes = attrs.map(({ prefix, name, value }) => ({
    name: prefix ? `${prefix}:${name}` : name,
    value,
    data: DATA.test(name) ? ref(value) : null,
  }))
  const kindOf = ({ tagName, attrs }) =>
    tagName && `${tagName} ${attrs.find(({ name }) => name === 'class')?.value}`
  const children = childNodes.flatMap((node) => {
    if (node.nodeName === '#text')
      return node.value.trim() === '' ? { text: node.value } : { data: ref(node.value) }
    if (!node.tagName) return []
    const isRepeated = childNodes.filter((other) => kindOf(other) === kindOf(node)).length >= REPEATED
    if (!isRepeated || RAW.has(node.tagName) || tagName === 'head') return clean(node, data, components)
    const own = []
    const tree = clean(node, own, components)
    const shape = JSON.stringify(tree)
    const known = components.get(shape) ?? { id: `Part${components.size}`, tree, uses: usedIn(tree) }
    components.set(shape, known)
    return { component: known.id, data: ref(own) }
  })
  return {
    tag: tagName,
    attributes: attributes.map((one) => (one.data ? { ...one, value: '' } : one)),
    children,
  }
}

function usedIn({ component, children = [] }) {
  return new Set(component ? [component] : children.flatMap((child) => [...usedIn(child)]))
}

/** What stands in the body, in one element: the peers write their own head. */
function bodyOf({ children }) {
  const of = (tag) => children.find((child) => child.tag === tag)
  const meta = of('head').children.filter(({ tag }) => tag && tag !== 'script' && tag !== 'style')
  return { tag: 'div', attributes: [], children: [...meta, ...of('body').children] }
}

function asString(node) {
  if (node.text !== undefined) return escapeTemplate(node.text)
  if (node.component) return `\${${node.component}(${node.data})}`
  if (node.data) return `\${e(${node.data})}`
  const attributes = node.attributes
    .map(({ name, value, data }) => ` ${name}="${data ? `\${e(${data})}` : escapeTemplate(value)}"`)
    .join('')
  const inner = RAW.has(node.tag)
    ? node.children.map(({ data }) => `\${${data}}`)
    : node.children.map(asString)
  return VOID.has(node.tag)
    ? `<${node.tag}${attributes}>`
    : `<${node.tag}${attributes}>${inner.join('')}</${node.tag}>`
}

function escapeTemplate(text) {
  return text.replace(/[\\`$]/g, '\\$&')
}

function asAstro(node) {
  if (node.text !== undefined) return node.text
  if (node.component) return `<${node.component} d={${node.data}} />`
  if (node.data) return `{${node.data}}`
  const attributes = node.attributes
    .map(({ name, value, data }) =>
      data ? ` ${name}={${data}}` : ` ${name}="${value.replaceAll('"', '&quot;')}"`,
    )
    .join('')
  if (RAW.has(node.tag))
    return `<${node.tag} is:inline${attributes} set:html={${node.children[0]?.data ?? '""'}}></${node.tag}>`
  const inner = node.children.map(asAstro).join('')
  return VOID.has(node.tag)
    ? `<${node.tag}${attributes}>`
    : `<${node.tag}${attributes}>${inner}</${node.tag}>`
}

function asReact(node) {
  if (node.text !== undefined) return JSON.stringify(node.text)
  if (node.component) return `jsx(${node.component}, { d: ${node.data} })`
  if (node.data) return node.data
  const props = node.attributes.flatMap(({ name, value, data }) => {
    if (name === 'style') return []
    return `${JSON.stringify(name)}: ${FLAGS.has(name) ? 'true' : (data ?? JSON.stringify(value))}`
  })
  if (RAW.has(node.tag)) props.push(`dangerouslySetInnerHTML: { __html: ${node.children[0]?.data ?? '""'} }`)
  else if (node.children.length > 0) props.push(`children: [${node.children.map(asReact).join(', ')}]`)
  return `jsx(${JSON.stringify(node.tag)}, { ${props.join(', ')} })`
}
