import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildPlace } from '../../../../tests/servers/emulated-places.ts'
import { makeApp, type TestApp } from '../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import { googleCalls } from '../../../db/schema/google.ts'
import { createPlacesClient } from '../../../integrations/google-places/create-places-client.ts'
import { createPlacesEmulator, type PlacesEmulator } from '../../../places-emulator/create-places-emulator.ts'
import type { EnhancedPlaceData } from '../../../shared/partners/partner.ts'

const MINUTE_MS = 60_000
let now = new Date('2026-03-02T09:00:00Z')
let site: TestApp
let emulator: PlacesEmulator
let id = ''
const address = () => `/api/partners/${id}/google-places-enhanced`
const read = async () => (await (await site.request(address())).json()) as EnhancedPlaceData
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const atmosphere = () => emulator.counters['details-enterprise-atmosphere'] ?? 0
const spentMicros = async () =>
  (await site.app.db.select().from(googleCalls)).reduce((sum, { micros }) => sum + micros, 0)

async function open(environment: Record<string, string> = {}) {
  site = await makeApp(environment, { now: () => now })
  site.app.places = createPlacesClient({ apiKey: emulator.apiKey, url: emulator.url })
  const [row] = await insertPartners(site.app.db, { slug: 'cedar-hollow', googlePlaceId: 'place-one' })
  id = row?.id ?? ''
  await site.app.directory.refresh()
}
beforeEach(async () => {
  now = new Date('2026-03-02T09:00:00Z')
  const author = { displayName: 'Jane <b>D', uri: 'https://www.google.com/maps/contrib/1/reviews' }
  emulator = await createPlacesEmulator({
    places: [
      buildPlace({
        id: 'place-one',
        editorialSummary: { text: 'Family-run since 1921.', languageCode: 'en' },
        reviews: [5, 4].map((rating) => ({
          name: `places/place-one/reviews/r${rating}`,
          relativePublishTimeDescription: '2 months ago',
          rating,
          text: { text: `They took ${rating} kinds of care.`, languageCode: 'en' },
          authorAttribution: author,
          flagContentUri: 'https://www.google.com/local/review/rap/report?r',
        })),
        photos: [0, 1].map((index) => ({
          name: `places/place-one/photos/p${index}`,
          widthPx: 4000,
          heightPx: 3000,
          authorAttributions: [author],
        })),
      }),
    ],
  })
})
afterEach(async () => {
  await site.close()
  await emulator.stop()
})

test('the enhanced call reads once in 15 minutes for all who ask, and counts what it cost', async () => {
  await open()
  const answers = await Promise.all(Array.from({ length: 6 }, read))
  for (const answer of answers)
    expect(answer).toMatchObject({
      hasGoogleData: true,
      source: 'google',
      rating: 4.8,
      editorialSummary: 'Family-run since 1921.',
      businessStatus: 'OPERATIONAL',
      fetchedAt: now.toISOString(),
      reviews: [{ author_name: 'Jane <b>D', rating: 5 }, { rating: 4 }],
      photos: [{ photo_url: `/google-photos/${id}/0`, width: 4000 }, { photo_url: `/google-photos/${id}/1` }],
    })
  expect(answers[0]?.photos[0]?.html_attributions).toEqual([
    '<a href="https://www.google.com/maps/contrib/1/reviews">Jane &lt;b&gt;D</a>',
  ])
  expect(emulator.counters).toEqual({ 'details-enterprise-atmosphere': 1 })
  expect(await spentMicros()).toBe(25_000)
  later(14 * MINUTE_MS)
  await read()
  expect(atmosphere()).toBe(1)
  later(2 * MINUTE_MS)
  await read()
  expect(atmosphere()).toBe(2)
})

test("a photo comes from the server, once, and only while its place's content is kept", async () => {
  await open()
  expect((await site.request(`/google-photos/${id}/0`)).status).toBe(404)
  expect(emulator.counters).toEqual({})
  await read()
  for (let time = 0; time < 2; time++) {
    const photo = await site.request(`/google-photos/${id}/0`)
    expect(photo.status).toBe(200)
    expect(photo.headers.get('content-type')).toBe('image/jpeg')
    expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(500)
    expect(JSON.stringify([...photo.headers])).not.toContain(emulator.apiKey)
  }
  expect(emulator.counters['place-photo']).toBe(1)
  expect(await spentMicros()).toBe(32_000)
  for (const path of [`/google-photos/${id}/7`, `/google-photos/${crypto.randomUUID()}/0`])
    expect((await site.request(path)).status).toBe(404)
  later(16 * MINUTE_MS)
  expect((await site.request(`/google-photos/${id}/0`)).status).toBe(404)
  expect(emulator.counters['place-photo']).toBe(1)
})

