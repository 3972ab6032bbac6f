import { describe, expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { distanceMiles } from '../../../../shared/places/geo.ts'
import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import { findPlace, knowsCity } from './find-place.ts'

const view = makeView(
  makeSnapshot([
    { city: 'Stillwater Bend', state: 'Vermont', latitude: 44, longitude: -72 },
    { city: 'Nowhere Else', latitude: null },
  ]),
)
const gazetteer = await view.gazetteer()

describe('a point named by a query (SEARCH-7)', () => {
  test.each([
    ['28801', '28801', 'Asheville'],
    ['28801-1234', '28801', 'Asheville'],
    [' 02170 ', '02170', 'Quincy'],
    ['H2X 1Y4', 'H2X 1Y4', 'Montréal'],
    ['h2x1y4', 'H2X 1Y4', 'Montréal'],
    ['v5k', 'V5K', 'Vancouver'],
    ['asheville, nc', 'Asheville, NC', 'Asheville'],
    ['Asheville North Carolina', 'Asheville, NC', 'Asheville'],
    ['st louis mo', 'Saint Louis, MO', 'Saint Louis'],
    ['Saint Louis, Missouri', 'Saint Louis, MO', 'Saint Louis'],
    ['Mt. Pleasant, SC', 'Mount Pleasant, SC', 'Mount Pleasant'],
    ['ft worth, texas', 'Fort Worth, TX', 'Fort Worth'],
    ['montreal quebec', 'Montréal, QC', 'Montréal'],
    ['Montréal, QC', 'Montréal, QC', 'Montréal'],
    ['Quebec City, Québec', 'Québec, QC', 'Québec'],
    ['charleston west virginia', 'Charleston, WV', 'Charleston'],
    ['washington, district of columbia', 'Washington, DC', 'Washington'],
    ['stillwater bend vt', 'Stillwater Bend, VT', 'Stillwater Bend'],
    ['asheville', 'Asheville, NC', 'Asheville'],
    ['28801 asheville', '28801', 'Asheville'],
    ['2139', '02139', 'Cambridge'],
    ['funeral home near 90210', '90210', 'Beverly Hills'],
    ['cremation in Whistler', 'Whistler, BC', 'Whistler'],
    ['nyc', 'New York, NY', 'New York'],
  ])('%s', async (query, label, city) => {
    expect(await findPlace(view, query)).toMatchObject({ label, city })
  })
  test.each([
    '',
    'north carolina',
    'near me',
    '00000',
    'D1A 1A1',
    'gotham, ny',
    'x'.repeat(5000),
    '\0',
    'nowhere else, nc',
  ])('none in %j', async (query) => {
    expect(await findPlace(view, query)).toBeNull()
  })
  test('gives country, full state and kind of place', async () => {
    expect(await findPlace(view, 'M5V 2T6')).toMatchObject({
      country: 'CA',
      state: 'Ontario',
      city: 'Toronto',
      kind: 'postal-code',
    })
    expect(await findPlace(view, 'austin tx')).toMatchObject({ country: 'US', state: 'Texas', kind: 'city' })
  })
})

describe('the gazetteer', () => {
  const region = (name: string) => findRegion(name) as Region
  test.each([
    ['NY', 'New York', 40.75, -73.98],
    ['CA', 'Los Angeles', 34.05, -118.25],
    ['ON', 'Toronto', 43.67, -79.39],
    ['QC', 'Montréal', 45.52, -73.6],
    ['BC', 'Vancouver', 49.25, -123.11],
    ['QC', 'Trois-Rivières', 46.35, -72.6],
    ['NL', "St. John's", 47.56, -52.73],
    ['AB', 'Fort McMurray', 56.73, -111.38],
    ['NB', 'Saint John', 45.28, -66.06],
  ])('%s, %s has the right coordinates', (state, city, latitude, longitude) => {
    const place = gazetteer.city(region(state), city)
    expect(place?.city).toBe(city)
    expect(distanceMiles(place ?? { latitude: 0, longitude: 0 }, { latitude, longitude })).toBeLessThan(10)
  })
  test('has no lost accents, post office directions or brackets in its Canadian cities', () => {
    const areas = 'ABCEGHJKLMNPRSTVXY'.split('').flatMap((letter) => gazetteer.codesWith(letter, 1000))
    const cities = [...new Set(areas.map(({ place }) => place.city))]
    expect(areas.length).toBeGreaterThan(1600)
    expect(cities.filter((city) => /[\uFFFD(),]|\b(Northeast|Southwest|Outskirts)\b|- /.test(city))).toEqual(
      [],
    )
    expect(cities).toEqual(
      expect.arrayContaining(['Salaberry-de-Valleyfield', 'Jonquière', 'Sept-Îles', 'McAdam', "Val-d'Or"]),
    )
  })
  test('knows all 64 regions', () => {
    const codes = [...'0123456789ABCEGHJKLMNPRSTVXY'].flatMap((first) => gazetteer.codesWith(first, 100_000))
    expect(new Set(codes.map(({ place }) => place.region.code)).size).toBe(64)
    expect(codes.filter(({ code }) => /^[A-Z]/.test(code))).toHaveLength(1653)
    const inStates = codes.filter(({ code, place }) => /^\d/.test(code) && place.region.country === 'US')
    expect(inStates.length).toBeGreaterThanOrEqual(40_977)
  })
  test('gives towns their own points, and a point its nearest postal code', () => {
    const whistler = gazetteer.city(region('BC'), 'Whistler')
    expect(whistler && distanceMiles(whistler, { latitude: 50.116, longitude: -122.957 })).toBeLessThan(2)
    expect(gazetteer.nearestCode({ latitude: 35.6, longitude: -82.55 })?.code).toBe('28801')
    expect(gazetteer.nearestCode({ latitude: 45.511, longitude: -73.568 })?.place.region.code).toBe('QC')
    expect(gazetteer.nearestCode({ latitude: 0, longitude: 0 })).toBeUndefined()
  })
})

test('a real city is told from an invented one', async () => {
  for (const [state, city] of [
    ['nc', 'asheville'],
    ['Missouri', 'st-louis'],
    ['quebec', 'montreal'],
    ['VT', 'Stillwater Bend'],
  ] as const) {
    expect(await knowsCity(view, state, city)).toBe(true)
  }
  for (const [state, city] of [
    ['nc', 'gotham'],
    ['atlantis', 'asheville'],
    ['', ''],
    ['texas', '%'],
  ] as const) {
    expect(await knowsCity(view, state, city)).toBe(false)
  }
})
