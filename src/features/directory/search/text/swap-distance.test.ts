import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, preparePattern } from './edit-distance.ts'
import { swapDistance, swapPrefixDistance } from './swap-distance.ts'

test('a swap of neighbours is one edit (SEARCH-9)', () => {
  expect(swapDistance('huoston', 'houston', 2)).toBe(1)
  expect(swapDistance('montrael', 'montreal', 2)).toBe(1)
  expect(swapDistance('asheville', 'ashville', 2)).toBe(1)
  expect(swapDistance('abc', 'xyz', 2)).toBe(Number.POSITIVE_INFINITY)
  expect(swapPrefixDistance('asehv', 'asheville', 2)).toBe(1)
})

test('is never more than the edit distance, never less than half of it', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 10 })
  fc.assert(
    fc.property(text, text, (a, b) => {
      const edits = editDistance(preparePattern(a), b)
      const swaps = swapDistance(a, b, 20)
      expect(swaps).toBeLessThanOrEqual(edits)
      expect(swaps * 2).toBeGreaterThanOrEqual(edits)
    }),
  )
})
