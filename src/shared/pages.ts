/** The data of each public page: made by features, taken by site pages as props. */
import type { FaqItem } from './faq/faq.ts'
import type { EnhancedPlaceData, Partner, PartnerCard } from './partners/partner.ts'
import type { LocatorMap } from './places/map.ts'
import type { Region } from './places/regions.ts'
import type { Place, SearchResult } from './search.ts'

export type RegionTile = { region: Region; partnerCount: number }
export type CityTile = { city: string; state: string; partnerCount: number }
/** Distance between the centres of the cities' partners. */
export type NearbyCity = CityTile & { distanceMiles: number }

export type HomePage = {
  states: RegionTile[]
  provinces: RegionTile[]
  featured: PartnerCard[]
  partnerCount: number
  cityCount: number
  faq: FaqItem[]
}

export type SearchPage = SearchResult & {
  page: number
  pageCount: number
  /** The place that the query names, from which distances are measured. */
  place: Place | null
  nearby: PartnerCard[]
  map: LocatorMap | null
}

export type StatePage = {
  region: Region
  partnerCount: number
  /** At most 3, and only from 6 partners on (STATE-1). */
  featured: PartnerCard[]
  cities: CityTile[]
  faq: FaqItem[]
  map: LocatorMap | null
}

export type CityPage = {
  region: Region
  city: string
  partnerCount: number
  /** At most 2, and only from 6 partners on; left out of `partners` (CITY-1). */
  featured: PartnerCard[]
  partners: PartnerCard[]
  nearbyCities: NearbyCity[]
  faq: FaqItem[]
  map: LocatorMap | null
  /** False when the gazetteer does not know the name: 404. */
  isKnownPlace: boolean
}

export type PartnerPage = {
  partner: Partner
  region: Region | null
  place: EnhancedPlaceData
  reviewSummary: ReviewSummary | null
  nearby: PartnerCard[]
  faq: FaqItem[]
  map: LocatorMap | null
}

/** Facts of the review summary (PARTNER-4); the page words them. */
export type ReviewSummary = {
  reviewCount: number
  /** Whole percent of ratings 4–5. */
  positivePercent: number
  /** Whole percent of ratings up to 2. */
  negativePercent: number
  /** Up to 3, most frequent first. */
  themes: string[]
}
