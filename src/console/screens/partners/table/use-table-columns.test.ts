import { expect, test } from 'vitest'
import { COLUMN_NAMES, columnOf, USUAL_COLUMNS } from './table-columns.ts'
import { readColumns } from './use-table-columns.ts'

test('chosen columns stand in the order of the table, always with the name', () => {
  expect(readColumns(null)).toEqual(USUAL_COLUMNS)
  expect(readColumns('website,phone')).toEqual(['name', 'phone', 'website'])
  expect(readColumns('__proto__,password,')).toEqual(['name'])
})

test('state and ZIP are not changed in the table (LIST-9)', () => {
  const editable = COLUMN_NAMES.filter((name) => columnOf(name).isEditable)
  expect(editable).toEqual(expect.arrayContaining(['name', 'city', 'phone']))
  for (const name of ['state', 'zipCode']) {
    expect(COLUMN_NAMES).toContain(name)
    expect(editable).not.toContain(name)
  }
})
