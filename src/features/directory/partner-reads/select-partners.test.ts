import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase } from '../../../../tests/servers/make-database.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import type { App } from '../../../app.ts'
import { readConfig } from '../../../config.ts'
import { placeData } from '../../../db/schema/directory.ts'
import { markOfDatabase } from '../../../shared/outage-of.ts'
import { EnhancedPlaceData, NO_PLACE_DATA, Partner } from '../../../shared/partners/partner.ts'
import type { StandInPart } from '../../../shared/stand-in.ts'
import { findDirectoryCity, findDirectoryRegion } from '../snapshot/counts.ts'
import { openDirectoryView } from '../snapshot/open-directory-view.ts'
import { createStandby } from '../standby/create-standby.ts'
import { createStandbyReader } from '../standby/standby-row.ts'
import { selectPartner, selectPartnerCards, selectPartnersByIds } from './select-partners.ts'
import {
  readPublicPartners,
  selectPlacePartners,
  selectPriorityPartners,
  selectRandomPartners,
} from './select-public-partners.ts'

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
    const found = await selectPartner(app, id.Élan ?? '')
    expect(Partner.strict().parse(found?.partner)).toMatchObject({
      name: 'Élan',
      servicesOffered: ['Urns', 'A "b", {c}'],
      coordinates: { latitude: 38.627, longitude: -90.1994 },
      googleRating: null,
      isActive: true,
    })
    expect(found?.place).toEqual(NO_PLACE_DATA)
    expect(await selectPartner(app, (id.Élan ?? '').toUpperCase())).toEqual(found)
    expect(await selectPartner(app, found?.partner.slug ?? '')).toEqual(found)
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
      expect(await selectPartner(app, key ?? '')).toBeNull()
    }
    expect(await selectPartner(app, 'x'.repeat(1_000_000))).toBeNull()
  })
  test('place data include source and time', async () => {
    const found = await selectPartner(app, id.Fresh ?? '')
    expect(EnhancedPlaceData.strict().parse(found?.place)).toEqual({
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
    expect((await selectPartner(app, id.Stale ?? ''))?.place).toEqual(NO_PLACE_DATA)
    expect((await selectPartner(app, id.Stale ?? ''))?.partner).toMatchObject({
      googleRating: null,
      googleReviewCount: null,
    })
    expect((await selectPartner(app, id.Fresh ?? ''))?.partner).toMatchObject({
      googleRating: 4.1,
      googleReviewCount: 7,
    })
    expect((await selectPartner(app, id.Sample ?? ''))?.place?.reviews).toEqual([REVIEW])
  })
  test('switched off leaves sample data (GOOGLE-1)', async () => {
    const off = withConfig({ GOOGLE_CONTENT: 'off' })
    const [sample, fresh] = await selectPartnerCards(off, [id.Sample ?? '', id.Fresh ?? ''])
    expect(sample).toMatchObject({ googleRating: 4.5, googleReviewCount: 12 })
    expect(fresh).toMatchObject({ googleRating: null, googleReviewCount: null })
    expect((await selectPartner(off, id.Fresh ?? ''))?.place).toEqual(NO_PLACE_DATA)
  })
  test('the number of days is configurable', async () => {
    const [stale] = await selectPartnerCards(withConfig({ GOOGLE_CONTENT_MAX_DAYS: '31' }), [id.Stale ?? ''])
    expect(stale?.googleRating).toBe(4.1)
  })
  test('a rating of 0 counts as missing (CARD-3)', async () => {
    const found = await selectPartner(app, id.Zero ?? '')
    expect(found?.partner).toMatchObject({ googleRating: null, googleReviewCount: null })
    expect(found?.place).toMatchObject({ rating: null, reviewCount: null, hasGoogleData: true })
  })
})

