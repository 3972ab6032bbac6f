import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildPlace } from '../../../tests/servers/emulated-places.ts'
import { createPlacesEmulator, type PlacesEmulator } from '../../places-emulator/create-places-emulator.ts'
import type { Fault } from '../../places-emulator/faults.ts'
import type { PlacesError } from '../../shared/google-places/places-error.ts'
import { createPlacesClient } from './create-places-client.ts'

const KEY = 'secret-key-of-the-test'
let emulator: PlacesEmulator
beforeEach(async () => {
  emulator = await createPlacesEmulator({ apiKey: KEY, places: [buildPlace({ id: 'place-one' })] })
})
afterEach(() => emulator.stop())

const client = (settings: { timeoutMs?: number; pauseMs?: number; apiKey?: string; url?: string } = {}) =>
  createPlacesClient({ apiKey: KEY, url: emulator.url, ...settings })
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: PlacesError) => error,
  )

describe('the client', () => {
  test('finds ids by telephone and by name for nothing, and reads a place', async () => {
    const search = { regionCode: 'US', near: { latitude: 35.6, longitude: -82.55 } } as const
    expect(await client().findIds({ text: '+18285550142', ...search })).toEqual(['place-one'])
    expect(await client().findIds({ text: 'Hollis Wren Funeral Home Asheville', ...search })).toEqual([
      'place-one',
    ])
    expect(await client().findIds({ text: 'Nobody at all of Boston', ...search })).toEqual([])
    expect(emulator.counters).toEqual({ 'text-search-ids': 3 })
    expect(await client().readPlace('place-one')).toMatchObject({
      id: 'place-one',
      phones: ['(828) 555-0142', '+1 828-555-0142'],
      rating: 4.8,
      reviewCount: 132,
      businessStatus: 'OPERATIONAL',
      movedPlaceId: null,
    })
    expect(emulator.counters['details-enterprise']).toBe(1)
  })

  test('takes a missing rating for none, and a rating of 0 as well', async () => {
    for (const [id, rating] of [
      ['place-none', undefined],
      ['place-zero', 0],
    ] as const) {
      const { rating: _, userRatingCount: __, ...place } = buildPlace({ id })
      emulator.places.set(id, { ...place, ...(rating !== undefined && { rating }) })
      expect(await client().readPlace(id)).toMatchObject({ rating: null, reviewCount: null })
    }
  })

  test('reads reviews and photos, keeps only https links, and fetches a photo without showing the key', async () => {
    emulator.places.set(
      'place-two',
      buildPlace({
        id: 'place-two',
        editorialSummary: { text: 'Family-run.', languageCode: 'en' },
        reviews: [
          {
            name: 'places/place-two/reviews/r',
            relativePublishTimeDescription: '2 months ago',
            rating: 5,
            text: { text: 'They took such care of us.', languageCode: 'en' },
            authorAttribution: { displayName: 'Jane D', uri: 'javascript:alert(1)' },
            flagContentUri: 'https://www.google.com/report',
          },
        ],
        photos: ['places/place-two/photos/p', 'places/place-two'].map((name) => ({
          name,
          widthPx: 800,
          heightPx: 600,
          authorAttributions: [],
        })),
      }),
    )
    const content = await client().readContent('place-two')
    expect(content.reviews[0]?.author).toEqual({ name: 'Jane D', uri: null, photoUri: null })
    expect(content.summary).toBe('Family-run.')
    expect(content.photos.map(({ name }) => name)).toEqual(['places/place-two/photos/p'])
    const picture = await client().readPhoto('places/place-two/photos/p', 400)
    expect(picture.contentType).toBe('image/jpeg')
    expect(picture.bytes.length).toBeGreaterThan(100)
    expect(emulator.counters).toEqual({ 'details-enterprise-atmosphere': 1, 'place-photo': 1 })
    await expect(client().readPhoto('places/../../x?', 400)).rejects.toMatchObject({ fault: 'invalid' })
  })

  test('has at most 5 calls in flight', async () => {
    const slow = await createPlacesEmulator({
      apiKey: KEY,
      places: [...emulator.places.values()],
      latencyMs: 20,
    })
    const asking = client({ url: slow.url })
    await Promise.all(Array.from({ length: 30 }, () => asking.readPlace('place-one')))
    expect(slow.load.most).toBe(5)
    await slow.stop()
  })
})

