/** Props of the public pages, made by features. */
import type { FaqItem } from './faq/faq.ts'
import type { ListView, ServiceChoice } from './lists.ts'
import type { EnhancedPlaceData, Partner, PartnerCard } from './partners/partner.ts'
import type { LocatorMap } from './places/map.ts'
import type { Region } from './places/regions.ts'
import type { NamedPlace, Place, PlaceOffer, SearchResult } from './search.ts'

export type RegionTile = { region: Region; partnerCount: number }
export type CityTile = { city: string; state: string; partnerCount: number }
/** Measured between the centres of the cities' partners. */
export type NearbyCity = CityTile & { distanceMiles: number }

export type HomePage = {
  states: RegionTile[]
  provinces: RegionTile[]
  featured: PartnerCard[]
  partnerCount: number
  cityCount: number
  faq: FaqItem[]
}

export type SearchPage = Omit<SearchResult, 'place'> & {
  /** The query asks for what is near and names no place ("near me"). */
  asksNearby: boolean
  understood: NamedPlace | null
  /** Places that may have been meant: of a misspelt query, or spelled almost like one with few matches. */
  meant: PlaceOffer[]
  list: ListView
  /** Where one word names several places: of each listed partner in turn, the place that it belongs to. */
  groups: (PlaceGroup | null)[]
  /** The state that the query names. */
  region: Region | null
  /** Offered where a query holds a service's words beside others: "pet cremation austin". */
  serviceHint: ServiceChoice | null
  /** Where distances are measured from. */
  place: Place | null
  nearby: PartnerCard[]
  map: LocatorMap | null
}

/** `path` leads to the place's page. */
export type PlaceGroup = { title: string; path: string; partnerCount: number }

export type StatePage = {
  region: Region
  partnerCount: number
  /** At most 3, from 6 partners on (STATE-1). */
  featured: PartnerCard[]
  /** Of this page, by name. */
  cities: CityTile[]
  cityCount: number
  page: number
  /** First and last city of each page of cities. */
  cityPages: { first: string; last: string }[]
  faq: FaqItem[]
  map: LocatorMap | null
}

export type CityPage = {
  region: Region
  city: string
  partnerCount: number
  /** At most 2, from 6 partners on; not in `partners` (CITY-1). On the first page of the whole list only. */
  featured: PartnerCard[]
  /** Of this page. */
  partners: PartnerCard[]
  list: ListView
  nearbyCities: NearbyCity[]
  faq: FaqItem[]
  map: LocatorMap | null
  /** False (unknown to the gazetteer): 404. */
  isKnownPlace: boolean
}

export type PartnerPage = {
  partner: Partner
  region: Region | null
  place: EnhancedPlaceData
  /** Whether a page of its own shows what Google has now. */
  hasGooglePage: boolean
  reviewSummary: ReviewSummary | null
  nearby: PartnerCard[]
  faq: FaqItem[]
  map: LocatorMap | null
}

/** Facts that the page words (PARTNER-4). */
export type ReviewSummary = {
  reviewCount: number
  /** Whole percent of 4–5 stars. */
  positivePercent: number
  /** Whole percent of up to 2 stars. */
  negativePercent: number
  /** Of the reviews shown, in stars. */
  lowestRating: number
  /** Whether these are all the reviews that there are; only then may one speak of all. */
  isComplete: boolean
  /** Up to 3, most frequent first. */
  themes: string[]
}
