import { expect, test } from 'vitest'
import { createTranslate } from './i18n.ts'

test('English is its own translation, with values and plurals filled in', () => {
  const t = createTranslate('en')
  expect(t("The partner you're looking for doesn't exist.")).toBe(
    "The partner you're looking for doesn't exist.",
  )
  const found = '{count, plural, one {# Partner Found} other {# Partners Found}}'
  expect(t(found, { count: 1 })).toBe('1 Partner Found')
  expect(t(found, { count: 1857 })).toBe('1,857 Partners Found')
})

test('a catalogue gives another language, with English for missing texts', () => {
  const t = createTranslate('fr', { 'Find Partners': 'Trouver un partenaire' })
  expect(t('Find Partners')).toBe('Trouver un partenaire')
  expect(t('Contact')).toBe('Contact')
})

test('values are text, never markup or messages', () => {
  const t = createTranslate('en')
  expect(t('Search Results for "{query}"', { query: '<b>{x}</b>' })).toBe('Search Results for "<b>{x}</b>"')
})

test('French says "1er" of a month’s first day alone', () => {
  const t = createTranslate('fr')
  const on = (date: string) => t('{date, date, long}', { date: Date.parse(date) })
  expect(on('2026-05-01')).toBe('1er mai 2026')
  expect(on('2026-05-11')).toBe('11 mai 2026')
  expect(createTranslate('es')('{date, date, long}', { date: Date.parse('2026-05-01') })).toBe(
    '1 de mayo de 2026',
  )
})
