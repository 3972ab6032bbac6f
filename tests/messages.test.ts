import { describe, expect, test } from 'vitest'
import { allNames } from '../scripts/messages/all-names.ts'
import { checkCatalogue } from '../scripts/messages/check-catalogue.ts'
import { readMessages } from '../scripts/messages/read-messages.ts'
import { DEFAULT_TEXTS } from '../src/features/site-texts/default-texts.ts'
import { REGIONS } from '../src/shared/places/regions.ts'
import { SITE_TEXT_NAMES } from '../src/shared/site-texts.ts'
import { CATALOGUES } from '../src/shared/text/catalogues.ts'

const { required, known } = await readMessages()

describe.each(['fr', 'es'] as const)('the catalogue of %s', (locale) => {
  const catalogue = CATALOGUES[locale]
  const names = allNames(locale)

  test('has every message of the public pages', () => {
    const missing = [...new Set([...required.keys(), ...names])].filter((english) => !(english in catalogue))
    expect(missing).toEqual([])
  })

  test('has none that nothing shows', () => {
    const shown = new Set(names)
    expect(Object.keys(catalogue).filter((english) => !known.has(english) && !shown.has(english))).toEqual([])
  })

  test('has the same placeholders, whole plurals and its own typography', () => {
    expect(checkCatalogue(locale, catalogue)).toEqual([])
  })
})

test.each(SITE_TEXT_NAMES)(
  'the text %s has the same headings, points, links and placeholders in each language',
  (name) => {
    const partsOf = (markdown: string) => [
      markdown.match(/^(?:#+|-|\d\.) /gm),
      markdown.match(/\{\{\w+\}\}|\]\([^)]*\)/g)?.sort(),
    ]
    for (const locale of ['fr', 'es'] as const)
      expect(partsOf(DEFAULT_TEXTS[locale][name]), locale).toEqual(partsOf(DEFAULT_TEXTS.en[name]))
  },
)

test('what is said before a region leaves its name as it is', () => {
  for (const catalogue of [CATALOGUES.fr, CATALOGUES.es])
    for (const { name } of REGIONS) {
      const own = catalogue[`in ${name}`]
      if (own !== undefined)
        expect(own.endsWith(` ${catalogue[name]}`) || own.endsWith(`’${catalogue[name]}`), own).toBe(true)
    }
})

test('each fault is found', () => {
  const faults = (english: string, own: string) => checkCatalogue('fr', { [english]: own }).length
  expect(faults('{count} days ago', 'il y a {jours} jours')).toBe(1)
  expect(faults('{n, plural, one {# a} other {# b}}', '{n, plural, other {# b}}')).toBe(1)
  expect(faults('{name}', '{name')).toBe(1)
  expect(faults(' or ', 'ou')).toBe(1)
  expect(faults('Photo:', 'Photo :')).toBe(1)
  expect(faults('Yes', '')).toBe(1)
  expect(faults('{name} and {other}', '{other} et {name}')).toBe(0)
})
