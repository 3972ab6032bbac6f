import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findNeighbours, listPath, RESULTS_KEY, SEARCH_KEY } from './find-neighbours.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null })
  stored.set(RESULTS_KEY, JSON.stringify(['a', 'b', 'c']))
  stored.set(SEARCH_KEY, 'q=funeral&state=Ohio')
})
afterEach(() => vi.unstubAllGlobals())

test('returns the partners before and after one in the last search', () => {
  expect(findNeighbours('a')).toEqual({ previous: null, next: 'b', position: 1, count: 3 })
  expect(findNeighbours('b')).toEqual({ previous: 'a', next: 'c', position: 2, count: 3 })
  expect(findNeighbours('c')).toEqual({ previous: 'b', next: null, position: 3, count: 3 })
})

test('returns null for a partner outside the last search, or without a search', () => {
  expect(findNeighbours('x')).toBeNull()
  for (const text of ['{', 'null', '{"a":1}', '[1,2]', '']) {
    stored.set(RESULTS_KEY, text)
    expect(findNeighbours('a')).toBeNull()
  }
  stored.delete(RESULTS_KEY)
  expect(findNeighbours('a')).toBeNull()
})

test('returns the address of the results, or of the empty list', () => {
  expect(listPath('b')).toBe('/admin/partners?q=funeral&state=Ohio')
  expect(listPath('x')).toBe('/admin/partners')
})
