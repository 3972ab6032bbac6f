import { expect, test } from 'vitest'
import { cutAtWord, cutText, joinWords } from './cut-text.ts'

test('a text is cut at the length plus three dots, never within a character', () => {
  expect(cutText('abcdef', 6)).toBe('abcdef')
  expect(cutText('abcdefg', 6)).toBe('abcdef...')
  expect(cutText('abcde😀', 6)).toBe('abcde...')
  expect(cutText('One two. Three', 8)).toBe('One two...')
  expect(cutText('One two. Three', 9)).toBe('One two...')
})

test('a text is cut between words and never longer than asked, dots included', () => {
  expect(cutAtWord('  one\n two  ', 20)).toBe('one two')
  expect(cutAtWord('one two, three', 12)).toBe('one two...')
  for (const text of [
    'x'.repeat(400),
    `${'x'.repeat(159)} y`,
    'word '.repeat(90),
    `${'x'.repeat(155)}😀😀😀`,
  ]) {
    const cut = cutAtWord(text, 160)
    expect(cut.length).toBeLessThanOrEqual(160)
    expect(cut.isWellFormed()).toBe(true)
  }
})

test('words are joined as the language joins them', () => {
  expect(joinWords(['urns'], 'en')).toBe('urns')
  expect(joinWords(['urns', 'caskets', 'scattering'], 'en')).toBe('urns, caskets and scattering')
  expect(joinWords(['urnes', 'cercueils'], 'fr')).toBe('urnes et cercueils')
  expect(joinWords(['cremación', 'hidrólisis alcalina'], 'es')).toBe('cremación e hidrólisis alcalina')
})
