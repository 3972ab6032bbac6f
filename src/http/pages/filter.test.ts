import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attributesOf, textOf } from '../../../tests/reading/read-html.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'

const HOURS = 'Mon-Fri 09:00-17:00'
/** A Monday: 9:30 in New York, 6:30 in Los Angeles. */
let now = new Date('2026-11-23T14:30:00Z')
let site: TestApp
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' }, { now: () => now })
  const york = { city: 'Salem', state: 'New York', zipCode: '12865', latitude: 43.17, longitude: -73.33 }
  const west = { city: 'Salem', state: 'Oregon', zipCode: '97301', latitude: 44.94, longitude: -123.03 }
  await insertPartners(
    site.app.db,
    { ...york, name: 'Alder', slug: 'alder', openingHours: HOURS, languages: ['English', 'Spanish'] },
    { ...west, name: 'Birch', slug: 'birch', openingHours: HOURS, answersDayAndNight: true },
    {
      ...west,
      name: 'Cedar',
      slug: 'cedar',
      faithsServed: ['Jewish'],
      directCremationFrom: 1295,
      directCremationFromOn: '2026-03-14',
    },
    { ...west, name: 'Dogwood', slug: 'dogwood', directCremationFrom: 995 },
    { ...york, name: 'Elm', slug: 'elm', city: 'Troy', latitude: 42.73, longitude: -73.69 },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const get = async (address: string) => (await site.request(address)).text()
const namesOf = (html: string) => [...html.matchAll(/<h3>.*?>([^<]+)<\/a><\/h3>/g)].map(([, name]) => name)
const SALEM = '/state/oregon/city/salem'

describe('a list is filtered by what families ask first (LISTS-6)', () => {
  test.each([
    ['/search?q=salem&language=spanish', ['Alder']],
    ['/search?q=salem&answers=always', ['Birch']],
    ['/search?q=salem&faith=jewish', ['Cedar']],
    ['/search?q=salem&price=known&sort=price', ['Dogwood', 'Cedar']],
    ['/search?q=salem&open=now', ['Alder']],
    ['/search?language=spanish', ['Alder']],
    [`${SALEM}?answers=always`, ['Birch']],
    [`${SALEM}?answers=always&faith=jewish`, []],
    [`${SALEM}?sort=price`, ['Dogwood', 'Cedar', 'Birch']],
  ])('%s', async (address, names) => {
    const html = await get(address)
    expect(namesOf(html.split('next-heading')[0] ?? '')).toEqual(names)
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  test('says what it was narrowed to, how many that left, and leads to all', async () => {
    const html = await get('/search?q=salem&language=spanish&open=now')
    expect(textOf(html)).toContain('Open now, Spanish: 1 of 4 partners. Show all')
    expect(attributesOf(html, 'href')).toContain('/search?q=salem')
    expect(textOf(html)).toContain('Filter (2)')
  })

  test('the call narrows alike, and adds nothing to its answer', async () => {
    const call = async (query: string) =>
      (await (await site.request(`/api/search?q=salem${query}`)).json()) as {
        total: number
        partners: { name: string }[]
      }
    const whole = await call('')
    expect(whole.total).toBe(4)
    for (const [query, names] of [
      ['&language=spanish', ['Alder']],
      ['&answers=always', ['Birch']],
      ['&faith=jewish', ['Cedar']],
      ['&price=known&sort=price', ['Dogwood', 'Cedar']],
    ] as const) {
      const { total, partners } = await call(query)
      expect([total, partners.map(({ name }) => name)], query).toEqual([names.length, names])
      expect(Object.keys(partners[0] ?? {})).toEqual(Object.keys(whole.partners[0] ?? {}))
    }
    expect((await site.request('/api/search?q=salem&language=klingon')).status).toBe(400)
  })
})

describe('open now (LISTS-6)', () => {
  test('goes by the partner’s own clock, and a kept page does not outlast it', async () => {
    const open = async () => {
      const html = await get('/search?q=salem')
      return [...html.matchAll(/<li class="row">.*?<\/li>/g)]
        .filter(([row]) => row.includes('Open now'))
        .flatMap(([row]) => namesOf(row))
    }
    expect(await open()).toEqual(['Alder'])
    now = new Date('2026-11-23T17:05:00Z')
    expect((await open()).sort()).toEqual(['Alder', 'Birch'])
    now = new Date('2026-11-23T22:05:00Z')
    expect(await open()).toEqual(['Birch'])
  })

  test('on the partner’s page with its time zone', async () => {
    now = new Date('2026-11-23T22:05:00Z')
    expect(textOf(await get('/state/new-york/city/salem/alder'))).toContain('Closed now')
    const birch = textOf(await get(`${SALEM}/birch`))
    expect(birch).toContain('Open now, until 5 p.m.')
    expect(birch).toContain('Pacific Time')
    expect(textOf(await get(`${SALEM}/cedar`))).not.toMatch(/Open now|Closed now/)
  })
})

describe('the page of the filters', () => {
  test('offers what somebody has, with its number, and leads to the list', async () => {
    now = new Date('2026-11-23T14:30:00Z')
    const html = await get('/filter?q=salem&faith=jewish')
    const text = textOf(html)
    for (const words of [
      'Open now (1)',
      'Somebody answers day and night (1)',
      'Says what a direct cremation costs (2)',
      'Spanish (1)',
      'Jewish (1)',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('Catholic')
    expect(html).toMatch(/<option[^>]*value="jewish"[^>]*selected/)
    expect(attributesOf(html, 'action')).toContain('/search')
    expect(attributesOf(html, 'href')).toContain('/search?q=salem&faith=jewish')
  })

  test('of a city; nothing where nothing is known', async () => {
    const html = await get('/filter?in=new-york/troy')
    expect(textOf(html)).not.toMatch(/Open now|day and night|Language|Faith/)
    expect(attributesOf(html, 'action')).toContain('/state/new-york/city/troy')
    for (const unknown of ['atlantis/troy', 'new-york/nowhere', '', 'new-york'])
      expect((await site.request(`/filter?in=${unknown}`)).status, unknown).toBe(404)
    expect((await site.request(`/filter?q=${'a'.repeat(300)}`)).status).toBe(400)
  })
})
