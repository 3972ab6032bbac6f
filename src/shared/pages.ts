/** What each public page is given to show: features make these, site pages take them as props. */
import type { FaqItem } from './faq/faq.ts'
import type { EnhancedPlaceData, Partner, PartnerCard } from './partners/partner.ts'
import type { LocatorMap } from './places/map.ts'
import type { Region } from './places/regions.ts'
import type { Place, SearchResult } from './search.ts'

export type RegionTile = { region: Region; partnerCount: number }
export type CityTile = { city: string; state: string; partnerCount: number }
/** A neighbouring city with partners; the distance is measured between the centres of their partners. */
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
  /** The point that the query names; distances on cards are measured from it. */
  place: Place | null
  /** Partners near that point that are not among the matches, nearest first; empty without a point. */
  nearby: PartnerCard[]
  map: LocatorMap | null
}

export type StatePage = {
  region: Region
  partnerCount: number
  /** Up to 3, only when the state has 6 partners or more. */
  featured: PartnerCard[]
  cities: CityTile[]
  faq: FaqItem[]
  map: LocatorMap | null
}

export type CityPage = {
  region: Region
  city: string
  partnerCount: number
  /** At most 2 priority partners, only when the city has 6 partners or more; those are then left out of `partners`. */
  featured: PartnerCard[]
  partners: PartnerCard[]
  nearbyCities: NearbyCity[]
  faq: FaqItem[]
  map: LocatorMap | null
  /** False for a name that no gazetteer knows: the page answers 404. */
  isKnownPlace: boolean
}

export type PartnerPage = {
  partner: Partner
  region: Region | null
  place: EnhancedPlaceData
  /** One or more sentences made of the reviews' ratings and themes; null without reviews. */
  reviewSummary: ReviewSummary | null
  /** Other partners nearby, nearest first, at most 3. */
  nearby: PartnerCard[]
  faq: FaqItem[]
  map: LocatorMap | null
}

/** Facts for the review summary (spec, section 2, Partner detail); the page puts them into words. */
export type ReviewSummary = {
  reviewCount: number
  /** Whole percent of ratings 4–5. */
  positivePercent: number
  /** Whole percent of ratings of 2 or fewer. */
  negativePercent: number
  /** Up to 3 praise themes, most named first. */
  themes: string[]
}
