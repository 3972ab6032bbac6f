import { describe, expect, test } from 'vitest'
import { findUnprintable } from './fonts.ts'
import { isRightToLeft, layOutLines } from './lay-out-lines.ts'

/** Ten points a character. */
const lines = (text: string, maxWidth = 10_000) =>
  layOutLines(text, 400, maxWidth, (word) => 10 * [...word].length)
/** Words as they are seen from left to right; letters of right-to-left scripts stay as they are read. */
const seen = (text: string) =>
  lines(text).map(({ pieces }) =>
    [...pieces]
      .sort((one, other) => one.x - other.x)
      .map((piece) => piece.text)
      .join(''),
  )

describe('the order of a line', () => {
  test.each([
    ['left to right', 'The chapel opens in 2026.', 'The chapel opens in 2026.'],
    ['Hebrew words in English', 'Of בית שלום in 2026, too', 'Of שלום בית in 2026, too'],
    ['English in Hebrew', 'פתוח משנת 1952 ומשרת את Knoxville.', '.Knoxville את ומשרת 1952 משנת פתוח'],
    ['brackets in Arabic', 'دار (السلام) 2026', '2026 (السلام) دار'],
    ['a number with a comma in Arabic', 'عام 1,952 دولار', 'دولار 1,952 عام'],
  ])('%s', (_, text, visual) => {
    expect(seen(text)).toEqual([visual])
  })

  test('begins on the right where the first letter does', () => {
    expect(['שלום Hale', '“شكرا”', 'Hale שלום', '2026', ''].map(isRightToLeft)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('lines', () => {
  test('are broken between words, and hold all of them', () => {
    const text = 'The chapel opens on Monday, and בית שלום opens in 2026.'
    const broken = lines(text, 150)
    expect(broken.length).toBeGreaterThan(2)
    expect(broken.every(({ width }) => width <= 150)).toBe(true)
    expect(broken.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join(' ')).toBe(text)
  })

  test('break a word that is wider than a line', () => {
    const broken = lines(`https://${'a'.repeat(40)}.example`, 100)
    expect(broken.every(({ width }) => width <= 100)).toBe(true)
    expect(broken.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('')).toContain('.example')
  })

  test('keep marks with their letters and take each letter from a font that has it', () => {
    const files = (text: string) => lines(text).flatMap(({ pieces }) => pieces.map(({ face }) => face.file))
    expect(new Set(files('שָׁלוֹם')).size).toBe(1)
    expect(files('Хейл.').map((file) => /serif-4-([\w-]+)-400/.exec(file)?.[1])).toEqual([
      'cyrillic',
      'latin',
    ])
    expect(files('Nguyễn').some((file) => file.includes('vietnamese'))).toBe(true)
  })
})

test('letters that no font has are named once', () => {
  expect(findUnprintable('Łódź, Ελλάδα, Семья, שלום, سلام, Nguyễn, “é”')).toBe('')
  expect(findUnprintable('京都 and 京都')).toBe('京都')
})
