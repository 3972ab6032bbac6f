import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertFaq, insertPartners } from '../../../tests/values/build.ts'
import { partners } from '../../db/schema/directory.ts'
import { takeNextVersion } from '../../features/directory/snapshot/directory-version.ts'

let site: TestApp
let id: string
const PARTNER = '/state/north-carolina/city/asheville/cedar-hollow'
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' })
  const rows = await insertPartners(
    site.app.db,
    { name: 'Cedar Hollow', slug: 'cedar-hollow', description: 'A quiet house.' },
    { name: 'Boone Memorial', slug: 'boone-memorial', city: 'Boone', latitude: 36.2, longitude: -81.67 },
    {
      name: 'Maison Étoile',
      slug: 'maison-etoile',
      city: 'Québec',
      state: 'Quebec',
      zipCode: 'G1A 1A1',
      latitude: 46.8,
      longitude: -71.2,
    },
    ...Array.from({ length: 45 }, (_, number) => ({
      name: `Harbor House ${String(number).padStart(2, '0')}`,
      slug: `harbor-house-${number}`,
      city: 'Portland',
      state: 'Maine',
      zipCode: '04101',
      isPriority: number < 3,
    })),
  )
  id = rows[0]?.id ?? ''
  await insertFaq(site.app.db, { question: 'What does it cost?' })
  await site.app.directory.refresh()
})
afterAll(() => site.close())

async function get(address: string) {
  const response = await site.request(address)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]
const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex">')

describe('every page (CALL-4, LISTS-4)', () => {
  test.each([
    ['/', '/'],
    ['/search', '/search'],
    ['/search?q=harbor', '/search?q=harbor'],
    ['/search?q=harbor&page=2', '/search?q=harbor&amp;page=2'],
    ['/state/north-carolina', '/state/north-carolina'],
    ['/state/texas', '/state/texas'],
    ['/state/north-carolina/city/asheville', '/state/north-carolina/city/asheville'],
    ['/state/quebec/city/quebec', '/state/quebec/city/quebec'],
    [PARTNER, PARTNER],
    ['/partner/cedar-hollow', PARTNER],
  ])('%s is 200 and names its canonical address', async (address, canonical) => {
    const { status, headers, html } = await get(address)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(canonicalOf(html)).toBe(`https://directory.example${canonical}`)
    // Searches are endless.
    expect(isNoindex(html)).toBe(address.startsWith('/search'))
  })

  test('does not depend on a cookie', async () => {
    const plain = await get('/')
    const withCookie = await site.request('/', { headers: { cookie: 'session=1' } })
    expect(await withCookie.text()).toBe(plain.html)
    expect(plain.headers.get('set-cookie')).toBeNull()
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  })
})

