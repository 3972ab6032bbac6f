import { describe, expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { similarTo } from './match-query.ts'
import { findPartners } from './search-directory.ts'
import { suggest } from './suggest.ts'

const houses = `
  James W. Dolan Inc | 1140 Washington St | Dorchester Center | Massachusetts | 02124 | 42.29 | -71.07
  David J. Solimine Funeral Service | 426 Broadway | Lynn | Massachusetts | 01904 | 42.47 | -70.95
  Wm. Jeanes Chapel | 4051 Joshua Rd | Lafayette Hill | Pennsylvania | 19444 | 40.08 | -75.25
  Campbell Funeral Service | 525 Cabot St | Beverly | Massachusetts | 01915 | 42.56 | -70.88
  Orchard Chapel | 1 Dell Ave | Campbell | California | 95008 | 37.28 | -121.95
  Keohane Funeral Home | 785 Hancock St | Quincy | Massachusetts | 02170 | 42.25 | -71
  Quincy Chapel | 2 Main St | Quincy | Massachusetts | 02170 | 42.25 | -71
  Miles Funeral Home | 1158 Main St | Holden | Massachusetts | 01520 | 42.35 | -71.86
  Abbott & Sons | 9 Elm St | Holden | Massachusetts | 01520 | 42.35 | -71.86
  Turner Chapel | 2 Oak St | Randolph | Massachusetts | 02368 | 42.16 | -71.05
  Cartwright Funeral Home | 419 N Main St | Randolph | Massachusetts | 02368 | 42.16 | -71.05
  Bradford Maison | 3 Rue Un | Québec | Quebec | G1K 1A1 | 46.81 | -71.2
  Aldous Bradford | 4 Rue Deux | Lévis | Quebec | G6V 1A1 | 46.8 | -71.18
  Elkhorn Chapel | 5 Main St | Boulder | Montana | 59632 | 46.24 | -112.12
  Flatiron Chapel | 5 Main St | Boulder | Colorado | 80302 | 40.02 | -105.28
  Gallatin Chapel | 5 Main St | Bozeman | Montana | 59715 | 45.68 | -111.04
  Bitterroot Chapel | 6 Main St | Stevensville | Montana | 59870 | 46.51 | -114.09
  Ohio River Chapel | 7 Main St | Florence | Kentucky | 41042 | 38.99 | -84.63
  Lakeshore Chapel | 8 Main St | Euclid | Ohio | 44123 | 41.6 | -81.53
  Brandywine Chapel | 9 Main St | Upper Darby | Pennsylvania | 19082 | 39.96 | -75.26
  Three Rivers Chapel | 9 Main St | Scranton | Pennsylvania | 18503 | 41.41 | -75.66
  Suffolk Chapel | 10 Main St | Hauppauge | New York | 11788 | 40.83 | -73.2
  Suffolk Oak Chapel | 11 Main St | Suffolk | Virginia | 23434 | 36.73 | -76.58
  Plain Chapel | 11 Main St | Plainview | New York | 11803 | 40.78 | -73.47
  Ramapo Chapel | 12 Main St | Mahwah Township | New Jersey | 07430 | 41 | -74.1
  Suffern Chapel | 13 Main St | Suffern | New York | 10901 | 41.11 | -74.15
  Yamhill Chapel | 14 Main St | Newberg | Oregon | 97132 | 45.3 | -122.97
  Prairie Chapel | 15 Main St | Oregon | Wisconsin | 53575 | 42.93 | -89.38
  Elm City Chapel | 16 Main St | New Haven | Connecticut | 06510 | 41.31 | -72.92
  Alfred Baumann Chapel West Paterso | 17 Main St | Woodland Park | New Jersey | 07424 | 40.89 | -74.2
  Great Falls Chapel | 18 Main St | Paterson | New Jersey | 07501 | 40.91 | -74.16
  O'Connell Chapel | 19 Main St | Silver Spring | Maryland | 20901 | 39.02 | -77.01
  South Georgia Chapel | 20 Main St | Valdosta | Georgia | 31602 | 30.85 | -83.28
  Hebrew Burial Society of Greater Boston | 21 Wells Ave | Newton Center | Massachusetts | 02459 | 42.31 | -71.19
`
const directory = makeView(
  makeSnapshot(
    houses
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', address = '', city = '', state = '', zipCode = '', latitude, longitude] = line
          .trim()
          .split(' | ')
        const point = { latitude: Number(latitude), longitude: Number(longitude) }
        return { name, address, city, state, zipCode, ...point }
      }),
  ),
)
const first = async (query: string) => {
  const { entries, matches, snapshot } = await findPartners({ directory }, query)
  return (entries[0] ?? similarTo(snapshot, matches)[0])?.name
}
const offered = async (query: string) => {
  const { cities, partners } = await suggest({ directory }, query)
  return [...cities.map(({ city }) => city), ...partners.map(({ name }) => name)].slice(0, 5)
}

