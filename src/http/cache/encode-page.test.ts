import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPageEncoder, STYLE_SHEET_PLACE } from './encode-page.ts'

const text = fc.string({ unit: 'binary', maxLength: 300 })

test('equals Buffer.from with the style sheet in its place, whatever is around it', () => {
  fc.assert(
    fc.property(text, text, text, (css, before, after) => {
      fc.pre(!css.includes('</') && !(before + after).includes(STYLE_SHEET_PLACE))
      const encode = createPageEncoder(css)
      const page = encode(before + STYLE_SHEET_PLACE + after)
      expect(page.equals(Buffer.concat([before, css, after].map((part) => Buffer.from(part))))).toBe(true)
      expect(encode(before + after).equals(Buffer.from(before + after))).toBe(true)
    }),
  )
})

test('only the first placeholder is replaced: later ones are content', () => {
  const encode = createPageEncoder('p{}')
  expect(encode(`<style>${STYLE_SHEET_PLACE}</style>${STYLE_SHEET_PLACE}`).toString()).toBe(
    `<style>p{}</style>${STYLE_SHEET_PLACE}`,
  )
})

test('a style sheet cannot end its element', () => {
  expect(createPageEncoder('a{content:"</style>"}')(STYLE_SHEET_PLACE).toString()).toBe(
    'a{content:"<\\/style>"}',
  )
})

test('a lone surrogate becomes U+FFFD', () => {
  const encode = createPageEncoder('p{}')
  expect(encode(`${STYLE_SHEET_PLACE}a\ud800b\udc00’`).toString()).toBe('p{}a\ufffdb\ufffd’')
})

test('also for a page larger than its scratch buffer, and two pages in turn', () => {
  const encode = createPageEncoder('p{}')
  const large = (css: string) => `${'é'.repeat(400_000)}${css}${'—'.repeat(400_000)}`
  const first = encode(`a ${STYLE_SHEET_PLACE} b`)
  expect(encode(large(STYLE_SHEET_PLACE)).equals(Buffer.from(large('p{}')))).toBe(true)
  encode(`something else ${STYLE_SHEET_PLACE}`)
  expect(first.toString()).toBe('a p{} b')
})
