import { describe, expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { findPlace } from '../../places/around/find-place.ts'
import { similarTo } from './match-query.ts'
import { findPartners } from './search-directory.ts'
import { suggest } from './suggest.ts'

const places = `
  Brampton, Ontario, L6Y 1A1, 43.68, -79.76
  Mississauga, Ontario, L5B 3C1, 43.59, -79.64
  Toronto, Ontario, M5V 2T6, 43.64, -79.4
  Ottawa, Ontario, K1P 5G4, 45.42, -75.7
  Gatineau, Quebec, J8T 1A1, 45.48, -75.69
  Sydney, Nova Scotia, B1P 1A1, 46.14, -60.18
  York, Pennsylvania, 17401, 39.96, -76.73
  Hicksville, New York, 11801, 40.77, -73.53
  New York, New York, 10001, 40.75, -74
  Manhattan, Kansas, 66502, 39.19, -96.6
  Miami, Florida, 33101, 25.77, -80.19
  Boston, Massachusetts, 02108, 42.36, -71.06
  Dorchester, Massachusetts, 02122, 42.29, -71.04
  Chicago, Illinois, 60601, 41.88, -87.62
  Los Angeles, California, 90001, 34.05, -118.24
  Tucson, Arizona, 85701, 32.22, -110.97
  Sioux City, Iowa, 51101, 42.5, -96.4
  Cape Girardeau, Missouri, 63701, 37.31, -89.55
  North Providence, Rhode Island, 02911, 41.85, -71.46
  Brooklyn, New York, 11201, 40.69, -73.99
  Williamsburg, Virginia, 23185, 37.27, -76.71
  Pueblo, Colorado, 81003, 38.27, -104.61
  Denver, Colorado, 80202, 39.74, -104.99
  Jacksonville, Florida, 32202, 30.33, -81.66
  Victoria, British Columbia, V8W 1P6, 48.43, -123.37
  St. Paul, Minnesota, 55106, 44.96, -93.05
  Dallas, Texas, 75201, 32.79, -96.8
  Portland, Oregon, 97201, 45.51, -122.69
  Portland, Maine, 04101, 43.66, -70.26
  Bangor, Maine, 04401, 44.8, -68.78
  Waterloo, Illinois, 62298, 38.34, -90.15
  Bensenville, Illinois, 60106, 41.95, -87.94
  Burlington, Vermont, 05401, 44.48, -73.22
`
const partners = places
  .trim()
  .split('\n')
  .map((line, number) => {
    const [city = '', state = '', zipCode = '', latitude, longitude] = line.trim().split(', ')
    return {
      name: `Partner ${number}`,
      city,
      state,
      zipCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }
  })
const directory = makeView(
  makeSnapshot([
    ...partners,
    { name: 'Lucille Lamont Chapel', city: 'Charleston', state: 'South Carolina', zipCode: '29401' },
    { name: 'De la Cruz & Aguilar', city: 'Las Cruces', state: 'New Mexico', zipCode: '88007' },
    { name: 'Hathaway Chapel', city: 'Fall River', state: 'Massachusetts', zipCode: '02720' },
    { name: 'Dunbar', city: 'Charleston', state: 'West Virginia', zipCode: '25301' },
    { name: 'Dunbar & Sons', city: 'Charleston', state: 'West Virginia', zipCode: '25301' },
    { name: 'Denali', city: 'Anchorage', state: 'Alaska', zipCode: '99501', phone: '(907) 555-0100' },
    { name: 'Flaherty Chapel', city: 'Jacksonville', state: 'North Carolina', zipCode: '28540' },
    { name: 'Bay Ridge Chapel', city: 'Salem', state: 'Oregon', zipCode: '97301' },
    { name: 'Providence Care', city: 'Eagleville', state: 'Pennsylvania', zipCode: '19403' },
    {
      name: 'Hudson',
      city: 'Montrose',
      state: 'New York',
      zipCode: '10548',
      address: '185 Kings Ferry Road',
    },
    { name: 'Croton', city: 'Montrose', state: 'New York', zipCode: '10548', address: '2 Main Street' },
    {
      name: 'Ferland',
      city: 'Shawinigan',
      state: 'Quebec',
      zipCode: 'G9N 4E1',
      address: '580 chemin du Roy',
    },
    { name: 'Grenier', city: 'Shawinigan', state: 'Quebec', zipCode: 'G9N 4E1', address: '580 rue Royale' },
  ]),
)
const find = (query: string, among = directory) => findPartners({ directory: among }, query)
const first = async (query: string) => {
  const { entries, matches, snapshot } = await find(query)
  const entry = entries[0] ?? similarTo(snapshot, matches)[0]
  return entry && `${entry.name.startsWith('Partner') ? '' : `${entry.name}, `}${entry.city}`
}
const place = async (query: string) => (await find(query)).matches.readings[0]?.place
const offered = async (query: string) => {
  const { cities, states, partners: named } = await suggest({ directory }, query)
  return [
    ...cities.map(({ city }) => city),
    ...states.map(({ code }) => code),
    ...named.map(({ name }) => name),
  ]
}

describe('search leads first to what is meant, and typeahead offers it (SEARCH-8)', () => {
  test.each([
    ['an area of several cities', 'peel region', 'Brampton'],
    ['the same in another order', 'region of peel', 'Brampton'],
    ['an area of counties', 'long island', 'Hicksville'],
    ['an island', 'cape breton', 'Sydney'],
    ['a former town', 'hull quebec', 'Gatineau'],
    ['a city that is also a borough elsewhere', 'york', 'York'],
    ['a mistaken state in one word', 'miami newyork', 'Miami'],
    ['a neighbourhood before its city', 'upper west side manhattan', 'New York'],
    ['a neighbourhood with namesakes', 'lincoln park chicago', 'Chicago'],
    ['a neighbourhood that towns elsewhere are named after', 'harlem', 'New York'],
    ['the same with what is around it', 'harlem manhattan', 'New York'],
    ['a base', 'fort hamilton', 'Brooklyn'],
    ['a Canadian Forces base', 'cfb esquimalt', 'Victoria'],
    ['a city whose name is an everyday word', 'cremation in pueblo, co', 'Pueblo'],
    ['a county by a short form', 'cook cnty illinois', 'Chicago'],
    ['a county by "Co"', 'Cook Co. Illinois', 'Chicago'],
    ['a French article', "coopérative funéraire de l'Outaouais", 'Gatineau'],
    ['letters for digits in a postal code', 'KlP 5G4', 'Ottawa'],
    ['letters for digits in a ZIP code', '6O6O1', 'Chicago'],
    ['a ZIP code without its zero', '2108', 'Boston'],
    ['initials of a city that are a state without their dots', 'L.A.', 'Los Angeles'],
    ['a misspelt city with a short state', 'jacksonvill fla', 'Jacksonville'],
    ['names that overlap', 'silver lake los angeles', 'Los Angeles'],
    ['the first of two cities', 'dorchester boston', 'Dorchester'],
    ['the larger of cities in different states', 'williamsburg brooklyn', 'Brooklyn'],
    ['a city misheard in its state', 'tuscan arizona', 'Tucson'],
    ['a misheard name with "city"', 'sue city iowa', 'Sioux City'],
    ['an airport', 'ord airport', 'Chicago'],
    ['a city that only its neighbour is named after', 'providence', 'North Providence'],
    ['a misspelt name in one of two cities', 'lucile lamont charleston', 'Lucille Lamont Chapel, Charleston'],
    ['a short form before a street', '580 ch du roy shawinigan', 'Ferland, Shawinigan'],
    ['a hospital', 'mass general hospital', 'Boston'],
    ['a hospital for veterans', 'va hospital boston', 'Boston'],
    ['a university named after a state', 'university of arizona', 'Tucson'],
    ['a part that several cities have', 'hyde park', 'Chicago'],
    ['a part of the city beside it', 'capitol hill denver', 'Denver'],
    ['a town beside its area', 'hicksville long island', 'Hicksville'],
    ['a short state before its city', 'az, tucson', 'Tucson'],
    ['a city in a sentence', 'my father died while visiting Tucson we have to bring him back', 'Tucson'],
    ['a postal code in a part of a city', 'J8X 2A1', 'Gatineau'],
    ['a web address', 'www.dunbarandsons.com', 'Dunbar & Sons, Charleston'],
    ['a page of this site', 'https://a.example/partner/bay-ridge-chapel', 'Bay Ridge Chapel, Salem'],
    ['words written together', 'flahertychapel', 'Flaherty Chapel, Jacksonville'],
    ['a legal form amid words', 'Dunbar & Sons, Inc. Charleston', 'Dunbar & Sons, Charleston'],
    ['a city in a state that has none of its name', 'chicago indiana', 'Chicago'],
    ['everyday words written together with a city', 'funeralhomesinchicago', 'Chicago'],
    ['a dictated comma', 'tucson comma arizona', 'Tucson'],
    ['emoji', '🕊️ tucson 🕊️', 'Tucson'],
    ['signs around a word', '*tucson*', 'Tucson'],
    ['an area code in words', 'the 907', 'Denali, Anchorage'],
    ['a county without its word', 'maricopa and tucson', 'Tucson'],
    ['a part of a state', 'northern new york', 'Hicksville'],
    ['a hospital named after no city', 'jewish general hospital', 'Gatineau'],
    ['a part of a city only with its state', 'unionville ontario', 'Toronto'],
    ['a misspelt town without its state', 'hempstaed', 'Hicksville'],
    ['a street named like a state', 'michigan and wacker chicago', 'Chicago'],
    ['a misspelt city before a partner', 'flaherty jacksonvile nc', 'Flaherty Chapel, Jacksonville'],
    ['a service of one word before a city', 'aquamation denver', 'Denver'],
    ['a service after a city with its state', 'Denver, CO green burials', 'Denver'],
    ['a part of a city that is named like a town near a namesake', 'highland park st paul', 'St. Paul'],
    ['Z for a digit in a postal code', 'M5V ZT6', 'Toronto'],
    ['a short form of a kind of place', 'Sioux Cty', 'Sioux City'],
    ['a price', 'funérailles Gatineau prix', 'Gatineau'],
    [
      'a misspelt name that is like a town without partners',
      'hathoway chapel',
      'Hathaway Chapel, Fall River',
    ],
    ['a possessive before a city', "Dunbar's in Charleston", 'Dunbar, Charleston'],
    ['a family name written together', 'delacruz & aguilar', 'De la Cruz & Aguilar, Las Cruces'],
    ['a misspelt end of a name', 'bensonville illinois', 'Bensenville'],
    ['a number as callers abroad dial it', '001 907 555 0100', 'Denali, Anchorage'],
    ['a name with its whole address', 'Hudson\n185 Kings Ferry Rd\nMontrose, NY 10548', 'Hudson, Montrose'],
    ['a city whose ZIP code belongs to another', 'dorchester massachusetts 02445', 'Dorchester'],
  ])('%s: %s', async (_, query, meant) => {
    expect(await first(query)).toBe(meant)
    const [name = ''] = meant.split(', ')
    expect(await offered(query)).toContain(name)
  })
})

test.each(['near me', 'funeral homes in my area', 'cremation nearby', 'cerca de mi', 'près de chez moi'])(
  '"%s" names no place: nothing is listed or offered, and the device may be asked (SEARCH-4, SUGGEST-1)',
  async (query) => {
    expect(await offered(query)).toEqual([])
    expect((await suggest({ directory }, query)).answer?.kind).toBe('where')
  },
)

test.each(['near', 'funeral home in boston near me', 'nearfield', 'qqxzzy near me'])(
  '"%s" is no such question',
  async (query) => {
    expect((await suggest({ directory }, query)).answer).toBeUndefined()
  },
)

test('a state beside it says which town of that name is meant', async () => {
  expect(await place('Harlem, GA')).toMatchObject({ city: 'Harlem', region: { code: 'GA' } })
})

test.each([
  ['a state of another city with that nickname', 'queen city nc', 'NC'],
  ['a country', 'kingston canada', 'ON'],
])('%s says which city is meant: %s', async (_, query, code) => {
  expect((await place(query))?.region.code).toBe(code)
})

test('a service before a state leads to the state', async () => {
  expect(await first('green burial vermont')).toBe('Burlington')
  expect(await offered('green burial vermont')).toEqual(['VT'])
  // Not to Waterloo in Illinois.
  expect(await first('water cremation illinois')).toBe('Chicago')
  expect(await offered('water cremation illinois')).toEqual(['IL'])
})

test('of a state without partners the nearest are shown', async () => {
  const { matches, snapshot } = await find('hawaii')
  expect(similarTo(snapshot, matches)[0]).toMatchObject({ city: 'Los Angeles' })
})

test.each([
  ['near a place', 'hawaii'],
  ['of the place that is meant', 'chicgo illinoi'],
  ['of the name that is meant', 'exemplaree'],
])('at most three partners stand in for matches: %s (SEARCH-4)', async (_, query) => {
  const many = makeView(
    makeSnapshot(Array.from({ length: 9 }, (_, at) => ({ ...partners[14], name: `Exemplary Chapel ${at}` }))),
  )
  const { entries, matches, snapshot } = await find(query, many)
  expect(entries).toEqual([])
  expect(similarTo(snapshot, matches)).toHaveLength(3)
})

test('a state is known by its nickname (SEARCH-8)', async () => {
  expect(await first('sunshine state')).toBe('Miami')
  expect(await offered('sunshine state')).toEqual(['FL'])
})

test('distances are measured from no point of an area that has partners', async () => {
  expect(await findPlace(directory, 'peel region')).toBeNull()
  expect(await findPlace(directory, 'nantucket county')).toMatchObject({ city: 'Nantucket County' })
})

test('a county that begins with the name of a city is the county, nearest first', async () => {
  expect(await place('miami-dade county')).toMatchObject({ city: 'Miami-Dade County', isArea: true })
})

test('a state after a county is no city in it', async () => {
  expect(await place('nassau county new york')).toMatchObject({
    city: 'Nassau County',
    region: { code: 'NY' },
  })
})
