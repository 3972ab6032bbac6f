import { describe, expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../tests/make-snapshot.ts'
import { readAreas } from '../places/areas.ts'
import { findPlace } from '../places/find-place.ts'
import { placeKey } from '../places/place-key.ts'
import { matchQuery } from './match-query.ts'
import { similarTo } from './similar-to.ts'
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
    { name: 'Dunbar', city: 'Charleston', state: 'West Virginia', zipCode: '25301' },
    { name: 'Dunbar & Sons', city: 'Charleston', state: 'West Virginia', zipCode: '25301' },
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
const gazetteer = await directory.gazetteer()
const snapshot = directory.current()
const first = (query: string) => {
  const matches = matchQuery(snapshot.search, gazetteer, query)
  const entry = matches.slice(0, 1)[0] ?? similarTo(snapshot, gazetteer, query, matches)[0]?.entry
  return entry && `${entry.name.startsWith('Partner') ? '' : `${entry.name}, `}${entry.city}`
}
const offered = async (query: string) => {
  const { cities, states, partners: named } = await suggest({ directory }, query)
  return [
    ...cities.map(({ city }) => city),
    ...states.map(({ code }) => code),
    ...named.map(({ name }) => name),
  ]
}

describe('search leads first to what is meant, and typeahead offers it', () => {
  test.each([
    ['an area of several cities', 'peel region', 'Brampton'],
    ['the same in another order', 'region of peel', 'Brampton'],
    ['an area of counties', 'long island', 'Hicksville'],
    ['an island', 'cape breton', 'Sydney'],
    ['a former town', 'hull quebec', 'Gatineau'],
    ['a city that is also a borough elsewhere', 'york', 'York'],
    ['a state in one word', 'miami newyork', 'New York'],
    ['a neighbourhood before its city', 'upper west side manhattan', 'New York'],
    ['a neighbourhood with namesakes', 'lincoln park chicago', 'Chicago'],
    ['names that overlap', 'silver lake los angeles', 'Los Angeles'],
    ['the first of two cities', 'dorchester boston', 'Dorchester'],
    ['the larger of cities in different states', 'williamsburg brooklyn', 'Brooklyn'],
    ['a city misheard in its state', 'tuscan arizona', 'Tucson'],
    ['a misheard name with "city"', 'sue city iowa', 'Sioux City'],
    ['an airport', 'ord airport', 'Chicago'],
    ['a city that only its neighbour is named after', 'providence', 'North Providence'],
    ['a misspelt name in one of two cities', 'lucile lamont charleston', 'Lucille Lamont Chapel, Charleston'],
    ['a street without a number', "king's ferry road montrose", 'Hudson, Montrose'],
    ['a short form before a street', '580 ch du roy shawinigan', 'Ferland, Shawinigan'],
  ])('%s: %s', async (_, query, meant) => {
    expect(first(query)).toBe(meant)
    const [name = ''] = meant.split(', ')
    expect(await offered(query)).toContain(name)
  })
})

test.each(['near me', 'funeral homes in my area', 'cremation nearby', 'cerca de mi', 'près de chez moi'])(
  '"%s" names no place: nothing is listed or offered, and the device may be asked',
  async (query) => {
    expect(first(query)).toBeUndefined()
    expect(await offered(query)).toEqual([])
    expect((await suggest({ directory }, query)).asksNearby).toBe(true)
  },
)

test.each(['near', 'funeral home in boston near me', 'nearfield'])(
  '"%s" is no such question',
  async (query) => {
    expect((await suggest({ directory }, query)).asksNearby).toBeUndefined()
  },
)

test('a state is known by its nickname', async () => {
  expect(first('sunshine state')).toBe('Miami')
  expect(await offered('sunshine state')).toEqual(['FL'])
})

test('distances are measured from no point of an area that has partners', async () => {
  expect(await findPlace(directory, 'peel region')).toBeNull()
  expect(await findPlace(directory, 'nantucket county')).toMatchObject({ city: 'Nantucket County' })
})

test('every city and county of an area is known', () => {
  const unknown = readAreas().flatMap(({ regionCode, members }) =>
    members.filter((member) => {
      const known = [...gazetteer.cities(placeKey(member)), ...gazetteer.counties(placeKey(member))]
      return !known.some(({ region }) => region.code === regionCode)
    }),
  )
  expect(unknown).toEqual([])
})
