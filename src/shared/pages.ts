import type { FaqItem } from './faq/faq.ts'
import type { FilterChoices, ListView, ServiceChoice } from './lists.ts'
import type { Opening } from './partner-fields/open-at.ts'
import type { EnhancedPlaceData, Partner, PartnerCard } from './partners/partner.ts'
import type { LocatorMap } from './places/map.ts'
import type { Region } from './places/regions.ts'
import type { NamedPlace, Place, PlaceOffer, SearchResult } from './search.ts'

export type RegionTile = { region: Region; partnerCount: number }
export type CityTile = { city: string; state: string; partnerCount: number }
/** From centre to centre of their partners. */
export type NearbyCity = CityTile & { distanceMiles: number }

export type ListedPartner = PartnerCard & { opening?: Opening | undefined }

export type FilterPage = {
  choices: FilterChoices
  query: string
  city: { city: string; region: Region; hasFeatured: boolean } | null
}

export type HomePage = {
  states: RegionTile[]
  provinces: RegionTile[]
  featured: PartnerCard[]
  partnerCount: number
  cityCount: number
  faq: FaqItem[]
}

export type AskedFor = {
  kind: 'danger' | 'first-steps' | 'question' | 'where'
  question: FaqItem | null
  service: ServiceChoice | null
}

export type SearchPage = Omit<SearchResult, 'place' | 'answer' | 'partners'> & {
  partners: ListedPartner[]
  asked: AskedFor | null
  understood: NamedPlace | null
  /** With few or no matches. */
  meant: PlaceOffer[]
  list: ListView
  /** Of each partner, when a word names several places. */
  groups: (PlaceGroup | null)[]
  region: Region | null
  /** "pet cremation austin" names a service. */
  serviceHint: ServiceChoice | null
  place: Place | null
  nearby: ListedPartner[]
  map: LocatorMap | null
}

export type PlaceGroup = { title: string; path: string; partnerCount: number }

export type StatePage = {
  region: Region
  partnerCount: number
  /** At most 3, from 6 partners on (STATE-1). */
  featured: ListedPartner[]
  cities: CityTile[]
  cityCount: number
  page: number
  cityPages: { first: string; last: string }[]
  faq: FaqItem[]
  map: LocatorMap | null
}

export type CityPage = {
  region: Region
  city: string
  partnerCount: number
  /** At most 2, from 6 on; not in `partners` (CITY-1). */
  featured: ListedPartner[]
  partners: ListedPartner[]
  list: ListView
  nearbyCities: NearbyCity[]
  faq: FaqItem[]
  map: LocatorMap | null
  isKnownPlace: boolean
}

export type PartnerPage = {
  partner: Partner
  region: Region | null
  opening: Opening | null
  place: EnhancedPlaceData
  hasGooglePage: boolean
  reviewSummary: ReviewSummary | null
  nearby: PartnerCard[]
  faq: FaqItem[]
  map: LocatorMap | null
}

/** PARTNER-4. */
export type ReviewSummary = {
  reviewCount: number
  /** Whole percent of 4–5 stars. */
  positivePercent: number
  negativePercent: number
  lowestRating: number
  isComplete: boolean
  /** Up to 3, most frequent first. */
  themes: string[]
}
