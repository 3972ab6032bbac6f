import { expect, test } from 'vitest'
import { moveInGrid } from './move-in-grid.ts'

const SIZE = { rows: 100, columns: 5, page: 10 }
const press = (key: string, ctrlKey = false) =>
  moveInGrid({ row: 50, column: 2 }, { key, ctrlKey, metaKey: false }, SIZE)

test('arrows, pages and ends move, and stop at the edges', () => {
  expect(press('ArrowDown')).toEqual({ row: 51, column: 2 })
  expect(press('ArrowLeft')).toEqual({ row: 50, column: 1 })
  expect(press('ArrowUp', true)).toEqual({ row: 0, column: 2 })
  expect(press('PageDown')).toEqual({ row: 60, column: 2 })
  expect(press('Home')).toEqual({ row: 50, column: 0 })
  expect(press('End', true)).toEqual({ row: 99, column: 4 })
  const last = { row: 99, column: 4 }
  for (const key of ['ArrowDown', 'ArrowRight', 'PageDown'])
    expect(moveInGrid(last, { key, ctrlKey: false, metaKey: false }, SIZE)).toEqual(last)
})

test('other keys do not move', () => {
  expect(press('Tab')).toBeNull()
  expect(press('a')).toBeNull()
})
