import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../../tests/reading/read-html.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertFaq, insertPartners } from '../../../tests/values/build.ts'
import { placeData } from '../../db/schema/directory.ts'

const NOTICE = 'This page shows our directory as it was'
const PLACE = '/state/north-carolina/city/asheville'
const PARTNER = `${PLACE}/cedar-hollow`

let now = new Date('2026-03-01T23:59:30Z')
let site: TestApp
beforeAll(async () => {
  site = await makeApp({}, { now: () => now })
  const place = {
    city: 'Asheville',
    state: 'North Carolina',
    zipCode: '28801',
    latitude: 35.6,
    longitude: -82.55,
  }
  const [cedar] = await insertPartners(
    site.app.db,
    {
      ...place,
      name: 'Cedar Hollow',
      slug: 'cedar-hollow',
      website: 'https://cedar.example/',
      longDescription: 'A long story.',
      partnerSince: '2016-03-02',
      isPriority: true,
    },
    { ...place, name: 'Fern Glade', slug: 'fern-glade' },
  )
  await site.app.db.insert(placeData).values({
    partnerId: cedar?.id ?? '',
    photos: [],
    reviews: [
      {
        author_name: 'Ann',
        author_url: null,
        profile_photo_url: null,
        rating: 5,
        text: 'Very kind.',
        relative_time_description: 'a month ago',
      },
    ],
    rating: 5,
    reviewCount: 1,
    source: 'sample',
    fetchedAt: now,
  })
  await insertFaq(site.app.db, { question: 'How long does it take?', appliesTo: 'all' })
  await site.app.directory.refresh()
})
afterAll(() => site.close())
afterEach(() => {
  now = new Date('2026-03-01T23:59:30Z')
  site.app.db.gates.requests.open()
})

/** As the watcher does after so long a silence. */
const takeDatabaseAway = (minutes: number) => site.app.db.gates.requests.close(minutes * 60_000)

test.each([
  ['/', 'Cedar Hollow'],
  ['/?for=planning-ahead', 'Cedar Hollow'],
  ['/state/north-carolina', 'Asheville'],
  [PLACE, 'Fern Glade'],
  [`${PLACE}?sort=name`, 'Fern Glade'],
  ['/search?q=cedar', 'Cedar Hollow'],
  ['/search?q=28801', 'Fern Glade'],
  ['/search?q=zzzz-nothing', 'zzzz-nothing'],
  [PARTNER, 'A long story.'],
  ['/partner/fern-glade', 'Fern Glade'],
  ['/shortlist?p=cedar-hollow,fern-glade', 'Fern Glade'],
])('%s, never shown before, is made of memory and says its age', async (path, content) => {
  takeDatabaseAway(12)
  const answer = await site.request(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('warning')).toBe('110 - "Response is Stale"')
  expect(Number(answer.headers.get('age'))).toBeGreaterThanOrEqual(720)
  const text = textOf(await answer.text())
  expect(text).toContain(content)
  expect(text).toContain(`${NOTICE} 12 minutes ago.`)
  now = new Date(now.getTime() + 3000)
  site.app.db.gates.requests.open()
  const fresh = await site.request(path)
  expect(textOf(await fresh.text())).not.toContain(NOTICE)
  expect([fresh.headers.get('age'), fresh.headers.get('warning')]).toEqual([null, null])
})

test('a partner’s page says what only the database has; its questions are in memory', async () => {
  expect(textOf(await (await site.request('/partner/cedar-hollow')).text())).toContain('Very kind.')
  takeDatabaseAway(1)
  const shown = await site.request(`${PARTNER}?for=just-died`)
  const text = textOf(await shown.text())
  expect(text).toContain('Photos and reviews are left out for now.')
  expect(text).toContain('How long does it take?')
  expect(text).not.toContain('Very kind.')
})

test('a page shown before stays as it was, with its age, until midnight; then it is made for the new day', async () => {
  const years = async () => textOf(await (await site.request(PARTNER)).text()).match(/(\d+) years/)?.[1]
  expect(await years()).toBe('9')
  takeDatabaseAway(5)
  const kept = await site.request(PARTNER)
  expect(Number(kept.headers.get('age'))).toBeGreaterThanOrEqual(300)
  expect(textOf(await kept.text())).not.toContain(NOTICE)
  now = new Date('2026-03-02T00:00:10Z')
  expect(await years()).toBe('10')
})

describe('calls (RUN-2)', () => {
  test.each([
    ['/api/search?q=cedar', 'Cedar Hollow'],
    ['/api/partners', 'Fern Glade'],
    ['/api/partners/cedar-hollow', 'A long story.'],
    ['/api/partners/state/north-carolina', 'Cedar Hollow'],
    ['/api/partners/state/north-carolina/city/asheville', 'Cedar Hollow'],
    ['/api/partners/priority', 'Cedar Hollow'],
  ])('%s is answered from memory, to be kept by nobody', async (path, content) => {
    takeDatabaseAway(1)
    const away = await site.request(path)
    expect([away.status, away.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(Number(away.headers.get('age'))).toBeGreaterThanOrEqual(60)
    const body = await away.text()
    expect(body).toContain(content)
    now = new Date(now.getTime() + 3000)
    site.app.db.gates.requests.open()
    const fresh = await site.request(path)
    expect(fresh.headers.get('cache-control')).toBe('public, max-age=30')
    expect(JSON.parse(body)).toEqual(await fresh.json())
  })

  test('typeahead and questions need no database; place data do', async () => {
    takeDatabaseAway(1)
    expect((await site.request('/api/suggest?q=ced')).status).toBe(200)
    expect((await site.request('/api/faq')).status).toBe(200)
    expect((await site.request('/api/partners/random?limit=2')).status).toBe(200)
    const id = site.app.directory.current().bySlug.get('cedar-hollow')?.id
    const place = await site.request(`/api/partners/${id}/google-places-enhanced`)
    expect([place.status, Number(place.headers.get('retry-after'))]).toEqual([503, 5])
  })
})
