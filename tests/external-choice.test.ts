import { expect, test } from 'vitest'
import { chooseExternalTests, coverAll, isOfServer } from '../scripts/test/choose-external-tests.ts'
import { listConstructs, usesTemporaryTable } from '../scripts/test/sql-constructs.ts'
import { withoutValues } from './reading/record-statements.ts'

const ROWS = 'src/features/history/undo-change-set.test.ts'
const MORE_ROWS = 'src/features/dashboard/find-needs.test.ts'
const SERVER = 'src/db/migrate.test.ts'
const FILES = [SERVER, ROWS, MORE_ROWS]
const PLAIN = 'select "id" from "partners" where "id" = $1'

test('files of the server run again, others for what nothing else executes', () => {
  const sent = new Map([
    [SERVER, [PLAIN]],
    [ROWS, [PLAIN, 'select count(*) from "faq"']],
    [MORE_ROWS, [PLAIN]],
  ])
  expect(chooseExternalTests(FILES, sent)).toEqual([SERVER, ROWS])
})

test('a file runs again whose statements are not known', () => {
  expect(
    chooseExternalTests(
      FILES,
      new Map([
        [SERVER, [PLAIN]],
        [ROWS, [PLAIN]],
      ]),
    ),
  ).toEqual([SERVER, MORE_ROWS])
})

test('a statement on a temporary table runs again, as it cannot be prepared alone', () => {
  const sent = new Map([
    [SERVER, ['create temp table found as select 1', 'select 1 from a']],
    [ROWS, ['select 1 from found']],
    [MORE_ROWS, ['select 1 from b']],
  ])
  expect(chooseExternalTests(FILES, sent)).toEqual([SERVER, ROWS])
})

test('as few files are added as each construct needs', () => {
  const contents = { a: ['1'], b: ['1', '2', '3'], c: ['3', '4'], d: ['4'] }
  const sets = new Map(Object.entries(contents).map(([file, set]) => [file, new Set(set)]))
  expect(coverAll(sets, [])).toEqual(['b', 'c'])
  expect(coverAll(sets, ['d'])).toEqual(['b', 'd'])
})

test('a silent server is any server', () => {
  const text = "import { spawnHolder } from './servers/spawn-holder.ts'"
  expect(isOfServer(text)).toBe(true)
  expect(isOfServer(`import { startFreezableProxy } from './servers/freezable-proxy.ts'\n${text}`)).toBe(
    false,
  )
})

test('constructs are kind, functions, operators, casts and clauses', () => {
  const statement = `select lower("name"), a::int from "left join" where b ->> 'x(' = $1 for update skip locked`
  expect(new Set(listConstructs(statement))).toEqual(
    new Set(['select', 'lower(', '::int', '->>', '=', '::', 'for update', 'skip locked']),
  )
})

test('temporary tables are known by name', () => {
  expect(
    usesTemporaryTable(['create temp table keys on commit drop as select 1'])?.test('select * from keys'),
  ).toBe(true)
  expect(usesTemporaryTable(['select 1'])).toBeNull()
})

test.each([
  ['select $1 limit 5', 'select $1 limit 7'],
  ['where id in ($1, $2)', 'where id in ($1, $2, $3)'],
  ['values (default, $1), (default, $2)', 'values (default, $1)'],
  ['drop database test_0fa41b22cd19', 'drop database test_9911aa22bb33'],
])('%s and %s are one statement', (one, other) => {
  expect(withoutValues(one)).toBe(withoutValues(other))
})