describe('visitors', () => {
  test('do not wait behind an update whose calls hang', async () => {
    const asking = client({ timeoutMs: 3000 })
    emulator.setFault('hang', 5)
    const update = Promise.allSettled(Array.from({ length: 20 }, () => asking.readPlace('place-one')))
    await expect.poll(() => emulator.load.inWork).toBe(5)
    const first = await Promise.race([update, asking.readContent('place-one')])
    expect(first).toHaveProperty('id', 'place-one')
    await update
  })
})

describe('a failure', () => {
  test.each([
    ['error-500', 'unavailable'],
    ['quota-minute', 'quota-minute'],
    ['quota-day', 'quota-day'],
    ['bad-key', 'key'],
    ['disabled', 'key'],
    ['hang', 'too-slow'],
    ['slow', 'too-slow'],
    ['drip', 'too-slow'],
    ['garbage', 'unreadable'],
    ['wrong-form', 'unreadable'],
    ['huge', 'unreadable'],
  ] as const)('%s is told as %s, in bounded time, without the key', async (fault: Fault, expected) => {
    emulator.setFault(fault)
    const startedAt = performance.now()
    const failure = await failureOf(client({ timeoutMs: 1200 }).readPlace('place-one'))
    expect(failure).toMatchObject({ name: 'PlacesError', fault: expected })
    expect(performance.now() - startedAt).toBeLessThan(8000)
    expect(JSON.stringify([failure.message, failure.stack, failure])).not.toContain(KEY)
    expect(failure.message).toMatch(/^[A-Z].*[.)]$/)
  })

  test('of a refused connection is told, and may not be billed', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    const failure = await failureOf(client({ url: `http://127.0.0.1:${port}` }).readPlace('place-one'))
    expect(failure).toMatchObject({ fault: 'unavailable', mayBeBilled: false })
  })

  test('that is over at the next try is not noticed', async () => {
    emulator.setFault('error-500', 2)
    expect(await client().readPlace('place-one')).toMatchObject({ id: 'place-one' })
  })

  test('of another key, of a place that is gone, and of an impossible id are told apart', async () => {
    expect(await failureOf(client({ apiKey: 'another' }).readPlace('place-one'))).toMatchObject({
      fault: 'key',
    })
    expect(await failureOf(client().readPlace('place-gone'))).toMatchObject({ fault: 'not-found' })
    expect(await failureOf(client().readPlace('x'))).toMatchObject({ fault: 'not-found' })
  })

  test('says after how long a repeat may succeed', async () => {
    emulator.setFault('quota-minute')
    expect(await failureOf(client().readPlace('place-one'))).toMatchObject({ retryAfterMs: 1000 })
  })

  test('five times in a row holds all calls back, until one is let through and succeeds', async () => {
    emulator.setFault('garbage', 5)
    const asking = client({ pauseMs: 300 })
    for (let n = 0; n < 5; n++) await failureOf(asking.readPlace('place-one'))
    expect(asking.isPaused()).toBe(true)
    expect(await failureOf(asking.readPlace('place-one'))).toMatchObject({ fault: 'paused' })
    await expect.poll(() => asking.isPaused()).toBe(false)
    expect(await asking.readPlace('place-one')).toMatchObject({ id: 'place-one' })
    expect(emulator.counters).toEqual({ 'details-enterprise': 1 })
  })

  test('by a wrong key or a gone place opens no breaker', async () => {
    const asking = client()
    for (let n = 0; n < 8; n++) await failureOf(asking.readPlace('place-gone'))
    expect(asking.isPaused()).toBe(false)
  })
})
