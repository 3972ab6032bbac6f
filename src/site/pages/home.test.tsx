import { expect, test } from 'vitest'
import {
  attributesOf,
  elementsOf,
  metaOf,
  structuredDataOf,
  textOf,
  textsOf,
} from '../../../tests/reading/read-html.ts'
import { buildCards, buildFaqItem, buildHomePage, buildSite } from '../../../tests/values/build-pages.ts'
import { renderHomePage } from './home.tsx'

const html = renderHomePage(buildSite(), buildHomePage())

test('the search box has the specified placeholder and leads to /search?q= (HOME-1)', () => {
  expect(elementsOf(html, 'form')).toEqual([
    { class: 'search-form', role: 'search', action: '/search', 'data-island': 'search-box' },
  ])
  expect(elementsOf(html, 'input')).toMatchObject([
    { name: 'q', type: 'text', placeholder: 'Enter city, state, business name, or ZIP code' },
  ])
  expect(textsOf(html, 'button')).toEqual(['Find Partners', 'Use my location'])
})

test('the sections are in the specified order', () => {
  expect(textsOf(html, 'h2').slice(0, 4)).toEqual([
    'Browse by State (United States)',
    'Browse by Province (Canada)',
    'Featured Partners',
    'Questions families ask',
  ])
  expect(html.indexOf('class="statistics"')).toBeGreaterThan(html.indexOf('id="featured"'))
  expect(html.indexOf('class="statistics"')).toBeLessThan(html.indexOf('id="faq"'))
})

test('a tile shows code, name and count and links to the region (HOME-2)', () => {
  expect(html).toContain('href="/state/north-carolina"')
  expect(textOf(html)).toContain('NC North Carolina 66')
  expect(textOf(html)).toContain('QC Quebec 22')
})

test('nine featured partners in the compact variant, or the text for none (CARD-2, HOME-3)', () => {
  expect(textsOf(html, 'h3').filter((name) => name.startsWith('Partner '))).toHaveLength(9)
  expect(html.match(/>Contact(?:<i>[^<]*<\/i>)?<\/a>/g)).toHaveLength(9 + 1)
  const none = renderHomePage(buildSite(), buildHomePage({ featured: [] }))
  expect(textOf(none)).toContain('No featured partners available at this time.')
})

test('the statistics count partners and cities and name the fixed 10,000+ families (HOME-4)', () => {
  expect(textOf(html)).toContain('1,857 authorized partners 1,204 cities covered 10,000+ families served')
  const one = renderHomePage(buildSite(), buildHomePage({ partnerCount: 1, cityCount: 1 }))
  expect(textOf(one)).toContain('1 authorized partner 1 city covered')
})

test('each question opens by itself (FAQ-3)', () => {
  const two = renderHomePage(
    buildSite(),
    buildHomePage({ faq: [buildFaqItem(), buildFaqItem({ id: 'b', question: 'And then?' })] }),
  )
  expect(two.match(/<details>/g)).toHaveLength(2)
  expect(attributesOf(two.slice(two.indexOf('faq-items')), 'name')).toEqual([])
  expect(renderHomePage(buildSite(), buildHomePage({ faq: [] }))).not.toContain('id="faq"')
})

test('structured data hold the site, its search, the featured partners and the questions', () => {
  const data = structuredDataOf(html)
  expect(data.map((item) => item['@type'])).toEqual(['WebSite', 'ItemList', 'FAQPage'])
  expect(data[0]).toMatchObject({
    url: 'https://directory.example/',
    potentialAction: { target: { urlTemplate: 'https://directory.example/search?q={search_term_string}' } },
  })
  expect(data[1]?.numberOfItems).toBe(9)
  expect(metaOf(html, 'robots')).toBeUndefined()
})

test('header and footer link to the provider (SITE-1)', () => {
  const text = textOf(html)
  expect(text).toContain('Partner Directory')
  for (const href of [
    'https://stillstone.example',
    'https://stillstone.example/about',
    'https://stillstone.example/contact',
  ]) {
    expect(html).toContain(`href="${href}"`)
  }
  for (const words of [
    'Families FAQ Reviews',
    'Partners Become a Partner',
    'Support Contact Us',
    '© 2019-2025 Stillstone',
    'public-benefit corporation',
  ]) {
    expect(text).toContain(words)
  }
})

test('only a site on sample data says so', () => {
  expect(textOf(html)).not.toContain('sample data')
  expect(textOf(renderHomePage(buildSite({ isSample: true }), buildHomePage()))).toContain(
    'This site shows sample data.',
  )
})

test('the first row of featured partners has those with pictures, the others follow without', () => {
  const featured = buildCards(9).map((card, index) => ({
    ...card,
    imageUrl: index > 3 ? 'attached_assets/house.jpg' : null,
  }))
  const pictured = renderHomePage(buildSite(), buildHomePage({ featured }))
  expect(attributesOf(pictured, 'src').filter((src) => src === '/attached_assets/house.jpg')).toHaveLength(3)
  expect(pictured).not.toContain('class="plate"')
  expect(
    textsOf(pictured, 'h3')
      .slice(0, 9)
      .map((name) => name.at(-1)),
  ).toEqual([...'456780123'])
})
