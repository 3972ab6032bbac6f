import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { runInSlices } from '../../features/directory/snapshot/run-in-slices.ts'
import { sitemap, sitemapFile } from './sitemap.ts'

let site: TestApp
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' })
  await insertPartners(
    site.app.db,
    { slug: 'cedar-hollow', updatedAt: new Date('2026-03-04T05:06:07Z') },
    { slug: 'abbott', updatedAt: new Date('2026-02-01T00:00:00Z') },
    { slug: 'tom-&-"sons"', city: 'Boone', updatedAt: new Date('2026-01-01T00:00:00Z') },
    { slug: 'closed', isActive: false },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

/** Without the texts, whose last change is unknown. */
function entriesOf(xml: string) {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(([, address, time]) => [
    address,
    time,
  ])
}

test('lists home, states, cities and active partners with the time of their last change', async () => {
  const response = await site.request('/sitemap.xml')
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/)
  const entries = entriesOf(await response.text())
  const base = 'https://directory.example/state/north-carolina'
  expect(entries[1]?.[0]).toBe('https://directory.example/questions')
  expect(entries.slice(2)).toEqual([
    [base, '2026-03-04T05:06:07Z'],
    [`${base}/city/asheville`, '2026-03-04T05:06:07Z'],
    [`${base}/city/boone`, '2026-01-01T00:00:00Z'],
    ...(entries.slice(5) as string[][]),
  ])
  expect(new Map(entries as [string, string][]).get(`${base}/city/asheville/cedar-hollow`)).toBe(
    '2026-03-04T05:06:07Z',
  )
  expect(entries.map(([address]) => address)).not.toContain(expect.stringContaining('closed'))
  expect(entries[0]?.[0]).toBe('https://directory.example/')
  expect(entries).toHaveLength(24)
  expect(entries.map(([address]) => address)).toContain('https://directory.example/fr/state/north-carolina')
})

test('is well-formed XML whatever a slug holds', async () => {
  const xml = await (await site.request('/sitemap.xml')).text()
  expect(xml).toContain('tom-&amp;-&quot;sons&quot;')
})

test('becomes an index of numbered files where one is too small, each address in exactly one', async () => {
  const snapshot = site.app.directory.current()
  const whole = entriesOf(await runInSlices(sitemap(snapshot, 'https://directory.example')))
  const index = await runInSlices(sitemap(snapshot, 'https://directory.example', 13))
  expect(index).toContain('<sitemapindex')
  const files = entriesOf(index).map(([address]) => address)
  expect(files).toEqual([1, 2, 3].map((page) => `https://directory.example/sitemap-${page}.xml`))
  const file = (page: number) => runInSlices(sitemapFile(snapshot, 'https://directory.example', page, 13))
  const parts = await Promise.all([1, 2, 3].map(async (page) => (await file(page)) ?? ''))
  expect(parts.flatMap(entriesOf)).toEqual(whole)
  expect(await file(4)).toBeNull()
})

test('has no numbered files beyond the last', async () => {
  expect((await site.request('/sitemap-1.xml')).status).toBe(200)
  for (const address of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-9999.xml', '/sitemap-x.xml']) {
    expect((await site.request(address)).status).toBe(404)
  }
})

test('robots.txt keeps crawlers from calls and private parts, and names the sitemap', async () => {
  const response = await site.request('/robots.txt')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await response.text()).split('\n')
  for (const line of ['Disallow: /api/', 'Disallow: /admin']) expect(lines).toContain(line)
  // What says noindex must be read to be obeyed.
  expect(lines.filter((line) => line.includes('partner-tools'))).toEqual([])
  expect(lines).toContain('Sitemap: https://directory.example/sitemap.xml')
})

test('security.txt names a contact and a day within a year (RFC 9116)', async () => {
  const response = await site.request('/.well-known/security.txt')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime()
  expect(expires).toBeGreaterThan(Date.now() + 200 * 86_400_000)
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000)
})