describe('addresses redirect to the canonical page, permanently (PARTNER-1)', () => {
  test.each([
    ['/state/NC', '/state/north-carolina'],
    ['/state/North%20Carolina', '/state/north-carolina'],
    ['/state/NORTH-CAROLINA', '/state/north-carolina'],
    ['/state/nc/city/Asheville', '/state/north-carolina/city/asheville'],
    ['/state/north-carolina/city/ASHEVILLE', '/state/north-carolina/city/asheville'],
    ['/STATE/North-Carolina', '/state/north-carolina'],
    ['/First-Steps', '/first-steps'],
    ['/Partner-Tools/', '/partner-tools'],
    ['/state/nc/asheville', '/state/north-carolina/city/asheville'],
    ['/state/qc/city/Qu%C3%A9bec', '/state/quebec/city/quebec'],
    ['/state/maine/city/boone/cedar-hollow', PARTNER],
    ['/state/atlantis/city/nowhere/cedar-hollow', PARTNER],
    ['/state/north-carolina/city/asheville/Cedar-Hollow', PARTNER],
    ['/state/NC/city/asheville/cedar-hollow', PARTNER],
    ['/state/north-carolina/', '/state/north-carolina'],
    [`${PARTNER}/`, PARTNER],
    ['/search/?q=a%26b', '/search?q=a%26b'],
    ['/partner/cedar-hollow/ask/', '/partner/cedar-hollow/ask'],
  ])('%s → %s', async (address, target) => {
    const { status, headers } = await get(address)
    expect(status).toBe(301)
    expect(headers.get('location')).toBe(target)
    expect((await get(target)).status).toBe(200)
  })

  test('the id in place of the slug', async () => {
    const { status, headers } = await get(`/state/north-carolina/city/asheville/${id}`)
    expect(status).toBe(301)
    expect(headers.get('location')).toBe(PARTNER)
    expect((await get(`/partner/${id}`)).status).toBe(200)
    expect((await get(`/partner/${id.toUpperCase()}`)).status).toBe(200)
  })

  test.each([
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/.//evil.example/',
    '/state//evil.example/',
    '/https://evil.example/',
    '/@evil.example/',
    '/%09//evil.example/',
  ])('%s never leads off the site', async (address) => {
    const response = await site.http.request(`http://directory.example${address}`)
    const location = response.headers.get('location')
    if (location !== null) {
      expect(new URL(location, 'https://directory.example').host).toBe('directory.example')
    } else expect([400, 404]).toContain(response.status)
  })
})

describe('what does not exist is 404 and not indexed (SITE-4, STATE-2)', () => {
  test.each([
    ['/no-such-path', 'Page Not Found'],
    ['/admin/no-such-path', 'Page Not Found'],
    ['/state', 'Page Not Found'],
    ['/state/---', 'Page Not Found'],
    ['/state/maine/city/!!', 'Page Not Found'],
    ['/state/north-carolina/towns', 'Page Not Found'],
    ['/partner/no-such-house', 'Partner Not Found'],
    ['/partner/no-such-house/ask', 'Partner Not Found'],
    ['/state/north-carolina/city/asheville/no-such-house', 'Partner Not Found'],
    ['/state/atlantis', 'No Partners Found in Atlantis'],
    ['/state/north-carolina/city/xyzzyville', 'Cremation Services Coming Soon'],
    ['/search?q=harbor&page=4', 'Page Not Found'],
  ])('%s', async (address, text) => {
    const { status, headers, html } = await get(address)
    expect(status).toBe(404)
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(html).toContain(text)
    expect(isNoindex(html)).toBe(true)
  })
})

describe('a city', () => {
  test('that exists but has no partners says that services are coming, with the nearest cities that have some (CITY-3)', async () => {
    const { status, html } = await get('/state/north-carolina/city/raleigh')
    expect(status).toBe(200)
    expect(html).toContain('Cremation Services Coming Soon')
    expect(html).toContain('href="/state/north-carolina/city/asheville"')
    expect(isNoindex(html)).toBe(true)
  })

  test('of six partners or more features two priority ones and lists the rest, each partner once (CITY-1)', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => get(`/state/maine/city/portland?page=${page}`)))
    const html = pages.map((page) => page.html).join('')
    const links = [...html.matchAll(/<a[^>]*href="\/state\/maine\/city\/portland\/(harbor-house-\d+)"/g)].map(
      ([, slug]) => slug,
    )
    for (let number = 0; number < 45; number++) expect(links).toContain(`harbor-house-${number}`)
    expect((await get('/state/maine/city/portland?page=4')).status).toBe(404)
    expect(html).toContain('43 More Providers in Portland')
  })
})

describe('a state', () => {
  test('features up to three priority partners from six partners on (STATE-1)', async () => {
    expect((await get('/state/maine')).html).toContain('Featured Partners')
    expect((await get('/state/north-carolina')).html).not.toContain('Featured Partners')
  })
})

