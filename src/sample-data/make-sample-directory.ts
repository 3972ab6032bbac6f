import type { InferInsertModel } from 'drizzle-orm'
import type { faqItems } from '../db/schema/directory.ts'
import { createRegister } from './contact.ts'
import { KNOWN_PARTNERS } from './known-partners.ts'
import { makePartner, type PartnerRow, type PlaceDataRow } from './make-partner.ts'
import { americanPostalCodes, type SampleCity, samplePlaces } from './places/cities.ts'
import { makeFurtherPlaces } from './places/further-places.ts'
import { makeFaq } from './texts/faq.ts'

const ACTIVE_PER_INACTIVE = 46

export type SampleDirectory = {
  partners: PartnerRow[]
  placeData: PlaceDataRow[]
  faqItems: InferInsertModel<typeof faqItems>[]
}

/** A smaller count is a prefix of a larger one. */
export function makeSampleDirectory(count: number): SampleDirectory {
  const inactiveCount = Math.floor(count / ACTIVE_PER_INACTIVE)
  const places = placesFor(count + inactiveCount)
  const register = createRegister()
  const made = places.map((place, index) => makePartner(index, place, register, KNOWN_PARTNERS[index]))
  for (const { partner } of made.slice(count)) partner.isActive = false
  return {
    partners: made.map(({ partner }) => partner),
    placeData: made.flatMap(({ place }) => (place ? [place] : [])),
    faqItems: makeFaq(),
  }
}

function placesFor(count: number): SampleCity[] {
  const american = americanPostalCodes()
  const places = knownPlacesFirst(samplePlaces(american))
  return [...places, ...makeFurtherPlaces(places, american, count - places.length)].slice(0, count)
}

function knownPlacesFirst(places: SampleCity[]): SampleCity[] {
  const rest = [...places]
  const first = KNOWN_PARTNERS.map(({ city, regionCode }) => {
    const index = rest.findIndex((place) => place.city === city && place.region.code === regionCode)
    const [place] = index < 0 ? [] : rest.splice(index, 1)
    if (!place) throw new Error(`${city}, ${regionCode} is not among the sample cities.`)
    return place
  })
  return [...first, ...rest]
}
