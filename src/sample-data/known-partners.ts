import type { HouseKind } from './houses.ts'
import knownPartners from './known-partners.json' with { type: 'json' }
import type { SampleName } from './names/partner-name.ts'

export type KnownPartner = {
  name: SampleName
  city: string
  regionCode: string
  houseNumber: number
  street: string
  zipCode: string
  phoneEnd: string
  foundedYear: number
  house: HouseKind
  chapelSeats: number
  locationCount: number
  partnerSince: { month: string; year: number }
  isPriority: boolean
  hasImage: boolean
  imageSeed: number
  rating: { rating: number; reviewCount: number } | null
  description: string
  longDescription: string
  reviews: { author: string; rating: number; age: string; text: string }[]
}

/** The first of the directory, from Asheville to San Diego. */
export const KNOWN_PARTNERS = knownPartners as KnownPartner[]
