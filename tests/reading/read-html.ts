/** Reads rendered HTML without a browser. */

/** Text without tags, entities decoded, white space folded. */
export function textOf(html: string): string {
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ')
  return decode(body).replace(/\s+/g, ' ').trim()
}

/** In order. */
export const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map((match) =>
    textOf(match[1] ?? ''),
  )

/** In order, entities decoded. */
export const attributesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => decode(match[1] ?? ''))

/** All attribute names; would include an injected event handler. */
export const attributeNamesOf = (html: string) =>
  [...html.matchAll(/<[a-z][\w-]*((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].flatMap((tag) =>
    [...(tag[1] ?? '').matchAll(/\s([^\s="]+)(?:="[^"]*")?/g)].map((attribute) => attribute[1] ?? ''),
  )

/** By element, in order; '' without a value. */
export const elementsOf = (html: string, tag: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${tag}((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'g'))].map((element) =>
    Object.fromEntries(
      [...(element[1] ?? '').matchAll(/\s([^\s="]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
        name ?? '',
        decode(value ?? ''),
      ]),
    ),
  )

/** Text nodes and spoken attributes, without what is marked as English. */
export function shownTexts(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<(\w+)[^>]*\slang="en"[^>]*>.*?<\/\1>/gs, '')
  const nodes = body.split(/<[^>]*>/).map((text) => textOf(text))
  const spoken = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => attributesOf(body, name))
  return [...nodes, ...spoken].filter((text) => /\p{L}{2}/u.test(text))
}

/** By name or property. */
export function metaOf(html: string, name: string): string | undefined {
  const match = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)
  return match ? decode(match[1] ?? '') : undefined
}

export type StructuredData = Record<string, unknown> & {
  '@type': string
  /** Of an ItemList. */
  itemListElement?: { position: number; name: string }[]
}

/** Parsed JSON-LD blocks. */
export const structuredDataOf = (html: string): StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) =>
    JSON.parse(match[1] ?? ''),
  )

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