describe('search', () => {
  test('shows 20 a page, and the last page the rest', async () => {
    const shown = async (page: number) =>
      new Set(
        [
          ...(await get(`/search?q=harbor&page=${page}`)).html.matchAll(
            /city\/portland\/(harbor-house-\d+)"/g,
          ),
        ].map(([, slug]) => slug),
      )
    const [first, second, third] = [await shown(1), await shown(2), await shown(3)]
    expect([first.size, second.size, third.size]).toEqual([20, 20, 5])
    expect(new Set([...first, ...second, ...third]).size).toBe(45)
  })

  test.each(['0', '-1', '1.5', 'two', '', '999999', '1e3'])('page=%s is refused', async (page) => {
    expect((await get(`/search?q=harbor&page=${page}`)).status).toBe(400)
  })

  test('shows the query as text, whatever it holds', async () => {
    const { html } = await get(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('&lt;script&gt;alert(1)')
  })

  test('a query over 200 characters is refused', async () => {
    expect((await get(`/search?q=${'a'.repeat(200)}`)).status).toBe(200)
    const tooLong = await get(`/search?q=${'a'.repeat(201)}`)
    expect(tooLong.status).toBe(400)
    expect(tooLong.html).toContain('The search text is too long. Please go back')
  })
})

describe('a cached page', () => {
  test('is 304 when the client has it, and new right after a change (CALL-4)', async () => {
    const before = await get(PARTNER)
    const etag = before.headers.get('etag') ?? ''
    const again = await site.request(PARTNER, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")

    await change('cedar-hollow', { description: 'A house by the river.' })
    const after = await site.request(PARTNER, { headers: { 'if-none-match': etag } })
    expect(after.status).toBe(200)
    expect(await after.text()).toContain('A house by the river.')
  })

  test('of a removed partner disappears everywhere at once', async () => {
    expect((await get('/search?q=boone')).html).toContain('Boone Memorial')
    expect((await get('/state/north-carolina/city/boone')).html).toContain('Boone Memorial')
    await change('boone-memorial', { isActive: false })
    expect((await get('/state/north-carolina/city/boone/boone-memorial')).status).toBe(404)
    expect((await get('/search?q=boone')).html).not.toContain('Boone Memorial')
    expect((await get('/state/north-carolina/city/boone')).html).not.toContain('Boone Memorial')
    await change('boone-memorial', { isActive: true })
  })

  test('ignores unknown parameters', async () => {
    const plain = await get('/state/maine')
    expect((await get('/state/maine?utm_source=x&q=1')).headers.get('etag')).toBe(plain.headers.get('etag'))
  })

  test('comes compressed where that is accepted', async () => {
    const response = await site.request('/state/maine', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers.get('content-encoding')).toMatch(/^(gzip|br)$/)
  })
})

describe('the home page', () => {
  test('features nine partners, the same ones all day and others on another day (HOME-3)', async () => {
    let now = new Date('2026-05-01T08:00:00Z')
    const dated = await makeApp({}, { now: () => now })
    await insertPartners(
      dated.app.db,
      ...Array.from({ length: 60 }, (_, number) => ({ slug: `house-${number}`, isPriority: true })),
    )
    await dated.app.directory.refresh()
    const featured = async () => {
      const html = await (await dated.request('/')).text()
      return [...new Set([...html.matchAll(/city\/asheville\/(house-\d+)"/g)].map(([, slug]) => slug))]
    }
    const morning = await featured()
    expect(morning).toHaveLength(9)
    now = new Date('2026-05-01T23:59:59Z')
    expect(await featured()).toEqual(morning)
    now = new Date('2026-05-02T00:00:00Z')
    expect(await featured()).not.toEqual(morning)
    await dated.close()
  })
})

async function change(slug: string, values: Partial<typeof partners.$inferInsert>) {
  await site.app.db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    await tx
      .update(partners)
      .set({ ...values, version, updatedAt: new Date() })
      .where(eq(partners.slug, slug))
  })
  await site.app.directory.refresh()
}
