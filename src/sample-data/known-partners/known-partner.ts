import type { HouseKind } from '../houses.ts'
import type { SampleName } from '../names/partner-name.ts'
import type { Landscape } from '../places/landscapes.ts'

/** Missing values are generated. */
export type KnownPartner = {
  name: SampleName
  city: string
  regionCode: string
  houseNumber: number
  street: string
  zipCode: string
  /** Of the telephone number. */
  phoneEnd: string
  foundedYear: number
  generation: string | null
  house: HouseKind
  landscape: Landscape
  chapelSeats: number
  locationCount: number
  partnerSince: readonly [month: string, year: number]
  isPriority: boolean
  hasImage: boolean
  imageSeed: number
  rating: { rating: number; reviewCount: number } | null
  description: string
  longDescription: string
  reviews: readonly (readonly [author: string, rating: number, age: string, text: string])[]
}

/** "Hollis & Wren", "Funeral Home". */
export const family = (
  shortName: string,
  ending: string,
  surname: string,
  founder: string,
  director: string,
): SampleName => ({
  name: `${shortName} ${ending}`,
  shortName,
  family: { surname, founder, director },
  style: 'family',
})

/** A name after a place or thing. */
export const place = (shortName: string, ending: string): SampleName => ({
  name: `${shortName} ${ending}`,
  shortName,
  family: null,
  style: 'place',
})

/** Separated by blank lines. */
export const paragraphs = (...texts: string[]) => texts.join('\n\n')
