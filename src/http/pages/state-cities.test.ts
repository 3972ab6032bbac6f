import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'

/** STATE-3. */
const MOST_ON_PAGE = 150
const CITIES = Array.from({ length: 2 * MOST_ON_PAGE + 1 }, (_, at) => `Town ${String(at).padStart(3, '0')}`)

let site: TestApp
beforeAll(async () => {
  site = await makeApp()
  const inTexas = { state: 'Texas', zipCode: '78701', latitude: null, longitude: null }
  await insertPartners(
    site.app.db,
    ...CITIES.map((city, at) => ({ ...inTexas, city, slug: `house-${at}` })),
    { state: 'Ohio', zipCode: '43004', city: 'Dayton', slug: 'house-in-ohio' },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const get = async (address: string) => (await site.request(address)).text()
const citiesOn = (html: string) => [...html.matchAll(/class="index-name">([^<]+)</g)].map(([, city]) => city)
const pagesNamed = (html: string) => {
  const nav = /<nav class="city-pages"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  return [...nav.matchAll(/>([^<>]+)<\/(?:a|span)>/g)].map(([, name]) => name)
}

test('more than 150 cities are shown on pages, each city on one, each page named by its first and last (STATE-3)', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => get(`/state/texas?page=${page}`)))
  const cities = pages.map(citiesOn)
  for (const shown of cities) expect(shown.length).toBeLessThanOrEqual(MOST_ON_PAGE)
  expect(cities.flat()).toEqual(CITIES)
  const names = cities.map((shown) => `${shown[0]} to ${shown.at(-1)}`)
  for (const html of pages) expect(pagesNamed(html)).toEqual(names)
  expect((await site.request('/state/texas?page=4')).status).toBe(404)
})

test('fewer cities stand on one page', async () => {
  const html = await get('/state/ohio')
  expect(citiesOn(html)).toEqual(['Dayton'])
  expect(pagesNamed(html)).toEqual([])
})
