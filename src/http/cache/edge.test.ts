import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeScratchFolder } from '../../../tests/servers/scratch-folder.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { partners } from '../../db/schema/directory.ts'
import { takeNextVersion } from '../../features/directory/snapshot/directory-version.ts'
import { keepEdgeFresh } from './keep-edge-fresh.ts'

const SECRET = 'a key of ours'
/** Only ends a wait in vain. */
const PATIENTLY = { timeout: 30_000, interval: 20 }

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let url = ''
let edge: { stop(): void } | null = null
let isRefusing = false
let purged: string[][] = []
const keys = new Set<string | undefined>()
const folder = makeScratchFolder('edge')
const file = path.join(folder, 'purged')
/** A Monday, 8 o'clock in Asheville. */
let now = Date.parse('2026-06-01T12:00:00Z')
const cdn = createServer(async (incoming, outgoing) => {
  keys.add(incoming.headers['fastly-key'] as string | undefined)
  let body = ''
  for await (const chunk of incoming) body += chunk
  if (!isRefusing) purged.push((JSON.parse(body) as { tags: string[] }).tags)
  outgoing.writeHead(isRefusing ? 500 : 200).end()
})
beforeAll(async () => {
  await once(cdn.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(cdn.address() as { port: number }).port}/purge?secret=${SECRET}`
  site = await makeApp(
    { CDN_PURGE_URL: url, CDN_PURGE_HEADER: `Fastly-Key: ${SECRET}` },
    { now: () => new Date(now) },
  )
  const at = (city: string, state: string, latitude: number, longitude: number) => ({
    ...{ city, state, latitude, longitude },
  })
  const asheville = at('Asheville', 'North Carolina', 35.6, -82.55)
  const houses = Array.from({ length: 6 }, (_, number) => ({
    ...at('Houston', 'Texas', 29.76, -95.37),
    ...{ slug: `house-${number}`, name: `House ${number}`, services: ['Cremation'] },
  }))
  await insertPartners(
    site.app.db,
    { ...asheville, slug: 'cedar-hollow', name: 'Cedar Hollow', openingHours: 'Mon-Sun 09:00-17:00' },
    { ...asheville, slug: 'abbott', name: 'Abbott' },
    { ...at('Johnson City', 'Tennessee', 36.31, -82.35), slug: 'brandt', name: 'Brandt' },
    ...houses,
  )
  await site.app.directory.refresh()
  admin = await site.signIn()
  await start()
})
afterAll(async () => {
  edge?.stop()
  cdn.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const AGAIN_MS = 500
/** As a process that replaces the one before. */
async function start(build = 'one build') {
  edge?.stop()
  const waits = { againMs: AGAIN_MS, afterRolloutMs: AGAIN_MS }
  edge = await keepEdgeFresh(site.app, { url, file, build, waits })
}

const CITY = '/state/north-carolina/city/asheville'
const HOUSTON = '/state/texas/city/houston'
const PAGES = [
  ...['/', '/es', '/questions', '/search?q=asheville', '/search?q=houston', '/search?q=elsewhere'],
  ...['/state/north-carolina', '/state/tennessee', '/state/texas', CITY, `/fr${CITY}`, `${CITY}?sort=name`],
  ...[HOUSTON, `${HOUSTON}?service=cremation`, '/filter?in=texas/houston'],
  ...[`${CITY}/abbott`, `${CITY}/cedar-hollow`, '/state/tennessee/city/johnson-city/brandt'],
  ...[`${HOUSTON}/house-0`, `${HOUSTON}/house-5`],
]
const tagsOf = (headers: Headers) => headers.get('surrogate-key')?.split(' ') ?? []

/** Of a change by `act`: the pages whose text changed, those that were purged, and the tags by which. */
async function watch(act: () => Promise<unknown>) {
  const read = async () => {
    const answers = await Promise.all(PAGES.map((page) => site.request(page)))
    return Promise.all(
      answers.map(async (answer) => ({ text: await answer.text(), tags: tagsOf(answer.headers) })),
    )
  }
  const before = await read()
  purged = []
  await act()
  await expect.poll(() => purged.length, PATIENTLY).toBe(2)
  const now = await read()
  expect(purged[1], 'what was purged again').toEqual(purged[0])
  const tags = purged[0] ?? []
  const wasPurged = (at: number) => before[at]?.tags.some((tag) => tags.includes(tag)) ?? false
  return {
    tags,
    changed: PAGES.filter((_, at) => before[at]?.text !== now[at]?.text),
    purged: PAGES.filter((_, at) => wasPurged(at)),
  }
}

const edit = async (slug: string, changes: Partial<typeof partners.$inferInsert>) => {
  await site.app.db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    await tx
      .update(partners)
      .set({ ...changes, version })
      .where(eq(partners.slug, slug))
  })
  await site.app.directory.refresh()
}

test('pages that are the same for all may stay in a CDN, named by what they show', async () => {
  const { headers } = await site.request(HOUSTON)
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=86400, stale-while-revalidate=5, stale-if-error=86400',
  )
  const tags = tagsOf(headers)
  expect(headers.get('cache-tag')).toBe(tags.join(','))
  expect(tags).toEqual(
    expect.arrayContaining(['directory', 'city-texas-houston', 'state-texas', 'partner-house-3']),
  )
  expect(tags).not.toContain('partner-abbott')
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

test('a page that says who is open stays until a house opens or closes, home until its partners change', async () => {
  const seconds = async (page: string) =>
    Number(/s-maxage=(\d+)/.exec((await site.request(page)).headers.get('cache-control') ?? '')?.[1])
  // Opens in an hour.
  expect(await seconds(CITY)).toBe(3600)
  now += 600_000
  // From the process's own cache.
  expect(await seconds(CITY)).toBe(3000)
  expect(await seconds(`${CITY}/cedar-hollow`)).toBe(3000)
  expect(await seconds(`${CITY}/abbott`)).toBe(86_400)
  expect(await seconds('/')).toBe(12 * 3600 - 600)
  expect(await seconds(`${CITY}?open=now`)).toBe(300)
})

const known = () => readFileSync(file, { encoding: 'utf8', flag: 'a+' })

test('all is purged at the first start and at that of another build, nothing at a start as before', async () => {
  await expect.poll(() => purged, PATIENTLY).toEqual([['directory'], ['directory']])
  await expect.poll(known, PATIENTLY).not.toBe('')
  await start()
  const { tags } = await watch(() => edit('abbott', { annualCremations: 11 }))
  expect(tags).not.toContain('directory')
  purged = []
  await start('another build')
  await expect.poll(() => purged, PATIENTLY).toEqual([['directory'], ['directory']])
  await expect.poll(known, PATIENTLY).toContain('another build')
  edge?.stop()
  await edit('abbott', { annualCremations: 12 })
  purged = []
  await start('another build')
  await expect.poll(() => purged, PATIENTLY).toEqual([['directory'], ['directory']])
  await expect.poll(known, PATIENTLY).toContain('another build')
})

test('an edit of what a partner says purges what shows it, and searches', async () => {
  const { changed, purged } = await watch(() => edit('abbott', { description: 'A house by the river.' }))
  const shown = [CITY, `/fr${CITY}`, `${CITY}?sort=name`, `${CITY}/abbott`, `${CITY}/cedar-hollow`]
  expect(changed).toEqual(expect.arrayContaining([CITY, `${CITY}/abbott`, '/search?q=asheville']))
  const all = PAGES.filter((page) => purged.includes(page))
  expect(all).toEqual(expect.arrayContaining([...shown, ...changed]))
  for (const page of ['/questions', '/state/north-carolina', '/state/texas', HOUSTON, `${HOUSTON}/house-0`])
    expect(all).not.toContain(page)
})

test.each([
  ['services', 'house-1', { servicesOffered: ['Burial'] }],
  ['priority', 'house-2', { isPriority: true }],
  ['hours', 'house-0', { openingHours: 'Mon-Fri 09:00-18:00' }],
  ['another town', 'brandt', { city: 'Kingsport' }],
  ['another state', 'brandt', { city: 'Asheville', state: 'North Carolina' }],
  ['inactive', 'house-4', { isActive: false }],
  ['active', 'house-4', { isActive: true }],
])('each page that changes is purged: %s', async (_, slug, changes) => {
  const { changed, purged, tags } = await watch(() => edit(slug, changes))
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.filter((page) => !purged.includes(page))).toEqual([])
  expect(tags).not.toContain('directory')
})

test('a change of a question purges all', async () => {
  const item = {
    question: 'May we visit?',
    answer: 'At any hour.',
    category: 'general',
    appliesTo: 'homepage',
  }
  const { tags } = await watch(async () => {
    expect((await admin.call('POST', '/api/admin/faq', item)).status).toBe(201)
  })
  expect(tags).toEqual(['directory'])
})

test('a purge that is refused is repeated until it is accepted; nothing secret is logged', async () => {
  const warnings: unknown[] = []
  site.app.log.warn = (...given: unknown[]) => void warnings.push(given)
  isRefusing = true
  await edit('cedar-hollow', { annualCremations: 12 })
  await expect.poll(() => warnings.length, PATIENTLY).toBe(1)
  const before = purged.length
  isRefusing = false
  await expect
    .poll(() => purged.slice(before, before + 1).flat(), PATIENTLY)
    .toContain('partner-cedar-hollow')
  expect(JSON.stringify(warnings)).toContain('It answered 500.')
  expect(JSON.stringify(warnings)).not.toContain(SECRET)
})

test('an update of many partners is purged by calls of 30 tags', async () => {
  const many = Array.from({ length: 40 }, (_, number) => ({ slug: `many-${number}`, name: `Many ${number}` }))
  purged = []
  await insertPartners(site.app.db, ...many)
  await site.app.directory.refresh()
  const tags = () => new Set(purged.flat())
  await expect.poll(() => many.every(({ slug }) => tags().has(`partner-${slug}`)), PATIENTLY).toBe(true)
  expect(tags()).not.toContain('directory')
  expect(Math.max(...purged.map((call) => call.length))).toBe(30)
  expect([...keys]).toEqual([SECRET])
})
