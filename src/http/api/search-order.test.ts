import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'

/** By their best hit, then priority, then name (SEARCH-10). */
const IN_ORDER = [
  { slug: 'name-whole', name: 'Quillon', city: 'Boone' },
  { slug: 'city-whole', name: 'Zeller House', city: 'Quillon' },
  { slug: 'name-beginning', name: 'Quillon Chapel', city: 'Boone' },
  { slug: 'part-priority', name: 'Zimmer & Quillon', city: 'Boone', isPriority: true },
  { slug: 'part-by-name', name: 'Old Quillon House', city: 'Boone' },
  { slug: 'city-beginning', name: 'Penn House', city: 'Quillonville' },
]
let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp()
  await insertPartners(
    site.app.db,
    ...IN_ORDER.toReversed().map((row) => ({ state: 'North Carolina', zipCode: '28607', ...row })),
  )
  await site.app.directory.refresh()
  admin = await site.signIn()
})
afterAll(() => site.close())

const slugs = IN_ORDER.map(({ slug }) => slug)
const slugsOf = (found: { slug: string }[]) => found.map(({ slug }) => slug)

test('the call lists matches in order', async () => {
  const answer = (await (await site.request('/api/search?q=quillon')).json()) as {
    partners: { slug: string }[]
  }
  expect(slugsOf(answer.partners)).toEqual(slugs)
})

test('the page lists them in the same order', async () => {
  const html = await (await site.request('/search?q=quillon')).text()
  const cards = [...html.matchAll(/<h3>.*?<a href="[^"]*\/([^"/?]+)">/g)].map(([, slug]) => slug)
  expect(cards.slice(0, slugs.length)).toEqual(slugs)
})

test('the back office lists them in the same order', async () => {
  const { body } = await admin.call('GET', '/api/admin/partners/search?q=quillon')
  expect(slugsOf(body as { slug: string }[])).toEqual(slugs)
})
