import { expect, test } from 'vitest'
import { NOTHING, toggle, toggleRange } from './selection.ts'

const ORDER = [...'abcdef']
const chosen = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('')

test('a click chooses one and lets it go again', () => {
  const one = toggle(NOTHING, 'b')
  expect(chosen(one)).toBe('b')
  expect(chosen(toggle(one, 'b'))).toBe('')
  expect(chosen(NOTHING)).toBe('')
})

test('a click with Shift chooses everything from the last one, upward and downward', () => {
  expect(chosen(toggleRange(toggle(NOTHING, 'b'), 'e', ORDER))).toBe('bcde')
  expect(chosen(toggleRange(toggle(NOTHING, 'e'), 'b', ORDER))).toBe('bcde')
})

test('on a chosen one it lets the range go', () => {
  const all = { ids: new Set(ORDER), anchor: 'b' }
  expect(chosen(toggleRange(all, 'd', ORDER))).toBe('aef')
})

test('ranges are strung together', () => {
  const first = toggleRange(toggle(NOTHING, 'a'), 'b', ORDER)
  expect(chosen(toggleRange(first, 'd', ORDER))).toBe('abcd')
})

test('without a last one in the list it is a plain click', () => {
  expect(chosen(toggleRange(NOTHING, 'c', ORDER))).toBe('c')
  expect(chosen(toggleRange(toggle(NOTHING, 'gone'), 'c', ORDER))).toBe('cgone')
})
