import { expect, test } from 'vitest'
import { findServerTests } from '../scripts/test/find-database-tests.ts'
import { withoutValues } from './reading/record-statements.ts'

test('tests of the server run again on a second one, others and those of a silent server do not', () => {
  const files = findServerTests()
  expect(files).toContain('src/db/migrate.test.ts')
  expect(files).not.toContain('src/features/history/undo-change-set.test.ts')
  expect(files).not.toContain('src/db/open.test.ts')
})

test.each([
  ['select $1 limit 5', 'select $1 limit 7'],
  ['where id in ($1, $2)', 'where id in ($1, $2, $3)'],
  ['values (default, $1), (default, $2)', 'values (default, $1)'],
  ['drop database test_0fa41b22cd19', 'drop database test_9911aa22bb33'],
])('%s and %s are one statement', (one, other) => {
  expect(withoutValues(one)).toBe(withoutValues(other))
})
