import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOADED_PLACES } from '../../../../../tests/sites/loaded-places.ts'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { distanceMiles } from '../../../../shared/places/geo.ts'
import { nearbyCities } from './nearby-cities.ts'
import { nearbyPartners } from './nearby-partners.ts'
import { townsAround } from './towns-around.ts'

const coordinate = {
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
}
const point = fc.record(coordinate)
/** Mostly close together, some far away, some without a point. */
const place = fc.oneof(
  fc.record({
    latitude: fc.double({ min: 35, max: 36, noNaN: true }),
    longitude: fc.double({ min: -83, max: -82, noNaN: true }),
  }),
  point,
  fc.constant({ latitude: null, longitude: null }),
)

describe('partners nearby', () => {
  test('are the nearest of all when there are enough within 250 miles', () => {
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 30 }),
        fc.oneof(place, point),
        fc.integer({ min: 1, max: 6 }),
        (rows, asked, limit) => {
          const from = { latitude: asked.latitude ?? 0, longitude: asked.longitude ?? 0 }
          const snapshot = makeSnapshot(rows)
          const found = nearbyPartners(snapshot, from, { limit }).map((near) => near.distanceMiles)
          const expected = snapshot.partners
            .flatMap(({ latitude, longitude }) =>
              latitude === null || longitude === null ? [] : [distanceMiles(from, { latitude, longitude })],
            )
            .sort((a, b) => a - b)
          expect(found).toEqual(expected.slice(0, found.length))
          const within = expected.filter((miles) => miles <= 250).length
          expect(found.length).toBeGreaterThanOrEqual(
            Math.min(limit, Math.max(within, Math.min(1, expected.length))),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
  test('leave out the excluded ids', () => {
    const snapshot = makeSnapshot([{ name: 'A' }, { name: 'B' }, { name: 'C', latitude: 60 }])
    const [a] = snapshot.partners
    const from = { latitude: 35.6, longitude: -82.55 }
    const found = nearbyPartners(snapshot, from, { limit: 2, exclude: new Set([a?.id ?? '']) })
    expect(found.map((near) => near.entry.name)).toEqual(['B'])
    expect(nearbyPartners(makeSnapshot([]), from, { limit: 2 })).toEqual([])
  })
})

test('partners of the own country come first unless the others are much nearer (SEARCH-4)', () => {
  const snapshot = makeSnapshot([
    { name: 'Windsor', state: 'Ontario', latitude: 42.3, longitude: -83.02 },
    { name: 'Dearborn', state: 'Michigan', latitude: 42.322, longitude: -83.176 },
    { name: 'Toledo', state: 'Ohio', latitude: 41.65, longitude: -83.54 },
  ])
  const detroit = { latitude: 42.331, longitude: -83.046 }
  const names = (country: 'US' | 'CA', limit: number) =>
    nearbyPartners(snapshot, detroit, { limit, country }).map(({ entry }) => entry.name)
  // Windsor is 2.5 miles away, Dearborn 6.7, Toledo 53.
  expect(names('US', 3)).toEqual(['Windsor', 'Dearborn', 'Toledo'])
  expect(names('CA', 3)).toEqual(['Windsor', 'Dearborn', 'Toledo'])
  const from = { latitude: 42.325, longitude: -83.11 }
  const near = (country: 'US' | 'CA') => nearbyPartners(snapshot, from, { limit: 1, country })[0]?.entry.name
  expect([near('US'), near('CA')]).toEqual(['Dearborn', 'Windsor'])
})

describe('cities nearby', () => {
  const view = makeView(
    makeSnapshot([
      { city: 'Asheville', latitude: 35.6, longitude: -82.55 },
      { city: 'Asheville', latitude: 35.58, longitude: -82.55 },
      { city: 'Asheville', state: 'Ohio', latitude: 39.7, longitude: -82.9 },
      { city: 'Hendersonville', latitude: 35.32, longitude: -82.46 },
      { city: 'Greenville', state: 'South Carolina', latitude: 34.85, longitude: -82.4 },
      { city: 'Unmapped', latitude: null, longitude: null },
      { city: 'Windsor', state: 'Ontario', latitude: 42.3, longitude: -83.0 },
    ]),
  )
  test('are nearest first, across the border too, without the city itself (CITY-2)', async () => {
    const found = await nearbyCities(view, 'north-carolina', 'asheville')
    expect(found.map(({ city, state, partnerCount }) => `${city}, ${state}: ${partnerCount}`)).toEqual([
      'Hendersonville, North Carolina: 1',
      'Greenville, South Carolina: 1',
      'Asheville, Ohio: 1',
      'Windsor, Ontario: 1',
    ])
    expect(found[0]?.distanceMiles).toBeCloseTo(19.3, 0)
    expect(await nearbyCities(view, 'NC', 'Asheville', 1)).toHaveLength(1)
  })
  test('are six at most, unless another number is asked for (CITY-2)', async () => {
    const around = Array.from({ length: 9 }, (_, at) => ({ city: `Town ${at}`, latitude: 35.6 + at / 10 }))
    const many = makeView(makeSnapshot([{ city: 'Asheville', latitude: 35.6, longitude: -82.55 }, ...around]))
    const found = await nearbyCities(many, 'north-carolina', 'asheville')
    expect(found.map(({ city }) => city)).toEqual([0, 1, 2, 3, 4, 5].map((at) => `Town ${at}`))
  })
  test("are measured from the gazetteer's point for a city without partners", async () => {
    expect((await nearbyCities(view, 'MI', 'Detroit'))[0]?.city).toBe('Windsor')
    expect(await nearbyCities(view, 'MI', 'Gotham')).toEqual([])
    expect(await nearbyCities(view, 'atlantis', 'Asheville')).toEqual([])
  })
})

test('a map names towns, also those without a postal code of their own, and no single offices', async () => {
  const gazetteer = await LOADED_PLACES.gazetteer()
  const austin = await townsAround(gazetteer, { latitude: 30.27, longitude: -97.74 }, 15, 200)
  expect(austin.map(({ city }) => city)).not.toContain('State Board Of Insurance')
  const kelowna = await townsAround(gazetteer, { latitude: 49.88, longitude: -119.49 }, 20, 60)
  expect(kelowna.map(({ city }) => city)).toContain('West Kelowna')
  const honolulu = await townsAround(gazetteer, { latitude: 21.31, longitude: -157.86 }, 20, 60)
  const names = honolulu.map(({ city }) => city)
  expect(names).toContain('Kapolei')
  expect(names).not.toContain('J B P H H')
})