test('a photo whose address has expired is not found, and counted, as Google charged for the address', async () => {
  await open()
  await read()
  emulator.setFault('expired-picture')
  expect((await site.request(`/google-photos/${id}/0`)).status).toBe(404)
  expect(emulator.counters['place-photo']).toBe(1)
  expect(await spentMicros()).toBe(32_000)
})

test("the partner's page costs nothing; its link leads to a page that does", async () => {
  await open()
  const page = await (await site.request('/partner/cedar-hollow')).text()
  expect(page).toContain('href="/partner/cedar-hollow/google" rel="nofollow"')
  expect(emulator.counters).toEqual({})
  const answer = await site.request('/partner/cedar-hollow/google')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const html = await answer.text()
  for (const text of ['They took 5 kinds of care.', 'Family-run since 1921.', 'Jane &lt;b&gt;D'])
    expect(html).toContain(text)
  expect(html).toContain('from Google Maps')
  expect(html).toContain('most relevant reviews first')
  expect(html).toContain('https://www.google.com/local/review/rap/report?r')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(atmosphere()).toBe(1)
  const robots = await (await site.request('/robots.txt')).text()
  expect(robots).toContain('Disallow: /partner/*/google$')
})

test('GOOGLE_CONTENT=off asks for nothing and leaves every page whole', async () => {
  await open({ GOOGLE_CONTENT: 'off' })
  expect((await read()).hasGoogleData).toBe(false)
  const page = await site.request('/partner/cedar-hollow')
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('/partner/cedar-hollow/google')
  expect((await site.request('/partner/cedar-hollow/google')).status).toBe(302)
  expect((await site.request(`/google-photos/${id}/0`)).status).toBe(404)
  expect(emulator.counters).toEqual({})
})

test.each(['error-500', 'garbage', 'bad-key', 'quota-day', 'hang'] as const)(
  'a failing Google (%s) leaves the stored data, and is left alone for a minute',
  async (fault) => {
    await open()
    emulator.setFault(fault)
    expect(await read()).toMatchObject({ hasGoogleData: false, photos: [], reviews: [] })
    expect((await site.request('/partner/cedar-hollow/google')).status).toBe(200)
    expect((await site.request('/partner/cedar-hollow')).status).toBe(200)
  },
)

test('a refused call is not counted', async () => {
  await open()
  emulator.setFault('bad-key')
  await read()
  expect(await spentMicros()).toBe(0)
  emulator.setFault(null)
  expect((await read()).hasGoogleData).toBe(false)
  later(2 * MINUTE_MS)
  expect((await read()).hasGoogleData).toBe(true)
})

test('visitors use no more than a day of their half of the budget, and the rest comes back with time', async () => {
  await open({ GOOGLE_MONTHLY_BUDGET_USD: '12' })
  // A day's part is $0.20: eight places.
  while (atmosphere() < 20 && (await read()).hasGoogleData) later(16 * MINUTE_MS)
  const before = atmosphere()
  expect([8, 9]).toContain(before)
  expect(await spentMicros()).toBe(before * 25_000)
  later(24 * 60 * MINUTE_MS)
  expect((await read()).hasGoogleData).toBe(true)
  expect(atmosphere()).toBe(before + 1)
})

test('without a budget nothing is asked', async () => {
  await open({ GOOGLE_MONTHLY_BUDGET_USD: '0' })
  expect((await read()).hasGoogleData).toBe(false)
  expect(emulator.counters).toEqual({})
})

test("half of the month's budget is the most that visitors use", async () => {
  await open({ GOOGLE_MONTHLY_BUDGET_USD: '1' })
  await site.app.db
    .insert(googleCalls)
    .values({ month: '2026-03', sku: 'place-photo', count: 70, micros: 490_000 })
  expect((await read()).hasGoogleData).toBe(false)
  expect(emulator.counters).toEqual({})
})
