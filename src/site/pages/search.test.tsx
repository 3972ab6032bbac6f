import { expect, test } from 'vitest'
import { attributesOf, textOf, textsOf } from '../../../tests/reading/read-html.ts'
import {
  buildCard,
  buildCards,
  buildListView,
  buildNamedPlace,
  buildSearchPage,
  buildSite,
} from '../../../tests/values/build-pages.ts'
import { findRegion } from '../../shared/places/regions.ts'
import { CATALOGUES, translateTo } from '../../shared/text/catalogues.ts'
import { renderSearchPage } from './search.tsx'

const site = buildSite()
const place = {
  label: '28801',
  city: 'Asheville',
  state: 'North Carolina',
  country: 'US',
  latitude: 35.6,
  longitude: -82.5,
  kind: 'postal-code',
} as const
const render = (given: Parameters<typeof buildSearchPage>[0]) =>
  renderSearchPage(site, buildSearchPage(given))

test('without a query it asks for one', () => {
  const html = render({ query: '  ' })
  expect(textsOf(html, 'h1')).toEqual(['Search Partners'])
  expect(textOf(html)).toContain('Enter a search term to find partners in your area.')
  expect(html).not.toContain('data-toast')
  expect(html).toContain('<a class="plain" href="/">Back to home</a>')
})

test('the heading counts, with a singular (SEARCH-3)', () => {
  expect(textsOf(render({ total: 1, partners: buildCards(1) }), 'h2')[0]).toBe('1 Partner Found')
  const many = render({
    query: 'ash',
    total: 1204,
    partners: buildCards(3),
    list: buildListView({ count: 1204 }),
  })
  expect(textsOf(many, 'h2')[0]).toBe('1,204 Partners Found')
  expect(textsOf(many, 'h1')).toEqual(['Search Results for "ash"'])
  expect(many).toContain('value="ash"')
})

test('a card gives the distance from the named place, in the unit of its country (SEARCH-7)', () => {
  const partners = [buildCard({ distanceMiles: 0.8 }), buildCard({ id: 'b', slug: 'b', distanceMiles: 14.2 })]
  const near = textOf(render({ total: 2, partners, place }))
  expect(near).toContain('0.8 mi from 28801')
  expect(near).toContain('14 mi from 28801')
  expect(near).toContain('Nearest first')
  const inCanada = { ...place, label: 'H2X 1Y4', country: 'CA' } as const
  expect(textOf(render({ total: 2, partners, place: inCanada }))).toContain('23 km from H2X 1Y4')
})

test('a filtered list counts what the filter left, not what the place has (LISTS-1)', () => {
  const understood = buildNamedPlace({ name: 'Houston, Texas', partnerCount: 57 })
  const list = buildListView({
    count: 3,
    serviceLabel: 'Pet cremation',
    options: { service: 'pet-cremation' },
  })
  const html = textOf(render({ total: 57, partners: buildCards(3), understood, list }))
  expect(html).toContain('Pet cremation: 3 of 57 partners.')
  expect(html).not.toContain('57 partners in')
})

test('beyond a hundred miles nothing is called near', () => {
  const near = textOf(
    render({ total: 1, partners: buildCards(1), place, nearby: [buildCard({ distanceMiles: 99 })] }),
  )
  expect(near).toContain('Partners nearest to Asheville, North Carolina')
  const far = textOf(
    render({ total: 1, partners: buildCards(1), place, nearby: [buildCard({ distanceMiles: 101 })] }),
  )
  expect(far).toContain('The next nearest partners to Asheville, North Carolina')
})

test('a list is only called nearest first when it is', () => {
  const partners = [buildCard({ distanceMiles: 14 }), buildCard({ id: 'b', slug: 'b', distanceMiles: 2 })]
  expect(textOf(render({ total: 2, partners, place }))).not.toContain('Nearest first')
})

test('a description is cut at 200 characters plus three dots; a shorter one is whole (CARD-2)', () => {
  const long = 'x'.repeat(201)
  expect(textOf(render({ total: 1, partners: [buildCard({ description: long })] }))).toMatch(/ x{200}\.\.\. /)
  expect(textOf(render({ total: 1, partners: [buildCard({ description: 'x'.repeat(200) })] }))).toMatch(
    / x{200} /,
  )
})

