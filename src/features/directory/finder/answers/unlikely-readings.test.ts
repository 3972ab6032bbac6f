import { describe, expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { findPlace } from '../../places/around/find-place.ts'
import { similarTo } from './match-query.ts'
import { findMeant, findPartners } from './search-directory.ts'
import { suggest } from './suggest.ts'

const houses = `
  W. Acton Citizens Chapel | 21 Windsor Ave | Acton | Massachusetts | 01720 | 42.48 | -71.45
  Abbott Chapel | 3 Main St | Acton | Massachusetts | 01720 | 42.48 | -71.45
  Brazos Chapel | 4 Main St | West | Texas | 76691 | 31.8 | -97.09
  Homer Township Public Meadow Chapel | 14320 W 151st St | Homer Glen | Illinois | 60491 | 41.6 | -87.95
  Homer Meadow Chapel | 5 Main St | Homer | Alaska | 99603 | 59.64 | -151.55
  Genesee Chapel | 6 Main St | Rochester | New York | 14604 | 43.16 | -77.61
  Root River Chapel | 7 Main St | Winona | Minnesota | 55987 | 44.05 | -91.64
  Back Mountain Chapel | 8 Main St | Dallas | Pennsylvania | 18612 | 41.34 | -75.96
  Rickreall Chapel | 9 Main St | Dallas | Oregon | 97338 | 44.92 | -123.32
  Trinity Chapel | 10 Main St | Duncanville | Texas | 75116 | 32.65 | -96.91
  Prairie Chapel | 10 Main St | Sherman | Texas | 75090 | 33.64 | -96.61
  Hathaway Funeral Service | 1813 Robeson St | Fall River | Massachusetts | 02720 | 41.72 | -71.14
  Alder Chapel | 11 Main St | Stuart | Florida | 34994 | 27.2 | -80.25
  Martin Chapel | 2351 SE Monterey Road | Stuart | Florida | 34996 | 27.19 | -80.24
  Valley Chapel | 12 Main St | Pharr | Texas | 78577 | 26.19 | -98.18
  Big Bend Chapel | 13 Main St | Alpine | Texas | 79830 | 30.36 | -103.66
  Colby Chapel | 14 Main St | Shreveport | Louisiana | 71101 | 32.51 | -93.75
  Thibodeaux Cremation | 15 Main St | Shreveport | Louisiana | 71115 | 32.4 | -93.75
  Bayou Chapel | 16 Main St | Thibodaux | Louisiana | 70301 | 29.8 | -90.82
  Toussaint Chapel | 17 Main St | Marietta | Georgia | 30060 | 33.95 | -84.55
  Abbott Cremation | 19 Main St | Jacksonville | Florida | 32220 | 30.33 | -81.66
  Funeraria Collazo | 20 Main St | Jacksonville | Florida | 32220 | 30.33 | -81.66
  Carmody Chapel | 21 Main St | Clearwater | Florida | 33761 | 27.97 | -82.76
  Gull Point Cremation | 22 Main St | Clearwater | Florida | 33761 | 27.97 | -82.76
  Whitaker Brothers | 18 Main St | Marietta | Georgia | 30061 | 33.95 | -84.55
  Savannah River Chapel | 23 Main St | Augusta | Georgia | 30901 | 33.47 | -81.97
  Stewart Manor Chapel | 24 Main St | Garden City | New York | 11530 | 40.73 | -73.64
  Bluegrass Chapel | 25 Main St | Paducah | Kentucky | 42001 | 37.08 | -88.6
  Cuyahoga Chapel | 26 Main St | Kent | Ohio | 44240 | 41.15 | -81.36
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
        return {
          name,
          address,
          city,
          state,
          zipCode,
          latitude: Number(latitude),
          longitude: Number(longitude),
        }
      }),
  ),
)
const first = async (query: string) => {
  const { entries, matches, snapshot } = await findPartners({ directory }, query)
  return (entries[0] ?? similarTo(snapshot, matches)[0])?.name
}
const offered = async (query: string) => {
  const { cities, partners } = await suggest({ directory }, query)
  return [...cities.map(({ city, state }) => `${city}, ${state}`), ...partners.map(({ name }) => name)]
}

describe('search leads first to the partner that is meant, and typeahead offers it (SEARCH-9)', () => {
  test.each([
    ['a direction that the name shortens', 'west acton citizens chapel', 'W. Acton Citizens Chapel'],
    ['a township in the name', 'homer twp meadow', 'Homer Township Public Meadow Chapel'],
    ['a name on a street without "street"', 'hathaways on robeson', 'Hathaway Funeral Service'],
    ['a direction that the address shortens', '2351 southeast monterey road stuart', 'Martin Chapel'],
    ['a name spelled like a city, in another', 'thibodaux cremation shreveport la', 'Thibodeaux Cremation'],
    ['a Spanish name by its sound', 'funeraria coyazo jacksonville', 'Funeraria Collazo'],
    ['a word of places shortened in a name', 'gull pt cremation clearwater', 'Gull Point Cremation'],
    ['a misspelt name like a town without partners', 'whittaker brothers marietta ga', 'Whitaker Brothers'],
  ])('%s: %s', async (_, query, name) => {
    expect(await first(query)).toBe(name)
    expect((await offered(query)).slice(0, 5)).toContain(name)
  })
})

describe('search leads first to the town that is meant or nearest, and typeahead offers it (SEARCH-9)', () => {
  test.each([
    ['a landmark of a small namesake', 'mayo clinic rochester minnesota', 'Root River Chapel', 'Winona'],
    ['a large city with small namesakes', 'dallas', 'Trinity Chapel', 'Duncanville'],
    ['the same among words', 'cheap cremation dallas', 'Trinity Chapel', 'Duncanville'],
    ['a letter typed twice', 'Marfaa', 'Big Bend Chapel', 'Alpine'],
    ['a city with the nickname of another', 'garden city', 'Stewart Manor Chapel', 'Garden City'],
    ['a city named like an abbreviation', 'kent', 'Cuyahoga Chapel', 'Kent'],
  ])('%s: %s', async (_, query, name, city) => {
    expect(await first(query)).toBe(name)
    expect((await offered(query)).slice(0, 5).join('; ')).toContain(city)
  })
})

describe('a large city without partners beside namesakes that have some (SEARCH-8)', () => {
  test('is understood, its namesakes are offered', async () => {
    const { understood, entries } = await findPartners({ directory }, 'dallas')
    expect(understood).toMatchObject({ name: 'Dallas, Texas', partnerCount: 0 })
    expect(understood?.others.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Dallas, Pennsylvania', 'Dallas, Oregon']),
    )
    expect(entries.map(({ name }) => name)).toEqual([
      'Trinity Chapel',
      'Back Mountain Chapel',
      'Rickreall Chapel',
    ])
    expect(await findPlace(directory, 'dallas')).toMatchObject({ label: 'Dallas, TX' })
  })
  test('a namesake is still found in its own state', async () => {
    expect(await first('dallas pa')).toBe('Back Mountain Chapel')
    expect(await first('dallas, oregon')).toBe('Rickreall Chapel')
  })
})

test('a misspelt town without partners is offered where nothing matches (SEARCH-6)', async () => {
  const [first] = findMeant(await findPartners({ directory }, 'Marfaa'))
  expect(first?.name).toBe('Marfa, Texas')
})

test('the largest of towns without partners is understood, its namesakes are offered', async () => {
  const { understood } = await findPartners({ directory }, 'arlington')
  expect(understood).toMatchObject({ name: 'Arlington, Virginia', partnerCount: 0 })
  expect(understood?.others[0]?.name).toBe('Arlington, Texas')
})
