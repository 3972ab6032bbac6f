import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabaseApp } from '../../../../tests/sites/make-database-app.ts'
import { insertFaq, insertPartners } from '../../../../tests/values/build.ts'
import { findRegion, type Region } from '../../../shared/places/regions.ts'
import { regionOf } from '../places/around/region-of.ts'
import { cityPage } from './city-page.ts'
import { homePage } from './featured-partners.ts'
import { createPageToolsOf } from './page-tools.ts'
import { partnerPage } from './partner-page.ts'
import { searchPage } from './search-page.ts'
import { statePage } from './state-page.ts'

let site: Awaited<ReturnType<typeof makeDatabaseApp>>
const tools = createPageToolsOf({ en: {}, fr: {}, es: {} }).en
const region = (name: string) => findRegion(name) as Region

const inCity = (city: string, state: string, count: number, priority: number, point: [number, number]) =>
  Array.from({ length: count }, (_, number) => ({
    name: `${city} House ${number}`,
    city,
    state,
    zipCode: '00000',
    isPriority: number < priority,
    latitude: point[0],
    longitude: point[1],
  }))

beforeAll(async () => {
  site = await makeDatabaseApp()
  await insertPartners(
    site.app.db,
    ...inCity('Portland', 'Maine', 6, 4, [43.66, -70.26]),
    ...inCity('Burlington', 'Vermont', 5, 5, [44.48, -73.21]),
    { ...inCity('Bangor', 'Maine', 1, 0, [44.8, -68.77])[0], zipCode: '04401' },
    {
      name: 'No Point',
      slug: 'no-point',
      city: 'Bangor',
      state: 'Maine',
      zipCode: '04401',
      latitude: null,
      longitude: null,
    },
  )
  await insertFaq(
    site.app.db,
    { question: 'everywhere' },
    { question: 'Maine', order: 1, appliesTo: 'state', targetStates: ['Maine'] },
    { question: 'Portland', order: 2, appliesTo: 'city', targetCities: ['Portland'] },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

describe('a state', () => {
  test('of six or more partners features at most three, all priority partners (FAQ-2, STATE-1)', async () => {
    const page = await statePage(site.app, tools, region('Maine'))
    expect(page?.partnerCount).toBe(8)
    expect(page?.featured).toHaveLength(3)
    expect(page?.featured.every((partner) => partner.isPriority)).toBe(true)
    expect(page?.cities.map(({ city, partnerCount }) => [city, partnerCount])).toEqual([
      ['Bangor', 2],
      ['Portland', 6],
    ])
    expect(page?.faq.map((item) => item.question)).toEqual(['everywhere', 'Maine'])
    expect(page?.map?.places.map((place) => place.label)).toContain('Portland')
  })

  test('of five partners features none (STATE-1)', async () => {
    expect((await statePage(site.app, tools, region('Vermont')))?.featured).toEqual([])
  })

  test('without partners is empty', async () => {
    const page = await statePage(site.app, tools, region('Texas'))
    expect(page).toMatchObject({ partnerCount: 0, cities: [], featured: [] })
  })
})

describe('a city', () => {
  test('of six partners features two and lists the others, each once (CITY-1)', async () => {
    const page = await cityPage(site.app, tools, region('Maine'), 'portland')
    expect(page?.city).toBe('Portland')
    expect(page?.featured).toHaveLength(2)
    expect(page?.featured.every((partner) => partner.isPriority)).toBe(true)
    expect(page?.partners).toHaveLength(4)
    expect(
      new Set([...(page?.featured ?? []), ...(page?.partners ?? [])].map((partner) => partner.id)).size,
    ).toBe(6)
    expect(page?.faq.map((item) => item.question)).toEqual(['everywhere', 'Portland'])
    expect(page?.nearbyCities[0]?.city).toBe('Bangor')
  })

  test('of five lists all of them (CITY-1)', async () => {
    const page = await cityPage(site.app, tools, region('Vermont'), 'Burlington')
    expect(page?.featured).toEqual([])
    expect(page?.partners).toHaveLength(5)
  })

  test('without partners that the gazetteer knows keeps its name and lists the nearest cities', async () => {
    const page = await cityPage(site.app, tools, region('Maine'), 'bar-harbor')
    expect(page).toMatchObject({ city: 'Bar Harbor', partnerCount: 0, isKnownPlace: true })
    expect(page?.nearbyCities[0]?.city).toBe('Bangor')
  })

  test('unknown to the gazetteer is not a known place', async () => {
    const page = await cityPage(site.app, tools, region('Maine'), 'xyzzy-ville')
    expect(page).toMatchObject({ city: 'Xyzzy Ville', isKnownPlace: false, nearbyCities: [], map: null })
  })
})

describe('a partner', () => {
  test('has up to three others nearby, nearest first, without itself, and a map', async () => {
    const entry = site.app.directory.current().partners.find(({ city }) => city === 'Bangor' && city !== null)
    if (!entry) throw new Error('There is no partner in Bangor.')
    const page = await partnerPage(site.app, tools, entry)
    expect(page?.nearby).toHaveLength(3)
    expect(page?.nearby.map((partner) => partner.id)).not.toContain(entry.id)
    expect(page?.map?.pins.some((pin) => pin.isMain)).toBe(true)
    expect(page?.region?.code).toBe('ME')
    expect(page?.reviewSummary).toBeNull()
  })

  test('without coordinates is placed at its ZIP', async () => {
    const entry = site.app.directory.current().bySlug.get('no-point')
    if (!entry) throw new Error('There is no such partner.')
    const page = await partnerPage(site.app, tools, entry)
    expect(page?.map).not.toBeNull()
    expect(page?.nearby[0]?.city).toBe('Bangor')
  })
})

describe('search', () => {
  test('for a ZIP without partners gives the nearest ones with their distances (SEARCH-7)', async () => {
    const page = await searchPage(site.app, tools, '04609', { page: 1, options: {} })
    expect(page).toMatchObject({ total: 0, place: { city: 'Bar Harbor' } })
    expect(page?.nearby[0]?.city).toBe('Bangor')
    const distances = page?.nearby.map((partner) => partner.distanceMiles ?? -1) ?? []
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances[0]).toBeGreaterThan(20)
  })

  test('lists no match again as nearby', async () => {
    const page = await searchPage(site.app, tools, '04401', { page: 1, options: {} })
    expect(page?.total).toBe(2)
    const matched = page?.partners.map((partner) => partner.id) ?? []
    expect(page?.nearby.some((partner) => matched.includes(partner.id))).toBe(false)
    expect(page?.nearby.length).toBeGreaterThan(0)
  })

  test('for a query without a place gives no distances, but a map of all that it lists (MAP-1)', async () => {
    const page = await searchPage(site.app, tools, 'portl', { page: 1, options: {} })
    expect(page).toMatchObject({ total: 6, place: null, nearby: [], list: { pageCount: 1 } })
    expect(page?.map).not.toBeNull()
    const pins = page?.map?.pins ?? []
    expect(pins.map(({ number, label }) => [number, label])).toEqual(
      page?.partners.map(({ name }, index) => [index + 1, name]),
    )
    const apart = await searchPage(site.app, tools, 'house', { page: 1, options: {} })
    expect(apart?.map?.pins).toHaveLength(apart?.partners.length ?? 0)
    const portland = await searchPage(site.app, tools, 'portland', { page: 1, options: {} })
    expect(portland?.understood?.name).toBe('Portland, Oregon')
  })

  test('has no page beyond the last, and a blank query gives an empty page', async () => {
    expect(await searchPage(site.app, tools, 'portland', { page: 2, options: {} })).toBeNull()
    expect(await searchPage(site.app, tools, ' ', { page: 1, options: {} })).toMatchObject({
      total: 0,
      partners: [],
      similar: [],
      place: null,
    })
  })
})

test('the home page counts partners and cities (HOME-4)', async () => {
  const page = await homePage(site.app)
  expect(page).toMatchObject({ partnerCount: 13, cityCount: 3 })
  expect(page.states).toHaveLength(51)
  expect(page.provinces).toHaveLength(13)
  expect(page.states.find((tile) => tile.region.name === 'Maine')?.partnerCount).toBe(8)
  expect(page?.featured).toHaveLength(9)
  expect(page?.faq.map((item) => item.question)).toEqual(['everywhere'])
})

test.each([
  ['NC', 'North Carolina', true],
  ['quebec', 'Quebec', true],
  ['new-atlantis', 'New Atlantis', false],
  ['-', '', false],
])('the state in the address %s', (text, name, isKnown) => {
  const found = regionOf(site.app.directory.current(), text)
  expect(found).toMatchObject({ isKnown, region: { name } })
})
