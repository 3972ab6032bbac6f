import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitText, type TextRoom } from './fit-text.ts'

/** Letters are half as wide as high. */
const measure = (text: string, sizePx: number) => ([...text].length * sizePx) / 2
const room: TextRoom = { widthPx: 200, maxLines: 2, sizesPx: [40, 20] }

describe('fitText', () => {
  it('keeps a short text large and on one line', () => {
    expect(fitText('Asheville', room, measure)).toEqual({ lines: ['Asheville'], sizePx: 40 })
  })

  it('breaks between words, into lines of similar length', () => {
    expect(fitText('One two six ten', { ...room, widthPx: 280 }, measure)).toEqual({
      lines: ['One two', 'six ten'],
      sizePx: 40,
    })
  })

  it('sets a long text smaller', () => {
    expect(fitText('Twenty letters in two', room, measure).sizePx).toBe(20)
  })

  it('cuts what does not fit at the smallest size, with an ellipsis', () => {
    const { lines, sizePx } = fitText('word '.repeat(40), room, measure)
    expect(sizePx).toBe(20)
    expect(lines).toEqual(['word word word word', 'word word word word…'])
  })

  it('breaks a word that is longer than a line', () => {
    expect(fitText('x'.repeat(30), room, measure)).toEqual({
      lines: ['x'.repeat(20), 'x'.repeat(10)],
      sizePx: 20,
    })
  })

  it('returns no line for empty text', () => {
    expect(fitText('  ', room, measure).lines).toEqual([])
  })

  it('never exceeds the width or the number of lines', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        const { lines, sizePx } = fitText(text, room, measure)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(measure(line, sizePx)).toBeLessThanOrEqual(200)
        if (!lines.at(-1)?.endsWith('…')) {
          expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        }
      }),
    )
  })
})
