import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodePage } from './encode-page.ts'

const text = fc.string({ unit: 'binary', maxLength: 300 })

test('equals Buffer.from, also for lone surrogates, and keeps earlier pages', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const first = encodePage(one)
      expect(encodePage(other).equals(Buffer.from(other))).toBe(true)
      expect(first.equals(Buffer.from(one))).toBe(true)
    }),
  )
  expect(encodePage('a\ud800b\udc00’').toString()).toBe('a\ufffdb\ufffd’')
})

test('also for a page larger than its scratch buffer', () => {
  const large = `${'é'.repeat(400_000)}${'—'.repeat(400_000)}`
  expect(encodePage(large).equals(Buffer.from(large))).toBe(true)
})
