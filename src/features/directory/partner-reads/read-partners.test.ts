import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase } from '../../../../tests/servers/make-database.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import type { App } from '../../../app.ts'
import { readConfig } from '../../../config/config.ts'
import { placeData } from '../../../db/schema/directory.ts'
import { markOfDatabase } from '../../../shared/outage-of.ts'
import { EnhancedPlaceData, NO_PLACE_DATA, Partner } from '../../../shared/partners/partner.ts'
import { findDirectoryCity, findDirectoryRegion } from '../snapshot/counts.ts'
import { openDirectoryView } from '../snapshot/open-directory-view.ts'
import { placePartners, priorityPartners, randomPartners, readPublicPartners } from './public-partners.ts'
import { findPartner, selectPlaceData } from './read-partners.ts'
import { toCards } from './to-partner.ts'

const NOW = new Date('2026-03-31T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const PHOTO = { photo_url: '/a.jpg', photo_reference: 'a', width: 4, height: 3, html_attributions: ['Ann'] }
const REVIEW = {
  author_name: 'Ann',
  author_url: null,
  profile_photo_url: null,
  rating: 5,
  text: 'Kind.',
  relative_time_description: 'a month ago',
}

let database: Awaited<ReturnType<typeof makeDatabase>>
let app: Pick<App, 'db' | 'config' | 'clock' | 'directory'>
const id: Record<string, string> = {}

const entriesOf = (...names: string[]) =>
  names.flatMap((name) => app.directory.current().byId.get(id[name] ?? '') ?? [])
const withConfig = (environment: Record<string, string>) => ({ ...app, config: readConfig(environment) })

beforeAll(async () => {
  database = await makeDatabase()
  const { db } = database
  const rows = await insertPartners(
    db,
    { name: 'Sample', googleRating: 4.5, googleReviewCount: 12 },
    { name: 'Fresh', googleRating: 4.1, googleReviewCount: 7, googleFetchedAt: daysAgo(29) },
    { name: 'Stale', googleRating: 4.1, googleReviewCount: 7, googleFetchedAt: daysAgo(31) },
    { name: 'Zero', googleRating: 0, googleReviewCount: 0, longDescription: 'Brief' },
    { name: 'Hidden', isActive: false },
    { name: 'Gone', deletedAt: NOW },
    {
      name: 'Élan',
      city: 'St. Louis',
      state: 'Missouri',
      latitude: 38.627,
      longitude: -90.1994,
      isPriority: true,
      servicesOffered: ['Urns', 'A "b", {c}'],
    },
    { name: 'Dale', city: 'ST LOUIS', state: 'Missouri', latitude: null, longitude: null },
    {
      name: 'Ember',
      city: 'Kansas City',
      state: 'Missouri',
      isPriority: true,
      longDescription: 'Long story.',
    },
  )
  for (const row of rows) id[row.name] = row.id
  const place = {
    photos: [PHOTO],
    reviews: [REVIEW],
    rating: 4.6,
    reviewCount: 9,
    businessStatus: 'OPERATIONAL',
  }
  await db.insert(placeData).values([
    { partnerId: id.Sample ?? '', ...place, source: 'sample', fetchedAt: daysAgo(900) },
    {
      partnerId: id.Fresh ?? '',
      ...place,
      source: 'google',
      fetchedAt: daysAgo(30),
      googleMapsUri: 'https://maps.example/1',
    },
    { partnerId: id.Stale ?? '', ...place, source: 'google', fetchedAt: daysAgo(30.01) },
    { partnerId: id.Zero ?? '', ...place, rating: 0, source: 'sample', fetchedAt: NOW },
  ])
  app = { db, config: readConfig({}), clock: { now: () => NOW }, directory: await openDirectoryView(db) }
})
afterAll(async () => {
  await app.directory.close()
  await database.close()
})

describe('one partner with its place data', () => {
  test('by id in any case and by slug: all public fields, as in the shared types', async () => {
    const found = findPartner(app, id.Élan ?? '')
    expect(Partner.strict().parse(found)).toMatchObject({
      name: 'Élan',
      servicesOffered: ['Urns', 'A "b", {c}'],
      coordinates: { latitude: 38.627, longitude: -90.1994 },
      googleRating: null,
      isActive: true,
    })
    expect(await selectPlaceData(app, id.Élan ?? '')).toEqual(NO_PLACE_DATA)
    expect(findPartner(app, (id.Élan ?? '').toUpperCase())).toEqual(found)
    expect(findPartner(app, found?.slug ?? '')).toEqual(found)
  })
  test('inactive, deleted and unknown partners are not found', async () => {
    for (const key of [
      id.Hidden,
      id.Gone,
      '00000000-0000-4000-8000-000000000000',
      'nobody',
      '',
      'a\0b',
      '\ud800',
    ]) {
      expect(findPartner(app, key ?? '')).toBeNull()
    }
    expect(findPartner(app, 'x'.repeat(1_000_000))).toBeNull()
  })
  test('place data include source and time', async () => {
    expect(EnhancedPlaceData.strict().parse(await selectPlaceData(app, id.Fresh ?? ''))).toEqual({
      hasGoogleData: true,
      photos: [PHOTO],
      reviews: [REVIEW],
      rating: 4.6,
      reviewCount: 9,
      editorialSummary: null,
      businessStatus: 'OPERATIONAL',
      source: 'google',
      googleMapsUri: 'https://maps.example/1',
      fetchedAt: daysAgo(30).toISOString(),
    })
  })
})

describe('Google content', () => {
  test('older than the configured days is dropped, sample data are not (GOOGLE-1)', async () => {
    expect(await selectPlaceData(app, id.Stale ?? '')).toEqual(NO_PLACE_DATA)
    expect(findPartner(app, id.Stale ?? '')).toMatchObject({
      googleRating: null,
      googleReviewCount: null,
    })
    expect(findPartner(app, id.Fresh ?? '')).toMatchObject({
      googleRating: 4.1,
      googleReviewCount: 7,
    })
    expect((await selectPlaceData(app, id.Sample ?? ''))?.reviews).toEqual([REVIEW])
  })
  test('switched off leaves sample data (GOOGLE-1)', async () => {
    const off = withConfig({ GOOGLE_CONTENT: 'off' })
    const [sample, fresh] = toCards(off, entriesOf('Sample', 'Fresh'))
    expect(sample).toMatchObject({ googleRating: 4.5, googleReviewCount: 12 })
    expect(fresh).toMatchObject({ googleRating: null, googleReviewCount: null })
    expect(await selectPlaceData(off, id.Fresh ?? '')).toEqual(NO_PLACE_DATA)
  })
  test('the number of days is configurable', async () => {
    const [stale] = toCards(withConfig({ GOOGLE_CONTENT_MAX_DAYS: '31' }), entriesOf('Stale'))
    expect(stale?.googleRating).toBe(4.1)
  })
  test('a rating of 0 counts as missing (CARD-3)', async () => {
    expect(findPartner(app, id.Zero ?? '')).toMatchObject({ googleRating: null, googleReviewCount: null })
    expect(await selectPlaceData(app, id.Zero ?? '')).toMatchObject({
      rating: null,
      reviewCount: null,
      hasGoogleData: true,
    })
  })
})

describe('lists', () => {
  const names = (partners: { name: string }[]) => partners.map((partner) => partner.name)

  test('cards carry their distance from a point, when they have coordinates', async () => {
    const from = { latitude: 38.627, longitude: -90.0365 }
    const cards = toCards(app, entriesOf('Élan', 'Dale'), from)
    expect(cards[0]?.distanceMiles).toBeCloseTo(8.79, 1)
    expect(cards[1]).not.toHaveProperty('distanceMiles')
  })
  test('all by name; of a state by slug, name or code; of a city by slug or name', async () => {
    const current = app.directory.current()
    const all: { name: string }[] = []
    for await (const part of readPublicPartners(app)) all.push(...part)
    expect(names(all)).toEqual(['Dale', 'Élan', 'Ember', 'Fresh', 'Sample', 'Stale', 'Zero'])
    for (const state of ['missouri', 'Missouri', 'MO', 'mo']) {
      expect(names(placePartners(app, findDirectoryRegion(current, state)))).toEqual([
        'Dale',
        'Élan',
        'Ember',
      ])
      for (const city of ['St. Louis', 'st-louis', 'ST LOUIS']) {
        expect(names(placePartners(app, findDirectoryCity(current, state, city)))).toEqual(['Dale', 'Élan'])
      }
    }
    expect(placePartners(app, findDirectoryRegion(current, 'atlantis'))).toEqual([])
    expect(placePartners(app, findDirectoryCity(current, 'MO', '%'))).toEqual([])
  })
  test('priority partners by name, up to a limit', async () => {
    expect(names(priorityPartners(app, { limit: 5 }))).toEqual(['Élan', 'Ember'])
    expect(names(priorityPartners(app, { limit: 1 }))).toEqual(['Élan'])
    expect(names(priorityPartners(app, { state: 'MO', city: 'st louis', limit: 5 }))).toEqual(['Élan'])
    expect(names(priorityPartners(app, { city: 'kansas-city', limit: 5 }))).toEqual(['Ember'])
  })
  test('random partners: as many as requested, each once, and all come up in time', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 60; round++) {
      const drawn = names(randomPartners(app, 3))
      expect(new Set(drawn).size).toBe(3)
      for (const name of drawn) seen.add(name)
    }
    expect(seen.size).toBe(7)
    expect(randomPartners(app, 50)).toHaveLength(7)
  })
})

describe('while the database is away', () => {
  const away = (error: Error) => ({
    ...app,
    db: { gates: app.db.gates, $client: { query: () => Promise.reject(error) } } as unknown as App['db'],
  })

  test('photos and reviews are said to be missing', async () => {
    let missing = 0
    const gone = markOfDatabase(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
    const reader = { ...away(gone), onMissing: () => void missing++ }
    expect(await selectPlaceData(reader, id.Fresh ?? '')).toBeNull()
    expect(missing).toBe(1)
  })

  test('an error that is no outage is passed on', async () => {
    await expect(selectPlaceData(away(new Error('a bug')), id.Fresh ?? '')).rejects.toThrow('a bug')
  })
})
