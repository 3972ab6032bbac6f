import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { keepEdgeFresh } from './keep-edge-fresh.ts'

const SECRET = 'a key of ours'
/** Only ends a wait in vain. */
const PATIENTLY = { timeout: 30_000, interval: 20 }

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let edge: { stop(): void }
let isRefusing = false
/** A Monday, 7 o'clock in Houston. */
let now = Date.parse('2026-06-01T12:00:00Z')
const purged: string[][] = []
const keys = new Set<string | undefined>()
const cdn = createServer(async (incoming, outgoing) => {
  keys.add(incoming.headers['fastly-key'] as string | undefined)
  let body = ''
  for await (const chunk of incoming) body += chunk
  if (!isRefusing) purged.push((JSON.parse(body) as { tags: string[] }).tags)
  outgoing.writeHead(isRefusing ? 500 : 200).end()
})
beforeAll(async () => {
  await once(cdn.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(cdn.address() as { port: number }).port}/purge?secret=${SECRET}`
  site = await makeApp(
    { CDN_PURGE_URL: url, CDN_PURGE_HEADER: `Fastly-Key: ${SECRET}` },
    { now: () => new Date(now) },
  )
  const place = { city: 'Asheville', state: 'North Carolina' }
  await insertPartners(
    site.app.db,
    { ...place, slug: 'cedar-hollow', name: 'Cedar Hollow' },
    { ...place, slug: 'abbott', name: 'Abbott' },
    {
      ...{ slug: 'brandt', name: 'Brandt', city: 'Houston', state: 'Texas', zipCode: '77002' },
      ...{ latitude: 29.76, longitude: -95.37, openingHours: 'Mon-Fri 09:00-17:00' },
    },
  )
  await site.app.directory.refresh()
  admin = await site.signIn()
  edge = keepEdgeFresh(site.app, url, 500)
})
afterAll(async () => {
  edge.stop()
  cdn.close()
  await site.close()
})

const CITY = '/state/north-carolina/city/asheville'
const edit = async (slug: string, changes: Record<string, unknown>) => {
  const { id } = site.app.directory.current().bySlug.get(slug) ?? { id: '' }
  const answer = await admin.call('PUT', `/api/admin/partners/${id}`, changes)
  expect(answer.status).toBe(200)
}

test('pages that are the same for all may stay in a CDN until the day ends, named by what they show', async () => {
  const { headers } = await site.request(CITY)
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=43200, stale-while-revalidate=5, stale-if-error=86400',
  )
  const tags = headers.get('surrogate-key')?.split(' ') ?? []
  expect(headers.get('cache-tag')).toBe(tags.join(','))
  for (const tag of ['directory', 'state-north-carolina', 'city-north-carolina-asheville'])
    expect(tags).toContain(tag)
  for (const slug of ['cedar-hollow', 'abbott']) expect(tags).toContain(`partner-${slug}`)
  const home = await site.request('/')
  expect(home.headers.get('surrogate-key')?.split(' ')).toContain('lists')
  const sitemap = await site.request('/sitemap.xml')
  expect(sitemap.headers.get('surrogate-key')).toBe('directory lists')
  const suggestions = await site.request('/api/suggest?q=ash')
  expect(suggestions.headers.get('cache-control')).toContain('s-maxage=2592000')
  expect(suggestions.headers.get('surrogate-key')).toBe('directory suggestions')
  const list = await admin.request('/api/partners')
  expect(list.headers.get('cache-control')).toBe('no-store')
  expect(list.headers.get('surrogate-key')).toBeNull()
})

test('a page that says who is open stays until a house opens or closes', async () => {
  const seconds = async (page: string) =>
    Number(/s-maxage=(\d+)/.exec((await site.request(page)).headers.get('cache-control') ?? '')?.[1])
  const houston = '/state/texas/city/houston'
  expect(await seconds(houston)).toBe(7200)
  now += 600_000
  // From the process's own cache.
  expect(await seconds(houston)).toBe(6600)
  expect(await seconds(`${houston}/brandt`)).toBe(6600)
  expect(await seconds(`${houston}?open=now`)).toBe(300)
  expect(await seconds('/')).toBe(12 * 3600 - 600)
})

test.each([
  '/shortlist?p=abbott',
  '/partner/abbott/ask',
  '/inquiry',
  '/contacted',
  '/still-right',
  '/admin',
  '/no-such-page',
  '/state/texas/city/nowhere',
  '/api/admin/me',
  '/readyz',
])('%s never stays there', async (address) => {
  const { headers } = await site.request(address)
  expect(headers.get('cache-control') ?? '').not.toContain('s-maxage')
  expect(headers.get('surrogate-key')).toBeNull()
})

test('an edit purges what shows the partner, twice; all is purged at the start and when one comes or goes', async () => {
  await expect.poll(() => purged, PATIENTLY).toEqual([['directory'], ['directory']])
  await edit('abbott', { description: 'A quiet house.' })
  const tags = ['lists', 'partner-abbott', 'city-north-carolina-asheville', 'state-north-carolina']
  await expect.poll(() => purged.slice(2), PATIENTLY).toEqual([tags, tags])
  await edit('abbott', { name: 'Abbott & Daughter' })
  const renamed = ['lists', 'suggestions', ...tags.slice(1)]
  await expect.poll(() => purged.slice(4), PATIENTLY).toEqual([renamed, renamed])
  await edit('abbott', { isActive: false })
  await expect.poll(() => purged.slice(6), PATIENTLY).toEqual([['directory'], ['directory']])
  expect([...keys]).toEqual([SECRET])
})

test('a purge that is refused is repeated until it is accepted; nothing secret is logged', async () => {
  const warnings: unknown[] = []
  site.app.log.warn = (...given: unknown[]) => void warnings.push(given)
  isRefusing = true
  await edit('cedar-hollow', { description: 'A house by the river.' })
  await expect.poll(() => warnings.length, PATIENTLY).toBe(1)
  const before = purged.length
  isRefusing = false
  await expect
    .poll(() => purged.slice(before, before + 1).flat(), PATIENTLY)
    .toContain('partner-cedar-hollow')
  expect(JSON.stringify(warnings)).toContain('It answered 500.')
  expect(JSON.stringify(warnings)).not.toContain(SECRET)
})
