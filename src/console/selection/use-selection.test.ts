import { expect, test } from 'vitest'
import { NONE_CHOSEN, toggle } from './use-selection.ts'

const ORDER = [...'abcdef']
type Chosen = typeof NONE_CHOSEN
const click = (before: Chosen, id: string) => toggle(before, id, ORDER, false)
const shiftClick = (before: Chosen, id: string) => toggle(before, id, ORDER, true)
const textOf = ({ ids }: Chosen) => [...ids].sort().join('')

test('a click selects an id, and a second click deselects it', () => {
  const one = click(NONE_CHOSEN, 'b')
  expect(textOf(one)).toBe('b')
  expect(textOf(click(one, 'b'))).toBe('')
  expect(textOf(NONE_CHOSEN)).toBe('')
})

test('a click with Shift selects everything from the last one, upward and downward', () => {
  expect(textOf(shiftClick(click(NONE_CHOSEN, 'b'), 'e'))).toBe('bcde')
  expect(textOf(shiftClick(click(NONE_CHOSEN, 'e'), 'b'))).toBe('bcde')
})

test('a click with Shift on a selected id deselects the range', () => {
  const all = { ids: new Set(ORDER), anchor: 'b' }
  expect(textOf(shiftClick(all, 'd'))).toBe('aef')
})

test('the next range begins where the last one ended', () => {
  const first = shiftClick(click(NONE_CHOSEN, 'a'), 'b')
  expect(textOf(shiftClick(first, 'd'))).toBe('abcd')
})

test('a click with Shift selects one id when no earlier click is in the list', () => {
  expect(textOf(shiftClick(NONE_CHOSEN, 'c'))).toBe('c')
  expect(textOf(shiftClick({ ids: new Set(), anchor: 'gone' }, 'c'))).toBe('c')
})

test('ids that left the list leave the selection', () => {
  expect(textOf(click({ ids: new Set(['a', 'gone']), anchor: 'a' }, 'c'))).toBe('ac')
})