test('the default card has everything specified (CARD-1, CARD-2)', () => {
  const html = render({ total: 1, partners: [buildCard()] })
  const hrefs = attributesOf(html, 'href')
  expect(hrefs).toContain('/state/north-carolina/city/asheville/hollis-and-wren-asheville')
  expect(hrefs).toContain('tel:+18285550142')
  expect(hrefs).toContain('https://hollisandwren.example/welcome?lang=en&utm_source=directory.example#top')
  expect(hrefs.filter((href) => href.startsWith('https://www.google.com/maps/search/'))).toHaveLength(1)
  expect(hrefs).toContain('/partner/hollis-and-wren-asheville#directions')
  expect(hrefs).toContain('/partner/hollis-and-wren-asheville/ask')
  const text = textOf(html)
  for (const words of [
    '118 Merrimon Avenue, Asheville, NC 28801',
    '(828) 555-0142',
    '4.9 (212 reviews)',
    '2 rooftops',
    'Ask for Information',
    'Send Directions to My Phone',
    'Website',
  ]) {
    expect(text).toContain(words)
  }
  expect(html).toContain('aria-label="4.9 out of 5 stars"')
  expect(html).toMatch(/<span id="(rooftops)" hidden>Number of locations.*aria-describedby="\1">2 rooftops</)
})

test.each([null, 0])('a rating of %s reads as being updated (CARD-1, CARD-3)', (googleRating) => {
  const html = render({ total: 1, partners: [buildCard({ googleRating })] })
  expect(textOf(html)).toContain('Google reviews being updated')
  expect(html).not.toContain('out of 5 stars')
})

test('an invalid website is not linked', () => {
  for (const website of [null, '', 'javascript:alert(1)', 'data:text/html,x']) {
    const html = render({ total: 1, partners: [buildCard({ website })] })
    expect(html).not.toContain('>Website<')
    expect(html).not.toContain('javascript:')
  }
})

test('nothing found: similar partners, then panel, link to the provider and suggestions (SEARCH-4)', () => {
  const html = render({
    query: 'Marfa',
    suggestions: ['El Paso', 'Midland', 'Odessa', 'San Angelo', 'Texas'],
    similar: buildCards(3),
  })
  expect(textsOf(html, 'h2').slice(0, 3)).toEqual([
    'No Partners Found',
    'Partners You May Be Looking For',
    'No Local Partners Found for "Marfa"',
  ])
  expect(html).not.toContain('Recommended Partners Near You')
  const text = textOf(html)
  for (const words of ['Trusted by 10,000+ families', 'White-glove service', 'Expert support'])
    expect(text).toContain(words)
  expect(html).toMatch(
    /<a class="button filled" href="https:\/\/stillstone\.example"[^>]*>Reserve Your Service Now<\/a>/,
  )
  expect(attributesOf(html, 'href')).toContain('/search?q=San+Angelo')
  expect(html).toContain('role="status"')
})

test('the toast names up to three suggestions (SEARCH-4)', () => {
  const toast = (suggestions: string[]) =>
    JSON.parse(attributesOf(render({ query: 'Marfa', suggestions }), 'data-toast')[0] ?? '')
  expect(toast(['El Paso', 'Midland', 'Odessa', 'Texas'])).toEqual({
    title: 'No Results Found',
    description: 'No partners match your search. Try searching for: El Paso, Midland, Odessa',
  })
  expect(toast([]).description).toBe('No partners match your search.')
})

test('places to search instead are named in the language (LANG-4)', () => {
  const french = buildSite({ locale: 'fr', t: translateTo('fr'), messages: CATALOGUES.fr })
  const suggestions = ['New Orleans, Louisiana']
  const html = renderSearchPage(french, buildSearchPage({ query: 'Marfa', suggestions }))
  expect(html).toContain('href="/fr/search?q=New+Orleans%2C+Louisiana">La Nouvelle-Orléans, Louisiane</a>')
  expect(attributesOf(html, 'data-toast')[0]).toContain('La Nouvelle-Orléans, Louisiane')
})

