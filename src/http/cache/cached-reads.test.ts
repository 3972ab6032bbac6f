import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { takeNextVersion } from '../../features/directory/snapshot/directory-version.ts'
import { LANES } from '../admission/work-kinds.ts'
import { type Listening, listen } from '../door/listen.ts'
import { createRequestListener } from '../door/serve.ts'

let site: TestApp
let server: Listening
beforeAll(async () => {
  site = await makeApp()
  await insertPartners(
    site.app.db,
    { name: 'Cedar Hollow', slug: 'cedar-hollow', city: 'Saint Louis', state: 'Missouri' },
    { name: 'Abbott', slug: 'abbott', isPriority: true },
  )
  await site.app.directory.refresh()
  server = await listen('127.0.0.1', 0)
  server.answerWith(
    createRequestListener(
      site.app,
      { sheetUrl: '/assets/site.css', loaderUrl: '/assets/loader.js', fontUrls: [] },
      'no-folder',
    ),
  )
})
afterAll(async () => {
  await server.stop(500)
  await site.close()
})
/** Outdates everything cached. */
beforeEach(async () => {
  await site.app.db.transaction((tx) => takeNextVersion(tx))
  await site.app.directory.refresh()
})

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${address}`, { headers })
const text = async (address: string, headers?: Record<string, string>) => (await get(address, headers)).text()

test.each([
  [
    '/api/partners',
    ['/api/partners?', '/api/partners?x=1', '/api/partners?limit=3&limit=4', '/api/partners?='],
  ],
  [
    '/api/partners/state/missouri',
    ['/api/partners/state/MO', '/api/partners/state/Missouri?x', '/api/partners/state/missouri?city=x'],
  ],
  [
    '/api/partners/state/missouri/city/saint-louis',
    ['/api/partners/state/mo/city/Saint%20Louis', '/api/partners/state/MISSOURI/city/saint-louis?page=2'],
  ],
  ['/api/partners/cedar-hollow', ['/api/partners/cedar-hollow?id=1', '/api/partners/%63edar-hollow']],
  [
    '/api/partners/cedar-hollow/google-places-enhanced',
    ['/api/partners/cedar-hollow/google-places-enhanced?refresh=1'],
  ],
  ['/api/search?q=abbott', ['/api/search?x=1&q=abbott', '/api/search?q=abbott&utm_source=mail']],
  ['/api/partners/priority?limit=3', ['/api/partners/priority?x=y&limit=3&state=']],
  ['/search?q=abbott', ['/search?utm_source=a&q=abbott', '/search?q=%20abbott&x', '/search?q=abbott&page=1']],
  ['/partner/cedar-hollow', ['/partner/cedar-hollow?x=1', '/partner/CEDAR-HOLLOW']],
  ['/state/missouri', ['/state/missouri?x=1', '/state/missouri?']],
])('%s is made once, whatever stands beside it', async (address, others) => {
  const first = await text(address)
  const before = await countCached()
  for (const other of others) expect(await text(other), other).toBe(first)
  expect(await countCached()).toBe(before + others.length)
})

test('a hundred concurrent requests for a list that is not cached read it once', async () => {
  const alone = await text('/api/partners')
  await site.app.db.transaction((tx) => takeNextVersion(tx))
  await site.app.directory.refresh()
  const before = await countCached()
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => text(`/api/partners?x=${at}`)))
  expect(new Set(answers)).toEqual(new Set([alone]))
  expect(await countCached()).toBeGreaterThan(before)
})

test('families who search for the same at once wait for one search, and none is refused', async () => {
  await text('/search?q=abbott') // Reads the gazetteer.
  const before = await countCached()
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      return (await get(`/search?q=saint${at % 2 === 0 ? '+' : '%20'}louis`)).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  // Those who came before it was made wait for it.
  expect((await countCached()) - before).toBeGreaterThanOrEqual(40 - LANES.page.atOnce)
})

test('a page kept compressed is answered from the cache to a reader who accepts no compression', async () => {
  const answers: string[] = []
  const before = await countCached()
  for (const accepted of ['gzip', 'gzip', 'identity', 'br', 'identity', 'gzip;q=0, br;q=0'])
    answers.push(await text('/state/missouri', { 'accept-encoding': accepted }))
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toContain('</html>')
  expect((await countCached()) - before).toBe(5)
})

test('a request with Authorization uses the cache, and its answer may not be stored', async () => {
  const first = await text('/api/partners')
  const before = await countCached()
  for (let round = 0; round < 3; round++) {
    const response = await get('/api/partners', { authorization: `Basic ${round}` })
    expect(await response.text()).toBe(first)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toContain('Authorization')
    expect(response.headers.get('etag')).toBeNull()
  }
  expect(await countCached()).toBe(before + 3)
})

test('an unknown state or city is answered without being cached', async () => {
  for (const address of ['/api/partners/state/atlantis', '/api/partners/state/mo/city/atlantis']) {
    expect(await text(address)).toBe('[]')
    const before = await countCached()
    await text(address)
    expect(await countCached()).toBe(before)
  }
})

test.each([
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/robots.txt',
  '/api/openapi.json',
  '/api/partners',
  '/api/faq',
])('%s is made once per version and then served from its bytes (CALL-4)', async (address) => {
  const first = await get(address)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const body = await first.text()
  const before = await countCached()
  expect(await text(`${address}?x=1`)).toBe(body)
  expect((await get(address, { 'if-none-match': etag })).status).toBe(304)
  expect(await countCached()).toBe(before + 2)
})

async function countCached(): Promise<number> {
  return Number(/^http_cached_answers_total (\d+)/m.exec(await text('/metrics'))?.[1])
}
