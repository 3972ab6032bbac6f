import { expect, test } from 'vitest'
import { attributesOf, metaOf, structuredDataOf, textOf, textsOf } from '../../../tests/reading/read-html.ts'
import {
  buildCard,
  buildCards,
  buildCityPage,
  buildFaqItem,
  buildListView,
  buildSite,
  buildStatePage,
  region,
} from '../../../tests/values/build-pages.ts'
import { renderCityPage } from './city.tsx'
import { renderStatePage } from './state.tsx'

const site = buildSite()
const cities = [
  { city: 'Asheville', state: 'North Carolina', partnerCount: 6 },
  { city: 'Winston-Salem', state: 'North Carolina', partnerCount: 1 },
]

test('a state page is titled by provider and state and lists every city with its count (STATE-1)', () => {
  const html = renderStatePage(
    site,
    buildStatePage({ partnerCount: 7, cities, featured: buildCards(3), faq: [buildFaqItem()] }),
  )
  expect(textsOf(html, 'title')).toEqual(['Stillstone Partners in North Carolina'])
  expect(textsOf(html, 'h1')).toEqual(['Stillstone Partners in North Carolina'])
  expect(textsOf(html, 'h2').slice(0, 3)).toEqual([
    'Featured Partners',
    'Partners by City',
    'Questions families ask',
  ])
  expect(attributesOf(html, 'href')).toEqual(
    expect.arrayContaining([
      '/state/north-carolina/city/asheville',
      '/state/north-carolina/city/winston-salem',
    ]),
  )
  expect(textOf(html)).toContain('Asheville 6 Winston-Salem 1')
  expect(structuredDataOf(html).map((item) => item['@type'])).toEqual([
    'BreadcrumbList',
    'ItemList',
    'FAQPage',
  ])
  expect(metaOf(html, 'robots')).toBeUndefined()
})

test('a state without featured partners has no such section', () => {
  expect(textOf(renderStatePage(site, buildStatePage({ partnerCount: 5, cities })))).not.toContain(
    'Featured Partners',
  )
})

test('an empty state says so and links to all partners (STATE-2)', () => {
  const html = renderStatePage(site, buildStatePage({ region: region('NU') }))
  expect(textsOf(html, 'h2')[0]).toBe('No Partners Found in Nunavut')
  expect(html).toMatch(/<a class="button filled" href="\/">Browse All Partners<\/a>/)
  expect(textOf(html)).not.toContain('Partners by City')
})

test('an unknown state is not indexed', () => {
  const html = renderStatePage(
    site,
    buildStatePage({ region: { code: 'AT', name: 'Atlantis', slug: 'atlantis', country: 'US' } }),
  )
  expect(metaOf(html, 'robots')).toBe('noindex')
})

test('a city page lists its providers, featured ones first (CITY-1)', () => {
  const featured = [buildCard({ isPriority: true })]
  const html = renderCityPage(
    site,
    buildCityPage({
      partnerCount: 7,
      featured,
      partners: buildCards(6),
      list: buildListView({ count: 7 }),
    }),
  )
  expect(textsOf(html, 'h1')).toEqual(['Cremation Services in Asheville, North Carolina'])
  expect(textsOf(html, 'title')).toEqual(['Cremation Services in Asheville, North Carolina'])
  expect(textsOf(html, 'h2').slice(0, 2)).toEqual(['Featured Partners', '6 More Providers in Asheville'])
  expect(textOf(html)).toContain('7 Providers in Asheville')
  expect(structuredDataOf(html).find((item) => item['@type'] === 'ItemList')?.numberOfItems).toBe(7)
})

test('a city with one provider uses the singular', () => {
  const html = renderCityPage(site, buildCityPage({ partnerCount: 1, partners: buildCards(1) }))
  expect(textsOf(html, 'h2')[0]).toBe('1 Provider in Asheville')
})

test('six nearby cities with count and distance link to their pages (CITY-2)', () => {
  const nearbyCities = Array.from({ length: 6 }, (_, index) => ({
    city: `Town ${index}`,
    state: index ? 'North Carolina' : 'Tennessee',
    partnerCount: index + 1,
    distanceMiles: 10 + index,
  }))
  const html = renderCityPage(site, buildCityPage({ partnerCount: 1, partners: buildCards(1), nearbyCities }))
  expect(textOf(html)).toContain('Town 0, Tennessee 10 mi away, 1 partner')
  expect(textOf(html)).toContain('Town 5 15 mi away, 6 partners')
  expect(attributesOf(html, 'href').filter((href) => href.includes('/city/town-'))).toHaveLength(6)
})

test('a city without providers is coming soon, with links to its state and home (CITY-3)', () => {
  const html = renderCityPage(site, buildCityPage({ isKnownPlace: true }))
  expect(textsOf(html, 'h2')[0]).toBe('Cremation Services Coming Soon')
  expect(attributesOf(html, 'href')).toEqual(expect.arrayContaining(['/state/north-carolina', '/']))
  expect(metaOf(html, 'robots')).toBe('noindex')
  expect(metaOf(renderCityPage(site, buildCityPage({ isKnownPlace: false })), 'robots')).toBe('noindex')
})

test('breadcrumbs lead from all services through the state to the city, also as structured data', () => {
  const html = renderCityPage(site, buildCityPage())
  const crumbs = structuredDataOf(html)[0]
  expect(crumbs?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Cremation Services', item: 'https://directory.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'North Carolina',
      item: 'https://directory.example/state/north-carolina',
    },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'Asheville',
      item: 'https://directory.example/state/north-carolina/city/asheville',
    },
  ])
})
