import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { figuresIn, README, RULES } from './reading/documented-figures.ts'
import { plain, textsOf } from './reading/texts-of.ts'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file))
const read = (file: string) => readFileSync(file, 'utf8')
const idsIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, id = '']) => id)

const DOCUMENTS = ['README.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))]
const FILES = ['src', 'tests', 'scripts', 'bench', 'docs', 'deploy'].flatMap(filesIn).concat(readdirSync('.'))
const PATHS = new Set(FILES)
/** Documents leave the first folders out. */
const ENDS = new Set(
  FILES.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
)

test.each(DOCUMENTS)('%s has no conflict of a merge', (document) => {
  expect(read(document)).not.toMatch(/^(?:<{7}|={7}|>{7})(?: |$)/m)
})

test.each(DOCUMENTS)('%s names files that exist', (document) => {
  const text = read(document)
  const named = idsIn(text, /`([a-z\d][\w./-]*\.(?:tsx?|mjs|css|sql|md))`/g)
  expect(named.filter((file) => !ENDS.has(file))).toEqual([])
  const linked = idsIn(text, /\]\(((?!https?:)[^)#]+)/g)
  const at = (file: string) => path.posix.join(path.posix.dirname(document), file)
  expect(linked.filter((file) => !PATHS.has(at(file).replace(/\/$/, '')))).toEqual([])
})

/** Rules without a test, each with the reason; to be emptied. */
const WITHOUT_A_TEST: Record<string, string> = {}

/** Ids in the order of the text; "FAQ-1 to FAQ-4" cites each of the four. */
function citedIn(text: string): string[] {
  const found = text.matchAll(/\b([A-Z]{3,})-(\d{1,2})(?: to \1-(\d{1,2}))?\b/g)
  return Array.from(found).flatMap(([, family, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${family}-${Number(first) + at}`),
  )
}

describe('the rules of docs/product.md', () => {
  const rules = idsIn(read('docs/product.md'), /^\| ([A-Z]+-\d+) \|/gm)
  const families = new Set(rules.map((id) => id.split('-')[0]))
  const code = FILES.filter((file) => /^(?:src|tests)\/.*\.tsx?$/.test(file))
  // Here stand the rules that have none.
  const tests = code.filter((file) => /\.test\.tsx?$/.test(file) && file !== 'tests/documents.test.ts')
  const citedByTests = new Set(tests.flatMap((file) => citedIn(read(file))))
  test('have an id of their own', () => {
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([])
  })
  test('are there when code cites them', () => {
    const cited = code.flatMap((file) => citedIn(read(file)))
    const ours = cited.filter((id) => families.has(id.split('-')[0] ?? ''))
    expect(ours.length).toBeGreaterThan(100)
    expect(ours.filter((id) => !rules.includes(id))).toEqual([])
  })
  test('are cited by a test that proves them, but for those listed', () => {
    expect(rules.filter((id) => !citedByTests.has(id))).toEqual(Object.keys(WITHOUT_A_TEST))
  })
  test('are cited one by one, or from the first to the last', () => {
    expect(citedIn('HOME-2 to HOME-4, (CITY-1, CITY-3). UTF-8 to HOME-1')).toEqual([
      ...['HOME-2', 'HOME-3', 'HOME-4', 'CITY-1', 'CITY-3', 'UTF-8', 'HOME-1'],
    ])
  })
})

/** Words in quotation marks that no text of ours is: what somebody types or stores, and names of things. */
const NO_TEXTS = new Set([
  ...[
    '###',
    '$$',
    '(CLOSED)',
    '+tag',
    '; ',
    'Closed',
    'DO NOT USE',
    'Inactive',
    'N',
    'OPERATIONAL',
    'Status',
  ],
  ...['closed', 'in', 'near', 'sent', 'true', 'veterans', 'Łódź', 'many', 'memorial'],
  ...['Rooftops', '10,000+', 'Military honors'],
])

describe('what documents quote', () => {
  const texts = new Set(
    FILES.filter((file) => /^src\/.*\.(?:tsx?|tsv)$/.test(file) && !/\.test\.tsx?$/.test(file)).flatMap(
      (file) => textsOf(file, read(file)),
    ),
  )
  test.each(['README.md', 'docs/product.md'])('%s quotes words of the product as they are', (document) => {
    const quoted = idsIn(read(document), /["“]([^"”\n]+)["”]/g).filter((quote) => !NO_TEXTS.has(quote))
    expect(quoted.filter((quote) => !texts.has(plain(quote)))).toEqual([])
  })
  const rules = Array.from(read('docs/product.md').matchAll(/^\| ([A-Z]+-\d+) \|(.*)$/gm))
  test('numbers of rules are those of the code', () => {
    const written = Object.fromEntries(
      rules
        .map(([, id = '', rule = '']) => [id, figuresIn(rule)] as const)
        .filter(([, all]) => all.length > 0),
    )
    const meant = Object.fromEntries(Object.entries(RULES).map(([id, all]) => [id, all.map((one) => one())]))
    expect(written).toEqual(meant)
  })
  test.each(README)('README says "%s" with the number of the code', (words, figure) => {
    expect(read('README.md').replace(/\s+/g, ' ')).toContain(words.replace('#', figure()))
  })
})
