import { describe, expect, test } from 'vitest'
import {
  attributesOf,
  elementsOf,
  metaOf,
  structuredDataOf,
  textOf,
  textsOf,
} from '../../../tests/reading/read-html.ts'
import {
  buildFaqItem,
  buildPartnerPage,
  buildPhoto,
  buildReview,
  buildSite,
  buildWholePartner,
  region,
} from '../../../tests/values/build-pages.ts'
import type { PartnerPage } from '../../shared/pages.ts'
import { type EnhancedPlaceData, NO_PLACE_DATA } from '../../shared/partners/partner.ts'
import { CATALOGUES, translateTo } from '../../shared/text/catalogues.ts'
import { renderPartnerPage } from './partner.tsx'

const DRAWN_IMAGE = /^https:\/\/directory\.example\/social\/partner\/hollis-and-wren-asheville\.(jpg|png)$/
const site = buildSite()
const now = new Date('2025-11-21T00:00:00Z')
const render = (given: Partial<PartnerPage> = {}, shownOn = site) =>
  renderPartnerPage(shownOn, buildPartnerPage(given), now)
const placeOf = (place: Partial<EnhancedPlaceData>) =>
  ({ place: { ...NO_PLACE_DATA, hasGoogleData: true, source: 'google', ...place } }) as const
const withPlace = (place: Partial<EnhancedPlaceData>, given: Partial<PartnerPage> = {}) =>
  render({ ...placeOf(place), ...given })
const section = (html: string, id: string) =>
  html.slice(html.indexOf(`id="${id}"`)).split('</section>')[0] ?? ''

test('name, badge, address and since', () => {
  const html = render({ partner: buildWholePartner({ isPriority: true }) })
  expect(textsOf(html, 'h1')).toEqual(['Hollis & Wren Funeral Home'])
  expect(textOf(html)).toContain(
    'Featured Partner Hollis & Wren Funeral Home 118 Merrimon Avenue, Asheville, NC 28801',
  )
  expect(textOf(html)).toContain('Partner since March 2021')
  expect(textOf(render())).not.toContain('Featured Partner')
})

test('the sections are in order, contact and facts before the rest for narrow screens', () => {
  const html = withPlace({ photos: [buildPhoto(1)], reviews: [buildReview()] }, { faq: [buildFaqItem()] })
  expect(textsOf(html, 'h2').slice(0, 8)).toEqual([
    'Get in Touch',
    'At a Glance',
    'About',
    'Services Offered',
    'Photos',
    'Reviews',
    'Questions families ask',
    'Contact Hollis & Wren Funeral Home',
  ])
})

test('the description is split on blank lines and states the years of partnership', () => {
  const html = render()
  expect(textsOf(section(html, 'about'), 'p').slice(0, 2)).toEqual([
    'The first paragraph.',
    'The second paragraph.',
  ])
  expect(textOf(html)).toContain('Hollis & Wren Funeral Home has been an authorized partner for 4 years.')
})

test('services are badges', () => {
  expect(textsOf(section(render(), 'services'), 'li')).toEqual([
    'Direct cremation',
    'Burial',
    'Memorial services',
  ])
})

test('the facts: rooftops, business status and the rest (PARTNER-6, PARTNER-7)', () => {
  const glance = (html: string) => textOf(section(html, 'glance'))
  expect(glance(withPlace({ businessStatus: 'OPERATIONAL', rating: 4.9, reviewCount: 1 }))).toBe(
    'id="glance">At a Glance Rooftops 2 locations, this one included Partner since March 2021 Partnership 4 years Business status Open City Asheville, NC',
  )
  expect(glance(withPlace({ businessStatus: 'CLOSED_TEMPORARILY' }))).toContain(
    'Business status CLOSED_TEMPORARILY',
  )
  const french = buildSite({ locale: 'fr', messages: CATALOGUES.fr, t: translateTo('fr') })
  expect(glance(render(placeOf({ businessStatus: 'CLOSED_TEMPORARILY' }), french))).toContain(
    'Fermé temporairement',
  )
  const bare = render({
    partner: buildWholePartner({ googleRating: null, partnerSince: null, locationCount: 1 }),
  })
  expect(glance(bare)).toBe('id="glance">At a Glance Rooftops 1 location, at this address City Asheville, NC')
})

