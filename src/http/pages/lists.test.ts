import { afterAll, beforeAll, expect, test } from 'vitest'
import { structuredDataOf, textOf } from '../../../tests/reading/read-html.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'

const CITY = '/state/texas/city/austin'
let site: TestApp
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' })
  const austin = { city: 'Austin', state: 'Texas', zipCode: '78701' }
  await insertPartners(
    site.app.db,
    ...Array.from({ length: 45 }, (_, number) => ({
      ...austin,
      name: `House ${String(number).padStart(2, '0')}`,
      slug: `house-${number}`,
      isPriority: number === 7,
      latitude: 30.27 + (44 - number) / 500,
      longitude: -97.74,
      servicesOffered: number % 3 === 0 ? ['Dog cremation'] : ['Burial'],
    })),
    { name: 'Maine House', slug: 'maine-house', city: 'Austin', state: 'Maine', zipCode: '04401' },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const get = async (address: string) => (await site.request(address)).text()
const namesOf = (html: string) => [...html.matchAll(/<h3>.*?>([^<]+)<\/a><\/h3>/g)].map(([, name]) => name)
const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex">')

test('a city is paged, and each partner stands on one page, numbered as on the map (CITY-1, LISTS-4)', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => get(`${CITY}?page=${page}`)))
  const names = pages.map(namesOf)
  expect(names.map((list) => list.length)).toEqual([20, 20, 5])
  expect(new Set(names.flat()).size).toBe(45)
  expect((await site.request(`${CITY}?page=4`)).status).toBe(404)
  expect((await site.request(`${CITY}?page=0`)).status).toBe(400)
  const second = pages[1] ?? ''
  const list = structuredDataOf(second).find((item) => item['@type'] === 'ItemList')?.itemListElement ?? []
  expect(list.map(({ name }) => name)).toEqual(names[1])
  expect(list[0]?.position).toBe(21)
  for (const [index, name] of (names[1] ?? []).entries())
    expect(second).toContain(`aria-label="${21 + index}: ${name}"`)
})

test('a filter lists those who offer the service, in any wording, and keeps the order (LISTS-1, LISTS-4)', async () => {
  const html = await get(`${CITY}?service=pets&sort=distance`)
  expect(textOf(html)).toContain('Pet cremation: 15 of 45 partners.')
  const miles = [...html.matchAll(/<span>([\d.]+) mi<\/span>/g)].map(([, number]) => Number(number))
  expect(miles).toHaveLength(15)
  expect(miles).toEqual(miles.toSorted((a, b) => a - b))
  expect(isNoindex(html)).toBe(true)
  expect(html).toContain(
    'href="https://directory.example/state/texas/city/austin?service=pet-cremation&amp;sort=distance"',
  )
})

test('an order by name, and a filter, stay from page to page (LISTS-1)', async () => {
  expect(namesOf(await get(CITY))[0]).toBe('House 07')
  const pages = await Promise.all([1, 2].map((page) => get(`${CITY}?sort=name&page=${page}`)))
  const inOrder = Array.from({ length: 40 }, (_, number) => `House ${String(number).padStart(2, '0')}`)
  expect(pages.flatMap(namesOf)).toEqual(inOrder)
  expect(pages[0]).toContain(`href="${CITY}?sort=name&amp;page=2"`)
  expect(await get(`${CITY}?service=burial`)).toContain(`href="${CITY}?service=burial&amp;page=2"`)
})

test('unknown filters and orders show the whole list, under its own address', async () => {
  const plain = await get(CITY)
  expect(isNoindex(plain)).toBe(false)
  for (const query of [
    '?service=zzz',
    '?sort=cheap',
    '?language=klingon&faith=x&open=1&answers=2',
    '?service=&sort=&page=1',
    '?service=constructor',
  ])
    expect(await get(CITY + query)).toBe(plain)
})

test('a service without a place says how many offer it and asks where, on page and call alike (LISTS-2)', async () => {
  const html = await get('/search?q=pet+cremation')
  const { answer } = (await (await site.request('/api/search?q=pet+cremation')).json()) as { answer: object }
  expect(answer).toEqual({
    kind: 'where',
    title: 'Where should we look?',
    path: '/',
    service: 'pet-cremation',
  })
  expect(textOf(html)).toContain('15 partners offer “Pet cremation”.')
  expect(html).toContain('href="/search?service=pet-cremation"')
  expect(textOf(await get('/search?service=pet-cremation'))).toContain('15 Partners Found')
  expect(textOf(await get('/search?service=veterans'))).not.toContain('Partners Found')
})

test('one word that names several places groups them, as the call orders them (LISTS-3, LISTS-4)', async () => {
  const html = await get('/search?q=austin')
  expect(isNoindex(html)).toBe(true)
  const call = (await (await site.request('/api/search?q=austin&limit=20')).json()) as {
    partners: { name: string }[]
  }
  expect(namesOf(html)).toEqual(call.partners.map(({ name }) => name))
  const last = await get('/search?q=austin&page=3')
  expect(textOf(last)).toContain('Austin, Texas 45 partners')
  expect(textOf(last)).toContain('Austin, Maine 1 partner')
  expect(await get('/search?q=texas')).toContain('href="/state/texas">All partners in Texas, by city')
  expect(await get('/search?q=austin+cremation')).not.toContain('group-heading')
})
