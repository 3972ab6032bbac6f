import { expect, test } from 'vitest'
import { createReference } from './insert-inquiry.ts'

test('a reference is two groups of four letters and digits that are not confused (INQUIRY-2)', () => {
  for (let n = 0; n < 1000; n += 1)
    expect(createReference()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('its letters are evenly distributed over the 32 signs', () => {
  expect(createReference(() => Uint8Array.from([0, 9, 10, 31, 32, 63, 255, 128]))).toBe('09AZ-0ZZ0')
  const letters = new Set(
    Array.from({ length: 256 }, (_, byte) => createReference(() => new Uint8Array(8).fill(byte))[0]),
  )
  expect(letters.size).toBe(32)
})