test('the rating stands once, below the name (PARTNER-7)', () => {
  const html = withPlace({ rating: 4.9, reviewCount: 212, reviews: [buildReview()] })
  expect(html.match(/4\.9 out of 5 stars/g)).toHaveLength(1)
  const at = html.indexOf('4.9 out of 5 stars')
  expect(at).toBeGreaterThan(html.indexOf('</h1>'))
  expect(at).toBeLessThan(html.indexOf('<h2'))
})

test('calling and asking stand in the contact card and in a bar (PARTNER-8)', () => {
  const html = render()
  const [bar = ''] = /<nav class="call-bar".*?<\/nav>/s.exec(html) ?? []
  for (const part of [bar, section(html, 'contact')])
    expect(attributesOf(part, 'href')).toEqual(
      expect.arrayContaining(['tel:+18285550142', '/partner/hollis-and-wren-asheville/ask']),
    )
})

test('directions are a code to scan and a text message (PARTNER-9)', () => {
  const html = render()
  expect(html).toMatch(/<svg class="qr-code"[^>]*aria-label="Code with directions"><path d="M/)
  const message = attributesOf(html, 'href').find((href) => href.startsWith('sms:')) ?? ''
  const body = decodeURIComponent(message.replace(/^sms:\?&body=/, ''))
  expect(body).toContain('118 Merrimon Avenue, Asheville, NC 28801: https://www.google.com/maps/search/')
})

test('the map links to the maps service', () => {
  const map = {
    width: 676,
    height: 300,
    land: '',
    neighbours: '',
    water: '',
    rivers: '',
    borders: '',
    outline: '',
    counties: '',
    scale: null,
    places: [],
    pins: [{ x: 338, y: 150, isMain: true }],
    title: 'Map of Asheville',
  }
  const html = render({ map })
  const link = elementsOf(html, 'a').find((anchor) => anchor.class === 'map-card')
  expect(link?.href).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.*Asheville/)
  expect(textOf(html)).toContain('118 Merrimon Avenue, Asheville Open in Maps')
  expect(html).toContain('role="img" aria-label="Map of Asheville"')
})

