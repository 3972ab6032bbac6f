import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '../../../tests/reading/read-html.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { makeSampleDirectory } from '../../sample-data/make-sample-directory.ts'
import type { SearchResult } from '../../shared/search.ts'

let site: TestApp
beforeAll(async () => {
  site = await makeApp()
  const { partners } = makeSampleDirectory(300)
  await insertPartners(
    site.app.db,
    ...partners.map(
      ({ name, slug, address, city, state, zipCode, phone, servicesOffered, latitude, longitude }) => {
        return { name, slug, address, city, state, zipCode, phone, servicesOffered, latitude, longitude }
      },
    ),
    { name: '100% Care_Home', slug: 'care-home' },
    { name: 'Back\\slash', slug: 'backslash' },
    { name: 'Moss \u{1f33f} Chapel', slug: 'moss' },
    { name: 'Stony Brook', slug: 'stony', city: 'Norfolk', state: 'Massachusetts', zipCode: '02056' },
    { name: 'Plum Creek', slug: 'plum', city: 'Norfolk', state: 'Nebraska', zipCode: '68701' },
    {
      name: 'Tidewater',
      slug: 'tidewater',
      city: 'Chesapeake',
      state: 'Virginia',
      zipCode: '23320',
      latitude: 36.85,
      longitude: -76.285,
    },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

/** Of rows, without those "nearest to" a place. */
const namesOf = (html: string) =>
  [
    ...(html.split(/next-heading|none-count/)[0] ?? '').matchAll(
      /<h3>(?:<span class="row-number">\d+<\/span>)? (<a .*?)<\/h3>/g,
    ),
  ].map(([, link]) => textOf(link ?? ''))

async function fromPages(query: string): Promise<string[]> {
  const names: string[] = []
  for (let page = 1; ; page++) {
    const answer = await site.request(`/search?q=${encodeURIComponent(query)}&page=${page}`)
    if (answer.status === 404 && page > 1) return names
    expect(answer.status).toBe(200)
    names.push(...namesOf(await answer.text()))
  }
}

/** The call gives the first 50. */
async function fromCall(query: string): Promise<{ total: number; names: string[] }> {
  const answer = await site.request(`/api/search?q=${encodeURIComponent(query)}&limit=50`)
  expect(answer.status).toBe(200)
  const { total, partners } = (await answer.json()) as SearchResult
  return { total, names: partners.map(({ name }) => name) }
}

test.each([
  'houston',
  'houston, tx',
  'tx',
  'texas',
  'new york',
  'portland',
  'harris county',
  'funeral',
  'pet cremation',
  'crémation animale',
  '28801',
  'T2P',
  'funeral home near 90210',
  "wren's",
  '(828) 555-0142',
  '%',
  '_',
  '\\',
  '\u{1f33f}',
  'zzzz',
  'norfolk',
  'norfolk cremation',
  "o'brien on main",
])('page and call list the same partners for %s (SEARCH-3)', async (query) => {
  const { total, names } = await fromCall(query)
  const paged = await fromPages(query)
  expect(paged).toHaveLength(total)
  expect(paged.slice(0, 50)).toEqual(names)
})

test('a large city without partners is led by those near it, on page and call', async () => {
  const { names } = await fromCall('norfolk')
  expect(names[0]).toBe('Tidewater')
  expect(names).toEqual(expect.arrayContaining(['Stony Brook', 'Plum Creek']))
  const page = await (await site.request('/search?q=norfolk')).text()
  expect(page).toContain('There is no partner in Norfolk, Virginia yet.')
  expect(page).toContain('Norfolk, Massachusetts')
})

test('10,000 characters are refused by both', async () => {
  const query = 'a'.repeat(10_000)
  expect((await site.request(`/search?q=${query}`)).status).toBe(400)
  expect((await site.request(`/api/search?q=${query}`)).status).toBe(400)
})
