/** Page data and sites with realistic defaults. */
import type { FaqItem } from '../../src/shared/faq/faq.ts'
import type { ListView } from '../../src/shared/lists.ts'
import type { CityPage, HomePage, PartnerPage, SearchPage, StatePage } from '../../src/shared/pages.ts'
import { newPartnerValues } from '../../src/shared/partner-fields/new-partner-values.ts'
import {
  NO_PLACE_DATA,
  type Partner,
  type PartnerCard,
  type PlacePhoto,
  type PlaceReview,
} from '../../src/shared/partners/partner.ts'
import { findRegion, type Region } from '../../src/shared/places/regions.ts'
import type { NamedPlace } from '../../src/shared/search.ts'
import { createTranslate } from '../../src/shared/text/i18n.ts'
import type { Site } from '../../src/site/site.ts'

export function buildSite(given: Partial<Site> = {}): Site {
  return {
    siteUrl: 'https://directory.example',
    provider: {
      name: 'Stillstone',
      url: 'https://stillstone.example',
      supportEmail: 'support@stillstone.example',
      supportPhone: null,
      readsWithin: 'one working day',
    },
    isSample: false,
    standIn: null,
    locale: 'en',
    messages: {},
    t: createTranslate('en'),
    assets: {
      sheetUrl: '/assets/site.css',
      loaderUrl: '/assets/loader.js',
      fontUrls: ['/assets/serif.woff2'],
    },
    ...given,
  }
}

export function buildCard(given: Partial<PartnerCard> = {}): PartnerCard {
  const { answersDayAndNight, languages, faithsServed, directCremationFrom, directCremationFromOn } =
    newPartnerValues()
  return {
    id: '11111111-1111-4111-8111-111111111111',
    slug: 'hollis-and-wren-asheville',
    name: 'Hollis & Wren Funeral Home',
    address: '118 Merrimon Avenue',
    city: 'Asheville',
    state: 'North Carolina',
    zipCode: '28801',
    phone: '(828) 555-0142',
    website: 'https://hollisandwren.example/welcome?lang=en#top',
    description: 'A small house with a garden behind it.',
    logoUrl: null,
    imageUrl: null,
    locationCount: 2,
    isPriority: false,
    answersDayAndNight,
    languages,
    faithsServed,
    directCremationFrom,
    directCremationFromOn,
    googleRating: 4.9,
    googleReviewCount: 212,
    coordinates: { latitude: 35.6, longitude: -82.5565 },
    ...given,
  }
}

export function buildCards(count: number, given: Partial<PartnerCard> = {}): PartnerCard[] {
  return Array.from({ length: count }, (_, index) =>
    buildCard({
      id: `11111111-1111-4111-8111-${String(index).padStart(12, '0')}`,
      slug: `partner-${index}`,
      name: `Partner ${index}`,
      ...given,
    }),
  )
}

export function buildWholePartner(given: Partial<Partner> = {}): Partner {
  return {
    ...newPartnerValues(),
    ...buildCard(),
    email: 'office@hollisandwren.example',
    longDescription: 'The first paragraph.\n\nThe second paragraph.',
    servicesOffered: ['Direct cremation', 'Burial', 'Memorial services'],
    partnerSince: 'March 2021',
    annualCremations: 420,
    isActive: true,
    socialMedia: null,
    yelpRating: null,
    yelpReviewCount: null,
    googlePlaceId: null,
    createDate: null,
    createdAt: '2021-03-01T00:00:00.000Z',
    ...given,
  }
}

export const buildPhoto = (number: number, given: Partial<PlacePhoto> = {}): PlacePhoto => ({
  photo_url: `/photos/${number}.jpg`,
  photo_reference: `photo-${number}`,
  width: 1200,
  height: 900,
  html_attributions: ['<a href="https://maps.google.com/maps/contrib/1">Jane D</a>'],
  ...given,
})

export const buildReview = (given: Partial<PlaceReview> = {}): PlaceReview => ({
  author_name: 'Dana P.',
  author_url: 'https://maps.google.com/maps/contrib/2',
  profile_photo_url: null,
  rating: 5,
  text: 'They never hurried us.',
  relative_time_description: '2 months ago',
  ...given,
})

export const buildFaqItem = (given: Partial<FaqItem> = {}): FaqItem => ({
  id: '22222222-2222-4222-8222-222222222222',
  question: 'How long does it take?',
  answer: 'About eight weeks.',
  category: 'general',
  order: 0,
  appliesTo: 'all',
  targetStates: [],
  targetCities: [],
  targetPartners: [],
  isActive: true,
  translations: {},
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
  ...given,
})

export function region(code: string): Region {
  const found = findRegion(code)
  if (!found) throw new Error(`No region ${code}`)
  return found
}

export const buildHomePage = (given: Partial<HomePage> = {}): HomePage => ({
  states: [{ region: region('NC'), partnerCount: 66 }],
  provinces: [{ region: region('QC'), partnerCount: 22 }],
  featured: buildCards(9),
  partnerCount: 1857,
  cityCount: 1204,
  faq: [buildFaqItem()],
  ...given,
})

export const buildNamedPlace = (given: Partial<NamedPlace> = {}): NamedPlace => ({
  name: 'Asheville, North Carolina',
  path: '/state/north-carolina/city/asheville',
  partnerCount: 3,
  kind: 'city',
  city: 'Asheville',
  state: 'North Carolina',
  country: 'US',
  latitude: 35.6,
  longitude: -82.5,
  postalCode: null,
  isWidened: false,
  unknownWords: [],
  others: [],
  ...given,
})

export const buildListView = (given: Partial<ListView> = {}): ListView => ({
  page: 1,
  pageCount: 1,
  count: 1,
  firstNumber: 1,
  options: {},
  serviceLabel: null,
  hasChoices: false,
  canSortByDistance: false,
  ...given,
})

export const buildSearchPage = (given: Partial<SearchPage> = {}): SearchPage => ({
  query: 'asheville',
  total: 0,
  partners: [],
  suggestions: [],
  similar: [],
  list: buildListView(),
  groups: [],
  region: null,
  serviceHint: null,
  asked: null,
  understood: null,
  meant: [],
  place: null,
  nearby: [],
  map: null,
  ...given,
})

export const buildStatePage = (given: Partial<StatePage> = {}): StatePage => ({
  region: region('NC'),
  partnerCount: 0,
  featured: [],
  cities: [],
  cityCount: given.cities?.length ?? 0,
  page: 1,
  cityPages: [],
  faq: [],
  map: null,
  ...given,
})

export const buildCityPage = (given: Partial<CityPage> = {}): CityPage => ({
  region: region('NC'),
  city: 'Asheville',
  partnerCount: 0,
  featured: [],
  partners: [],
  list: buildListView(),
  nearbyCities: [],
  faq: [],
  map: null,
  isKnownPlace: true,
  ...given,
})

export const buildPartnerPage = (given: Partial<PartnerPage> = {}): PartnerPage => ({
  partner: buildWholePartner(),
  region: region('NC'),
  opening: null,
  place: NO_PLACE_DATA,
  hasGooglePage: false,
  reviewSummary: null,
  nearby: [],
  faq: [],
  map: null,
  ...given,
})