describe('metadata for search engines and networks', () => {
  const business = (html: string) => structuredDataOf(html).find((item) => item['@type'] === 'LocalBusiness')

  test('a local business with its own country, five decimals and no rating (PARTNER-5)', () => {
    const html = render()
    expect(business(html)).toMatchObject({
      name: 'Hollis & Wren Funeral Home',
      telephone: '+18285550142',
      url: 'https://directory.example/state/north-carolina/city/asheville/hollis-and-wren-asheville',
      priceRange: '$$',
      address: {
        streetAddress: '118 Merrimon Avenue',
        addressLocality: 'Asheville',
        addressRegion: 'NC',
        postalCode: '28801',
        addressCountry: 'US',
      },
      geo: { latitude: '35.60000', longitude: '-82.55650' },
      areaServed: { '@type': 'GeoCircle', geoRadius: 50000 },
    })
    expect(html).not.toContain('aggregateRating')
    const quebec = buildWholePartner({ state: 'Quebec', city: 'Montréal' })
    expect(business(render({ partner: quebec, region: region('QC') }))).toMatchObject({
      address: { addressRegion: 'QC', addressCountry: 'CA' },
    })
  })

  test('hours, languages, price and a number answered day and night, where the partner has said them (PARTNER-5)', () => {
    expect(business(render())).not.toHaveProperty('makesOffer')
    const partner = buildWholePartner({
      openingHours: 'Mon-Fri 09:00-17:00; Sat 00:00-24:00',
      answersDayAndNight: true,
      languages: ['English', 'Spanish'],
      directCremationFrom: 1295,
      directCremationFromOn: '2026-03-14',
    })
    const canadian = { ...partner, state: 'Quebec', city: 'Montréal' }
    expect(business(render({ partner }))).toMatchObject({
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:00',
        },
        { dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
      ],
      contactPoint: { telephone: '+18285550142' },
      knowsLanguage: ['English', 'Spanish'],
      makesOffer: {
        priceSpecification: { minPrice: 1295, priceCurrency: 'USD', validFrom: '2026-03-14' },
      },
    })
    expect(business(render({ partner: canadian, region: region('QC') }))).toMatchObject({
      makesOffer: { priceSpecification: { priceCurrency: 'CAD' } },
    })
  })

  test('what families ask first stands on the page where the partner has said it (PARTNER-10)', () => {
    expect(render()).not.toContain('What Families Ask First')
    const partner = buildWholePartner({
      openingHours: 'Mon-Fri 09:00-17:30; Sat 00:00-24:00; Sun 12:00-13:00',
      answersDayAndNight: true,
      languages: ['English', 'Spanish'],
      faithsServed: ['Catholic'],
      directCremationFrom: 1295,
      directCremationFromOn: '2026-03-14',
      highlights: ['A garden stands behind the house.'],
    })
    const text = render({ partner })
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
    for (const said of [
      'Somebody answers day and night',
      'Mon–Fri: 9 a.m. to 5:30 p.m.',
      'Sat: all day',
      'Sun: 12 p.m. to 1 p.m.',
      'from $1,295 said on March 14, 2026',
      'English, Spanish',
      'Catholic',
      'A garden stands behind the house.',
    ])
      expect(text).toContain(said)
  })

  test('its picture is absolute: its own, else the drawn one', () => {
    const image = (imageUrl: string | null) =>
      business(render({ partner: buildWholePartner({ imageUrl }) }))?.image
    expect(image('attached_assets/house.jpg')).toBe('https://directory.example/attached_assets/house.jpg')
    expect(image('https://cdn.example/house.jpg')).toBe('https://cdn.example/house.jpg')
    expect(image(null)).toMatch(DRAWN_IMAGE)
  })

  test('breadcrumbs end with the partner; an unknown state has the alternate label', () => {
    const names = (html: string) => structuredDataOf(html)[0]?.itemListElement?.map(({ name }) => name)
    expect(names(render())).toEqual([
      'Cremation Services',
      'North Carolina',
      'Asheville',
      'Hollis & Wren Funeral Home',
    ])
    expect(names(render({ region: null }))).toEqual([
      'Cremation Services',
      'Partner Details',
      'Hollis & Wren Funeral Home',
    ])
  })

  test("the description is the partner's own, or made of place and two services, at most 160 characters", () => {
    expect(metaOf(render(), 'description')).toBe('A small house with a garden behind it.')
    const made = metaOf(render({ partner: buildWholePartner({ description: null }) }), 'description')
    expect(made).toBe(
      'Hollis & Wren Funeral Home is an authorized provider of solidified remains in Asheville, North Carolina, offering direct cremation and burial.',
    )
    const long =
      metaOf(render({ partner: buildWholePartner({ description: 'word '.repeat(60) }) }), 'description') ?? ''
    expect(long.length).toBeLessThanOrEqual(160)
    expect(long).toMatch(/ word\.\.\.$/)
  })

  test('an address in ASCII, as in the sitemap', () => {
    const html = render({ partner: buildWholePartner({ slug: 'söhne-asheville' }) })
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/s%C3%B6hne-asheville">/)
    expect(metaOf(html, 'og:url')).toContain('/s%C3%B6hne-asheville')
  })

  test('canonical, sharing tags and keywords', () => {
    const html = render()
    const url = 'https://directory.example/state/north-carolina/city/asheville/hollis-and-wren-asheville'
    expect(html).toContain(`<link rel="canonical" href="${url}">`)
    expect(metaOf(html, 'og:url')).toBe(url)
    expect(metaOf(html, 'og:image')).toMatch(DRAWN_IMAGE)
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'keywords')).toContain('Hollis & Wren Funeral Home')
    expect(metaOf(html, 'og:title')).toBe('Hollis & Wren Funeral Home, Asheville, NC | Stillstone')
  })
})

test('social links are shown only when they are web addresses', () => {
  const html = render({
    partner: buildWholePartner({
      socialMedia: { facebook: 'https://facebook.com/hollis', instagram: 'javascript:alert(1)' },
    }),
  })
  expect(attributesOf(html, 'href')).toContain('https://facebook.com/hollis')
  expect(html).not.toContain('javascript:')
})
