import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import type { NearbyCity } from '../../shared/pages.ts'
import type { SearchResult, Suggestions } from '../../shared/search.ts'

let site: TestApp
beforeAll(async () => {
  site = await makeApp()
  await insertPartners(
    site.app.db,
    { name: 'Cedar Hollow', slug: 'cedar-hollow' },
    {
      name: 'Boone Memorial',
      slug: 'boone-memorial',
      city: 'Boone',
      zipCode: '28607',
      latitude: 36.2168,
      longitude: -81.6746,
    },
    {
      name: 'Asher & Sons',
      slug: 'asher',
      city: 'Greenville',
      state: 'South Carolina',
      zipCode: '29601',
      latitude: 34.8526,
      longitude: -82.394,
    },
    { name: '100% Care_Home', slug: 'care-home', city: 'Boone', latitude: 36.2168, longitude: -81.6746 },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

async function get<Answer>(address: string): Promise<Answer> {
  const response = await site.request(address)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

describe('GET /api/search', () => {
  test('answers query, total, partners, suggestions and similar, and nothing else', async () => {
    const answer = await get<SearchResult>('/api/search?q=%20ASHEVILLE%20')
    expect(Object.keys(answer).sort()).toEqual([
      'partners',
      'place',
      'query',
      'similar',
      'suggestions',
      'total',
    ])
    expect(answer.place).toMatchObject({ name: 'Asheville, North Carolina', partnerCount: 1, kind: 'city' })
    expect(Object.keys(await get<SearchResult>('/api/search?q=cedar')).sort()).not.toContain('place')
    expect(answer).toMatchObject({ query: 'ASHEVILLE', total: 1, suggestions: [], similar: [] })
    expect(answer.partners.map((partner) => partner.slug)).toEqual(['cedar-hollow'])
    expect(answer.partners[0]).toHaveProperty('distanceMiles')
    expect(answer.partners[0]).not.toHaveProperty('email')
  })

  test.each(['/api/search', '/api/search?q=', '/api/search?q=%20%20'])(
    '%s has empty lists (SEARCH-2)',
    async (address) => {
      expect(await get(address)).toEqual({ query: '', total: 0, partners: [], suggestions: [], similar: [] })
    },
  )

  test('total counts all matches, partners holds the first of them', async () => {
    const answer = await get<SearchResult>('/api/search?q=boone&limit=1')
    expect(answer.total).toBe(2)
    expect(answer.partners).toHaveLength(1)
  })

  test.each([
    ['%25', ['care-home']],
    ['_', ['care-home']],
    ['%25%25', []],
    ['28607', ['boone-memorial']],
  ])('takes %s as it stands', async (query, expected) => {
    const { partners } = await get<SearchResult>(`/api/search?q=${query}`)
    expect(partners.map((partner) => partner.slug)).toEqual(expected)
  })

  test('repeated blanks count as one everywhere, in queries and in names (SEARCH-2)', async () => {
    const admin = await site.signIn()
    const [oak] = await insertPartners(site.app.db, { name: 'Oak  Hill\u00a0Chapel', slug: 'oak-hill' })
    await site.app.directory.refresh()
    for (const text of [
      'cedar  hollow',
      ' Cedar \t hollow ',
      'cedar hollow',
      'oak  hill',
      'Oak Hill chapel',
    ]) {
      const q = encodeURIComponent(text)
      const slug = /oak/i.test(text) ? 'oak-hill' : 'cedar-hollow'
      const search = await get<SearchResult>(`/api/search?q=${q}`)
      expect([text, search.partners.map((partner) => partner.slug)]).toEqual([text, [slug]])
      expect(search.query).toBe(text.trim().replace(/\s+/g, ' '))
      expect((await get<Suggestions>(`/api/suggest?q=${q}`)).partners[0]?.slug).toBe(slug)
      expect(await (await site.request(`/search?q=${q}`)).text()).toContain(`/${slug}"`)
      const found = await admin.call('GET', `/api/admin/partners/search?q=${q}`)
      expect(found.body.map((partner: { slug: string }) => partner.slug)).toEqual([slug])
    }
    await admin.call('DELETE', `/api/admin/partners/${oak?.id}`)
  })

  test('near adds the true distance', async () => {
    const { partners } = await get<SearchResult>('/api/search?q=cedar&near=36.2168,-81.6746')
    expect(partners[0]?.distanceMiles).toBeGreaterThan(60)
    expect(partners[0]?.distanceMiles).toBeLessThan(75)
  })

  test.each(['near=north', 'near=1', 'near=91,0', 'near=0,181', 'near=1,2,3', 'limit=0', 'limit=51'])(
    '%s is refused by name',
    async (parameter) => {
      const response = await site.request(`/api/search?q=a&${parameter}`)
      expect(response.status).toBe(400)
      const { fields } = (await response.json()) as { fields: Record<string, string> }
      expect(Object.keys(fields)).toEqual([parameter.split('=')[0]])
    },
  )
})

describe('POST /api/location', () => {
  const locate = (body: unknown) =>
    site.request('/api/location', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  test('answers the nearest postal code, uncached, and its search finds the nearest partner', async () => {
    const response = await locate({ latitude: 35.6, longitude: -82.55 })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('no-store')
    const { path, postalCode } = (await response.json()) as { path: string; postalCode: string }
    expect([path, postalCode]).toEqual(['/search?q=28801', '28801'])
    expect((await get<SearchResult>(`/api${path}`)).partners[0]?.zipCode).toBe('28801')
  })
  test('is 404 at sea and 400 for anything but a point', async () => {
    expect((await locate({ latitude: 0, longitude: -30 })).status).toBe(404)
    for (const body of [{}, { latitude: 91, longitude: 0 }, { latitude: 'x', longitude: 0 }])
      expect((await locate(body)).status).toBe(400)
  })
})

describe('GET /api/suggest', () => {
  test('answers places, states, partners and postal codes with the pages they lead to', async () => {
    const answer = await get<Suggestions>('/api/suggest?q=ash')
    expect(Object.keys(answer).sort()).toEqual(['cities', 'partners', 'postalCodes', 'states'])
    expect(answer.cities).toContainEqual({
      city: 'Asheville',
      state: 'North Carolina',
      path: '/state/north-carolina/city/asheville',
      partnerCount: 1,
    })
    expect(answer.partners.map((partner) => partner.path)).toContain(
      '/state/south-carolina/city/greenville/asher',
    )
  })

  test('a blank text has empty lists', async () => {
    expect(await get('/api/suggest')).toEqual({ cities: [], states: [], partners: [], postalCodes: [] })
  })
})

describe('GET /api/partners/nearby-cities/{state}/{city}', () => {
  test('lists the nearest other cities with partners', async () => {
    const cities = await get<NearbyCity[]>('/api/partners/nearby-cities/north-carolina/asheville')
    expect(cities.map(({ city, state, partnerCount }) => [city, state, partnerCount])).toEqual([
      ['Greenville', 'South Carolina', 1],
      ['Boone', 'North Carolina', 2],
    ])
    expect(cities.map((city) => Object.keys(city).sort())).toEqual(
      cities.map(() => ['city', 'distanceMiles', 'partnerCount', 'state']),
    )
    expect(cities[0]?.distanceMiles).toBeLessThan(cities[1]?.distanceMiles ?? 0)
    expect(await get('/api/partners/nearby-cities/NC/Asheville?limit=1')).toHaveLength(1)
  })

  test('is empty for an unknown place', async () => {
    expect(await get('/api/partners/nearby-cities/atlantis/nowhere')).toEqual([])
  })
})
