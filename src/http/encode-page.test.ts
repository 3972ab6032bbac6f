import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPageEncoder } from './encode-page.ts'

const text = fc.string({ unit: 'binary', maxLength: 300 })

test('gives the bytes that Buffer.from gives, wherever the style sheet stands and whatever stands around it', () => {
  fc.assert(
    fc.property(text, text, text, (css, before, after) => {
      const encode = createPageEncoder(css)
      for (const page of [before + css + after, before + after, css, '']) {
        expect(encode(page).equals(Buffer.from(page))).toBe(true)
      }
    }),
  )
})

test('also a page larger than its scratch buffer, and two pages in turn', () => {
  const encode = createPageEncoder('p{}')
  const large = `${'é'.repeat(400_000)}p{}${'—'.repeat(400_000)}`
  const first = encode('a p{} b')
  expect(encode(large).equals(Buffer.from(large))).toBe(true)
  encode('something else p{}')
  expect(first.toString()).toBe('a p{} b')
})
