import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDatabase } from '../../../tests/servers/make-database.ts'
import { listTables, type StoredTable } from './list-tables.ts'
import { loadEntries } from './load-entries.ts'
import type { ArchiveEntry } from './read-archive.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const [FIRST, SECOND] = ['1\tone\n', '2\ttwo\n']
const entry = (name: string, text: string): ArchiveEntry => ({ name, bytes: Buffer.from(text) })
const PARTS = [entry('tables/numbers/000000', FIRST), entry('tables/numbers/000001', SECOND)]
const FILE = entry('data/texts/privacy.md', '# Privacy')
const digest = (text: string) => ({ rows: 0, bytes: 0, sha256: sha256(text) })
const MANIFEST = {
  tables: { numbers: digest(FIRST + SECOND), empty: digest('') },
  files: { 'texts/privacy.md': { bytes: 9, sha256: sha256('# Privacy') } },
}
const manifest = (value: object = MANIFEST) => entry('manifest.json', JSON.stringify(value))

let database: Awaited<ReturnType<typeof makeDatabase>>
let pool: pg.Pool
let tables: StoredTable[]
const taken: string[] = []
beforeAll(async () => {
  database = await makeDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await pool.query(
    'create schema made; create table made.numbers (id int primary key, word text); create table made.empty (id int)',
  )
  const client = await pool.connect()
  tables = await listTables(client, 'made')
  client.release()
})
afterAll(async () => {
  await pool.end()
  await database.close()
})
beforeEach(async () => {
  taken.length = 0
  await pool.query('truncate made.numbers, made.empty')
})

async function load(...given: ArchiveEntry[]) {
  async function* read() {
    yield* given
  }
  const client = await pool.connect()
  try {
    return await loadEntries(client, 'made', tables, read(), async (name) => void taken.push(name))
  } finally {
    // As a restore does: a COPY may be under way.
    client.release(true)
  }
}

test('tables and files of a whole archive are loaded', async () => {
  await expect(load(...PARTS, FILE, manifest())).resolves.toEqual(MANIFEST)
  const { rows } = await pool.query('select * from made.numbers order by id')
  expect(rows).toEqual([
    { id: 1, word: 'one' },
    { id: 2, word: 'two' },
  ])
  expect(taken).toEqual(['texts/privacy.md'])
})

test('one table is whole before the next begins', async () => {
  const more = { ...MANIFEST, tables: { numbers: digest(FIRST + SECOND), empty: digest('7\n') } }
  await load(...PARTS, entry('tables/empty/000000', '7\n'), FILE, manifest(more))
  const { rows } = await pool.query(
    'select (select count(*) from made.numbers)::int as numbers, id from made.empty',
  )
  expect(rows).toEqual([{ numbers: 2, id: 7 }])
})

test('a hidden file of an older archive is checked, but not put back', async () => {
  const hidden = { bytes: 1, sha256: sha256('x') }
  const files = { ...MANIFEST.files, 'texts/.notes': hidden }
  await load(...PARTS, FILE, entry('data/texts/.notes', 'x'), manifest({ ...MANIFEST, files }))
  expect(taken).toEqual(['texts/privacy.md'])
})

describe('an archive is damaged when', () => {
  const [first, second] = PARTS as [ArchiveEntry, ArchiveEntry]
  test.each<[string, ArchiveEntry[], string]>([
    ['its end is missing', [...PARTS, FILE], 'its end is missing'],
    ['something follows its end', [...PARTS, FILE, manifest(), FILE], 'something follows its end'],
    ['a part is missing', [second, FILE, manifest()], 'a part is missing before'],
    ['the last part is missing', [first, FILE, manifest()], 'the table numbers is not what was saved'],
    ['parts changed places', [second, first, FILE, manifest()], 'a part is missing before'],
    ['a table comes twice', [...PARTS, FILE, first, manifest()], 'the table numbers is unexpected'],
    ['a table is unknown', [entry('tables/pg_class/000000', ''), manifest()], 'pg_class is unexpected'],
    ['a table is another one', [entry(first.name, SECOND), FILE, manifest()], 'table numbers is not what'],
    [
      'a file is another one',
      [...PARTS, entry(FILE.name, '#'), manifest()],
      'the file texts/privacy.md is not',
    ],
    ['a file is missing', [...PARTS, manifest()], 'the file texts/privacy.md is not what was saved'],
    [
      'a file is not listed',
      [...PARTS, FILE, manifest({ ...MANIFEST, files: {} })],
      'the file texts/privacy.md',
    ],
    [
      'a table is not listed',
      [...PARTS, FILE, manifest({ ...MANIFEST, tables: {} })],
      'the table empty is not',
    ],
    ['a file lies elsewhere', [entry('data/texts/../../etc/passwd', 'x')], 'etc/passwd is unexpected'],
    ['an entry is unknown', [entry('else/x', '')], 'the entry else/x is unexpected'],
    [
      'its manifest has another shape',
      [...PARTS, FILE, manifest({ tables: 1 })],
      'manifest.json is not a list',
    ],
    [
      'its manifest is no JSON',
      [...PARTS, FILE, entry('manifest.json', '{')],
      'manifest.json cannot be read',
    ],
  ])('%s', async (_, entries, message) => {
    await expect(load(...entries)).rejects.toThrow(message)
    expect(taken.filter((name) => name !== 'texts/privacy.md')).toEqual([])
  })
})