test('nothing at a known place: the nearest partners, without panel and toast (SEARCH-4)', () => {
  const understood = buildNamedPlace({ name: '28801 (Asheville, North Carolina)', partnerCount: 0 })
  const near = { query: '28801', place, understood, nearby: [buildCard({ distanceMiles: 14.2 })] }
  const html = render(near)
  expect(textsOf(html, 'h2').slice(0, 2)).toEqual(['No Partners Found', 'Recommended Partners Near You'])
  expect(html).not.toContain('No Local Partners Found')
  expect(html).not.toContain('data-toast')
  expect(textOf(html)).toContain('14 mi from 28801')
  expect(textOf(html)).toContain(
    'There is no partner in 28801 (Asheville, North Carolina) yet. The nearest are listed below.',
  )
  const far = render({ ...near, nearby: [buildCard({ distanceMiles: 420 })] })
  expect(far).not.toContain('Near You')
  expect(textsOf(far, 'h2')[1]).toBe('The next nearest partners to Asheville, North Carolina')
})

test('what was understood is said, linked to its page, with the other readings (SEARCH-8)', () => {
  const understood = buildNamedPlace({
    others: [{ name: 'Asheville, Ohio', path: '/state/ohio/city/asheville', partnerCount: 2 }],
    unknownWords: ['jones'],
  })
  const html = render({ total: 5, partners: buildCards(3), understood })
  const text = textOf(html)
  expect(text.replaceAll(' ,', ',')).toContain(
    '3 partners in Asheville, North Carolina, and 2 more that match',
  )
  expect(text).toContain('None of them has “jones” in its name.')
  expect(text).toMatch(/Did you mean Asheville, Ohio \( ?2/)
  expect(attributesOf(html, 'href')).toEqual(
    expect.arrayContaining(['/state/north-carolina/city/asheville', '/state/ohio/city/asheville']),
  )
  // A state that is offered is linked once.
  const offered = buildNamedPlace({ others: [{ name: 'Ohio', path: '/state/ohio', partnerCount: 9 }] })
  const region = findRegion('OH') ?? null
  const state = render({ total: 5, partners: buildCards(3), understood: offered, region })
  expect(attributesOf(state, 'href').filter((href) => href === '/state/ohio')).toHaveLength(1)
})

test('a misspelt query offers the place that was meant above its partners (SEARCH-4, SEARCH-9)', () => {
  const meant = [
    { name: 'Asheville, North Carolina', path: '/state/north-carolina/city/asheville', partnerCount: 6 },
  ]
  const html = render({ query: 'ashevile', meant, similar: buildCards(2), suggestions: ['Asheville'] })
  expect(textOf(html)).toMatch(/Did you mean Asheville, North Carolina \( ?6/)
  expect(textsOf(html, 'h2').slice(0, 2)).toEqual([
    'No Partners Found',
    'Partners in Asheville, North Carolina',
  ])
  expect(textOf(html)).toContain('View All 6')
  expect(html).not.toContain('No Local Partners Found')
  expect(html).not.toContain('data-toast')
})

test('a partner across the border says which country it is in', () => {
  const partners = [buildCard({ state: 'Ontario', distanceMiles: 9 })]
  expect(textOf(render({ total: 1, partners, place }))).toContain('9 mi from 28801 · in Canada')
})

test('pages are plain links, each with its own canonical address', () => {
  const html = render({
    query: 'a b',
    total: 60,
    partners: buildCards(3),
    list: buildListView({ page: 2, pageCount: 3, count: 60 }),
  })
  expect(attributesOf(html, 'href')).toEqual(
    expect.arrayContaining(['/search?q=a+b', '/search?q=a+b&page=3']),
  )
  expect(textOf(html)).toContain('Page 2 of 3')
  expect(html).toContain('<link rel="canonical" href="https://directory.example/search?q=a+b&amp;page=2">')
})

test('"near me" asks where, and says nothing is missing (SEARCH-4)', () => {
  const html = render({ query: 'near me', asked: { kind: 'where', question: null, service: null } })
  expect(textsOf(html, 'h1')[0]).toBe('Where should we look?')
  expect(html).toContain('data-locate')
  expect(html).not.toContain('data-toast')
})

test.each(['danger', 'first-steps', 'question', 'where'] as const)(
  'an answer (%s) stands alone where nothing was found: no sales panel, no toast (SEARCH-11)',
  (kind) => {
    const html = render({ query: 'i dont want to live', asked: { kind, question: null, service: null } })
    expect(html).not.toContain('data-toast')
    expect(textOf(html)).not.toContain('No Local Partners Found')
    const calls = { danger: 'tel:988', 'first-steps': 'tel:911', question: '/search', where: '/search' }
    expect(html).toContain(`"${calls[kind]}"`)
    expect(html.includes('data-locate')).toBe(kind !== 'danger')
  },
)
