import { expect, test } from 'vitest'
import { USUAL_COLUMNS } from './table-columns.ts'
import { readColumns } from './use-table-columns.ts'

test('chosen columns stand in the order of the table, always with the name', () => {
  expect(readColumns(null)).toEqual(USUAL_COLUMNS)
  expect(readColumns('website,phone')).toEqual(['name', 'phone', 'website'])
  expect(readColumns('__proto__,password,')).toEqual(['name'])
})
