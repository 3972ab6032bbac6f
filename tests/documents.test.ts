import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

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

describe('the rules of docs/product.md', () => {
  const rules = idsIn(read('docs/product.md'), /^\| ([A-Z]+-\d+) \|/gm)
  const families = new Set(rules.map((id) => id.split('-')[0]))
  test('have an id of their own', () => {
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([])
  })
  test('are there when code cites them', () => {
    const code = FILES.filter((file) => /^(?:src|tests)\/.*\.tsx?$/.test(file))
    const cited = code.flatMap((file) => idsIn(read(file), /\b([A-Z]{3,}-\d{1,2})\b/g))
    const ours = cited.filter((id) => families.has(id.split('-')[0] ?? ''))
    expect(ours.length).toBeGreaterThan(100)
    expect(ours.filter((id) => !rules.includes(id))).toEqual([])
  })
})
