import { expect, test } from 'vitest'
import { readRetryAfter } from './circuit-breaker.ts'

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['2.5', 2500],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['-5', undefined],
  ['1/2', undefined],
  ['soon', undefined],
  ['1e9', undefined],
  ['99999999999999', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('Retry-After: %s', (value, expected) => {
  expect(readRetryAfter(value)).toBe(expected)
})

test('a date is counted from now', () => {
  const wait = readRetryAfter(new Date(Date.now() + 60_000).toUTCString())
  expect(wait).toBeGreaterThan(50_000)
  expect(wait).toBeLessThanOrEqual(60_000)
})
