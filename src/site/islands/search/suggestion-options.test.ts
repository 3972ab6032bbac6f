import { expect, it } from 'vitest'
import { createTranslate } from '../../../shared/text/i18n.ts'
import { toOptionGroups } from './suggestion-options.ts'

const english = { t: createTranslate('en'), messages: {}, locale: 'en' } as const
const nothing = { cities: [], states: [], partners: [], postalCodes: [] }

it('groups cities, states, partners and postal codes, and ends with a search for the text', () => {
  const groups = toOptionGroups(
    {
      cities: [
        {
          city: 'Asheville',
          state: 'North Carolina',
          path: '/state/north-carolina/city/asheville',
          partnerCount: 6,
        },
      ],
      states: [{ state: 'Quebec', code: 'QC', path: '/state/quebec', partnerCount: 1 }],
      partners: [
        {
          id: '1',
          slug: 'ashe',
          name: 'Ashe Memorial',
          city: 'Lenoir',
          state: 'North Carolina',
          path: '/partner/ashe',
        },
      ],
      postalCodes: [
        { postalCode: '28801', city: 'Asheville', state: 'North Carolina', path: '/search?q=28801' },
      ],
    },
    ' ashe ',
    english,
  )
  expect(groups).toEqual([
    {
      label: 'Cities',
      options: [
        {
          href: '/state/north-carolina/city/asheville',
          text: 'Asheville, North Carolina',
          count: '6 partners',
        },
      ],
    },
    {
      label: 'States and provinces',
      options: [{ href: '/state/quebec', text: 'Quebec', count: '1 partner' }],
    },
    { label: 'Partners', options: [{ href: '/partner/ashe', text: 'Ashe Memorial', detail: 'Lenoir, NC' }] },
    { label: 'Postal codes', options: [{ href: '/search?q=28801', text: '28801', detail: 'Asheville, NC' }] },
    { label: null, options: [{ href: '/search?q=ashe', text: 'Search for “ashe”' }] },
  ])
})

it('completes the code of typed digits first (SUGGEST-1)', () => {
  const place = { state: 'Illinois', path: '/x' }
  const groups = toOptionGroups(
    {
      ...nothing,
      cities: [{ city: 'Hartford', ...place, partnerCount: 1 }],
      postalCodes: [{ postalCode: '60610', city: 'Chicago', ...place }],
    },
    '6061',
    english,
  )
  expect(groups.map(({ label }) => label)).toEqual(['Postal codes', 'Cities', null])
})

it('leaves out empty groups and escapes the text in the search address', () => {
  expect(toOptionGroups(nothing, "50% & 'more' {x}", english)).toEqual([
    {
      label: null,
      options: [{ href: '/search?q=50%25+%26+%27more%27+%7Bx%7D', text: "Search for “50% & 'more' {x}”" }],
    },
  ])
})

it('offers the device’s location to a question for what is near (SUGGEST-1)', () => {
  const answer = { kind: 'where', title: 'Where should we look?', path: '/' } as const
  expect(toOptionGroups({ ...nothing, answer }, 'near me', english)).toEqual([
    {
      label: 'Near you',
      options: [{ href: '/search?q=near+me', text: 'Use my location', asksLocation: true }],
    },
  ])
})

it('names places in the language of the page (LANG-4)', () => {
  const messages = { 'New Brunswick': 'Nouveau-Brunswick' }
  const french = { t: createTranslate('fr', messages), messages, locale: 'fr' } as const
  const place = { state: 'New Brunswick', path: '/x', partnerCount: 1 }
  const cities = [{ city: 'Moncton', ...place }]
  const groups = toOptionGroups({ ...nothing, cities, states: [{ code: 'NB', ...place }] }, 'nouveau', french)
  const texts = groups.flatMap(({ options }) => options.map(({ text }) => text))
  expect(texts.slice(0, 2)).toEqual(['Moncton, Nouveau-Brunswick', 'Nouveau-Brunswick'])
})