describe('search leads first to the partner that is meant, and typeahead offers it (SEARCH-9)', () => {
  test.each([
    ['a short given name', 'jim dolan dorchester', 'James W. Dolan Inc'],
    ['a short given name alone before a surname', 'dave solimine', 'David J. Solimine Funeral Service'],
    ['a given name that the partner shortens', 'william jeanes', 'Wm. Jeanes Chapel'],
    ['a misspelt name of a city too', 'cambell funeral service', 'Campbell Funeral Service'],
    ['a name on a street', 'campbell on cabot street', 'Campbell Funeral Service'],
    [
      'a possessive without its apostrophe on a street',
      'keohanes hancock street quincy',
      'Keohane Funeral Home',
    ],
    ['a family named like an everyday word', 'miles funeral home holden', 'Miles Funeral Home'],
    ['a name by its sound', 'cartwrite randolph ma', 'Cartwright Funeral Home'],
    ['all words like one name', 'al bauman west paterson', 'Alfred Baumann Chapel West Paterso'],
    ['a name beside a misspelt town of its state', 'suffolk haupauge ny', 'Suffolk Chapel'],
    ['O apart from its name', 'o connell silver springs md', "O'Connell Chapel"],
    [
      'a name of which one word is misspelt',
      'hebrew buriel newton',
      'Hebrew Burial Society of Greater Boston',
    ],
  ])('%s: %s', async (_, query, name) => {
    expect(await first(query)).toBe(name)
    expect(await offered(query)).toContain(name)
  })
})

describe('search leads first to the town that is meant or nearest, and typeahead offers it (SEARCH-9)', () => {
  test.each([
    ['MT is Montana', 'boulder mt', 'Elkhorn Chapel', 'Boulder'],
    ['MT after a town without partners', 'missoula mt', 'Bitterroot Chapel', 'Stevensville'],
    ['two edits in a large town', 'cincinatti ohio', 'Ohio River Chapel', 'Florence'],
    ['a misspelt town before a code that is a word', 'philidelphia pa', 'Brandywine Chapel', 'Upper Darby'],
    ['a misspelt town before its area', 'hauppage long island', 'Suffolk Chapel', 'Hauppauge'],
    [
      'a town that its partner calls a township',
      'cremation in mahwah nj',
      'Ramapo Chapel',
      'Mahwah Township',
    ],
    ['a misspelt town in a state that a city is named like', 'newburg oregon', 'Yamhill Chapel', 'Newberg'],
    ['a misspelt state before its city', 'conecticut bridgeport', 'Elm City Chapel', 'New Haven'],
    ['a begun town after everyday words', 'funeral home valdo', 'South Georgia Chapel', 'Valdosta'],
  ])('%s: %s', async (_, query, name, city) => {
    expect(await first(query)).toBe(name)
    expect(await offered(query)).toContain(city)
  })
})
