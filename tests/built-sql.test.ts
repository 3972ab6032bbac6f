import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Files that put text into SQL, and how often: names of tables and columns, numbers and constants of ours. A new place
 * is listed here only after a look at where its text comes from; values are parameters.
 */
const KNOWN: Record<string, number> = {
  'src/db/check-notifications.ts': 1,
  'src/db/embedded-postgres/site-role.ts': 4,
  'src/db/lease.ts': 1,
  'src/db/sealing/check-sealed-values.ts': 1,
  'src/features/backup/drill.ts': 1,
  'src/features/backup/restore-archive.ts': 5,
  'src/features/backup/restore-backup.ts': 2,
  'src/features/directory/snapshot/read-directory.ts': 1,
  'src/features/google-places/purge-content.ts': 5,
  'src/features/history/apply-change-set.ts': 4,
  'src/features/history/check-undo.ts': 2,
  'src/features/history/read-change-set.ts': 1,
  'src/features/history/stored-fields.ts': 2,
  'src/features/import-jobs/compare/compare-rows.ts': 3,
  'src/features/import-jobs/compare/match-keys.ts': 6,
  'src/features/import-jobs/write/store-rows.ts': 4,
  'src/features/privacy/mentions.ts': 1,
  'src/features/privacy/rotate-keys.ts': 1,
  'src/features/privacy/seal-rows.ts': 1,
}

/** `sql.raw(…)`, and statements as template strings with a value in them. */
const BUILT = /\bsql\.raw\(|\b(?:query|execute)(?:<[^(]*>)?\(\s*`[^`]*\$\{/g
const countIn = (text: string) => text.match(BUILT)?.length ?? 0

const found = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map(
      (file) => [`src/${file.replaceAll('\\', '/')}`, countIn(readFileSync(`src/${file}`, 'utf8'))] as const,
    )
    .filter(([, count]) => count > 0)
    .sort(),
)

test('no statement is put together from text but in the places that are listed', () => {
  expect(found).toEqual(KNOWN)
})

test.each([
  'sql`select ${sql.raw(name)}`',
  'client.query(`select * from partners where name = ${name}`)',
  'pool.query<{ id: string }>(\n  `select ${name}`)',
])('%s is found', (text) => {
  expect(countIn(text)).toBe(1)
})

test('a parameter is not', () => {
  expect(countIn('db.execute(sql`select ${name}`); client.query(`select $1`, [name])')).toBe(0)
})
