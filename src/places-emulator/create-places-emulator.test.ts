import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPlace } from '../../tests/servers/emulated-places.ts'
import { createPlacesEmulator, type PlacesEmulator } from './create-places-emulator.ts'
import { makeSamplePlaces } from './make-sample-places.ts'

let emulator: PlacesEmulator
beforeAll(async () => {
  emulator = await createPlacesEmulator({ apiKey: 'k', places: [buildPlace({ id: 'place-one' })] })
})
afterAll(() => emulator.stop())

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(emulator.url + path, { redirect: 'manual', ...init })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers }
}
const mask = (fields: string) => ({ headers: { 'x-goog-api-key': 'k', 'x-goog-fieldmask': fields } })
const search = (body: object, fields = 'places.id') =>
  ask('/v1/places:searchText', { method: 'POST', body: JSON.stringify(body), ...mask(fields) })

describe('the emulator', () => {
  test('refuses what the service refuses', async () => {
    expect((await ask('/v1/places/place-one')).status).toBe(403)
    const wrongKey = await ask('/v1/places/place-one', { headers: { 'x-goog-api-key': 'x' } })
    expect(wrongKey.body.error.details[0].reason).toBe('API_KEY_INVALID')
    expect((await ask('/v1/places/place-one', mask(''))).body.error.message).toContain(
      'FieldMask is a required',
    )
    expect((await ask('/v1/places/place-one', mask('id,foo'))).body.error.message).toContain("path 'foo'")
    expect((await ask('/v1/places/place-one', mask('places.id'))).status).toBe(400)
    expect((await ask('/v1/places/place-one', mask('id, rating'))).status).toBe(400)
    expect((await ask('/v1/places/place-gone', mask('id'))).status).toBe(404)
    expect((await search({ textQuery: '' })).status).toBe(400)
    expect((await search({ textQuery: 'Hollis' }, 'id')).status).toBe(400)
    expect(emulator.counters).toEqual({})
  })

  test('returns only what the mask names, and bills by its dearest field', async () => {
    expect((await ask('/v1/places/place-one', mask('id'))).body).toEqual({ id: 'place-one' })
    expect((await ask('/v1/places/place-one', mask('id,rating'))).body).toEqual({
      id: 'place-one',
      rating: 4.8,
    })
    await ask('/v1/places/place-one', mask('id,displayName'))
    await ask('/v1/places/place-one', mask('reviews'))
    expect((await search({ textQuery: 'Nobody' })).body).toEqual({})
    await search({ textQuery: 'Hollis' }, 'places.id,places.rating')
    expect(emulator.counters).toEqual({
      'details-ids': 1,
      'details-enterprise': 1,
      'details-pro': 1,
      'details-enterprise-atmosphere': 1,
      'text-search-ids': 1,
      'text-search-enterprise': 1,
    })
  })

  test('holds a place for each partner of the sample directory, closed and moved ones among them', () => {
    const places = makeSamplePlaces(1857)
    expect(places.length).toBeGreaterThanOrEqual(1857)
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
    const closed = places.filter(({ businessStatus }) => businessStatus !== 'OPERATIONAL')
    expect(closed.length).toBeGreaterThan(20)
    expect(places.filter(({ movedPlaceId }) => movedPlaceId).length).toBeGreaterThan(5)
    expect(places.filter(({ rating }) => rating === undefined).length).toBeGreaterThan(5)
  })
})
