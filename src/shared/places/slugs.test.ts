import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSlug } from './slugs.ts'

test('accents are folded and punctuation dropped, so that one city has one page (SITE-9)', () => {
  expect(toSlug('Québec')).toBe('quebec')
  expect(toSlug("St. John's")).toBe('st-johns')
  expect(toSlug('Trois-Rivières')).toBe('trois-rivieres')
  expect(toSlug('Hollis & Wren')).toBe('hollis-and-wren')
})

test('letters that Unicode does not decompose are plain letters (SITE-9)', () => {
  expect(toSlug('Zakład Wałęsa')).toBe('zaklad-walesa')
  expect(toSlug('Đorđević & Søn')).toBe('dordevic-and-son')
  expect(toSlug('GROẞE STRAẞE')).toBe('grosse-strasse')
  expect(toSlug('Cœur d’Ægir')).toBe('coeur-daegir')
})

test('a slug of a slug is itself, and needs no escaping in URLs except for letters of other scripts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      const slug = toSlug(name)
      expect(toSlug(slug)).toBe(slug)
      expect(slug).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u)
    }),
  )
})