describe('lists', () => {
  const names = (partners: { name: string }[]) => partners.map((partner) => partner.name)

  test('cards keep the requested order and leave out partners that are not public', async () => {
    const cards = await selectPartnerCards(app, [id.Zero, id.Hidden, id.Élan, id.Gone, id.Sample].map(String))
    expect(names(cards)).toEqual(['Zero', 'Élan', 'Sample'])
    expect(await selectPartnerCards(app, [])).toEqual([])
  })
  test('cards carry their distance from a point, when they have coordinates', async () => {
    const from = { latitude: 38.627, longitude: -90.0365 }
    const cards = await selectPartnerCards(app, [String(id.Élan), String(id.Dale)], { from })
    expect(cards[0]?.distanceMiles).toBeCloseTo(8.79, 1)
    expect(cards[1]).not.toHaveProperty('distanceMiles')
  })
  test('all by name; of a state by slug, name or code; of a city by slug or name', async () => {
    const current = app.directory.current()
    const all: { name: string }[] = []
    for await (const part of readPublicPartners(app)) all.push(...part)
    expect(names(all)).toEqual(['Dale', 'Élan', 'Ember', 'Fresh', 'Sample', 'Stale', 'Zero'])
    for (const state of ['missouri', 'Missouri', 'MO', 'mo']) {
      expect(names(await selectPlacePartners(app, findDirectoryRegion(current, state)))).toEqual([
        'Dale',
        'Élan',
        'Ember',
      ])
      for (const city of ['St. Louis', 'st-louis', 'ST LOUIS']) {
        expect(names(await selectPlacePartners(app, findDirectoryCity(current, state, city)))).toEqual([
          'Dale',
          'Élan',
        ])
      }
    }
    expect(await selectPlacePartners(app, findDirectoryRegion(current, 'atlantis'))).toEqual([])
    expect(await selectPlacePartners(app, findDirectoryCity(current, 'MO', '%'))).toEqual([])
  })
  test('priority partners by name, up to a limit', async () => {
    expect(names(await selectPriorityPartners(app, { limit: 5 }))).toEqual(['Élan', 'Ember'])
    expect(names(await selectPriorityPartners(app, { limit: 1 }))).toEqual(['Élan'])
    expect(names(await selectPriorityPartners(app, { state: 'MO', city: 'st louis', limit: 5 }))).toEqual([
      'Élan',
    ])
    expect(names(await selectPriorityPartners(app, { city: 'kansas-city', limit: 5 }))).toEqual(['Ember'])
  })
  test('random partners: as many as requested, each once, and all come up in time', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 60; round++) {
      const drawn = names(await selectRandomPartners(app, 3))
      expect(new Set(drawn).size).toBe(3)
      for (const name of drawn) seen.add(name)
    }
    expect(seen.size).toBe(7)
    expect(await selectRandomPartners(app, 50)).toHaveLength(7)
  })
})

describe('while the database is away', () => {
  const missing: StandInPart[][] = []
  const away = (directory = app.directory) => ({
    ...app,
    directory,
    db: {
      gates: app.db.gates,
      $client: {
        query: async () => {
          throw markOfDatabase(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
        },
      },
    } as unknown as App['db'],
    onStandIn: (parts: readonly StandInPart[]) => missing.push([...parts]),
  })
  beforeAll(() => app.directory.standby.settled())

  test('memory gives what the database gave, by the same rules, and says what it lacks', async () => {
    const ids = app.directory.current().partners.map((entry) => entry.id)
    expect(ids).toHaveLength(7)
    missing.length = 0
    expect(await selectPartnerCards(away(), ids)).toEqual(await selectPartnerCards(app, ids))
    expect(await selectPartnersByIds(away(), ids)).toEqual(await selectPartnersByIds(app, ids))
    expect(missing).toEqual([[], []])
    for (const key of [id.Fresh, id.Stale, app.directory.current().byId.get(id.Élan ?? '')?.slug]) {
      const found = await selectPartner(app, key ?? '')
      expect(found?.place).not.toBeNull()
      expect(await selectPartner(away(), key ?? '')).toEqual({ partner: found?.partner, place: null })
      expect(missing.pop()).toEqual(['place'])
    }
  })

  test('a rating that grew too old since is not shown', async () => {
    const later = { ...away(), clock: { now: () => daysAgo(-2) } }
    expect((await selectPartnerCards(later, [String(id.Fresh)]))[0]).toMatchObject({ googleRating: null })
  })

  test('what was not read yet is made of the snapshot; an unknown partner stays an error', async () => {
    const unread = { ...app.directory, standby: createStandby(async () => []) }
    missing.length = 0
    const [card] = await selectPartnerCards(away(unread), [String(id.Élan)])
    expect(card).toMatchObject({ name: 'Élan', city: 'St. Louis', website: null, isPriority: true })
    expect(
      Partner.parse((await selectPartner(away(unread), String(id.Élan)))?.partner).servicesOffered,
    ).toEqual([])
    expect(missing).toEqual([['details'], ['place', 'details']])
    await expect(selectPartner(away(), String(id.Hidden))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  test('a long description above its share is left out, and said to be missing only where it is asked for', async () => {
    const read = createStandbyReader(database.db.$client)
    const short = { ...app.directory, standby: createStandby((ids) => read(ids, 5)) }
    short.standby.follow(app.directory.current())
    await short.standby.settled()
    missing.length = 0
    const found = await selectPartnersByIds(away(short), [String(id.Ember), String(id.Zero)])
    expect(found.map(({ longDescription }) => longDescription)).toEqual([null, 'Brief'])
    await selectPartnersByIds(away(short), [String(id.Zero)])
    await selectPartnerCards(away(short), [String(id.Ember)])
    expect(missing).toEqual([['longDescription'], [], []])
  })

  test('an error that is no outage is passed on', async () => {
    const broken = {
      ...away(),
      db: { gates: app.db.gates, $client: { query: () => Promise.reject(new Error('a bug')) } } as never,
    }
    await expect(selectPartnerCards(broken, [String(id.Élan)])).rejects.toThrow('a bug')
  })
})
