import type { InferInsertModel } from 'drizzle-orm'
import type { faqItems } from '../../db/schema.ts'
import { americanPostalCodes, type SampleCity, samplePlaces } from './cities.ts'
import { createRegister } from './contact.ts'
import { makeFaq } from './faq.ts'
import { makeFurtherPlaces } from './further-places.ts'
import { makePartner, type PartnerRow, type PlaceDataRow } from './make-partner.ts'

/** Every how many-th partner is followed by an inactive one. */
const ACTIVE_PER_INACTIVE = 46

export type SampleDirectory = {
  partners: PartnerRow[]
  placeData: PlaceDataRow[]
  faqItems: InferInsertModel<typeof faqItems>[]
}

/**
 * The rows of the sample directory with `count` active partners. The first 1,857 are spread like the population of
 * both countries; more of them stand in any American town. The rows of a smaller count begin those of a larger one.
 */
export function makeSampleDirectory(count: number): SampleDirectory {
  const inactiveCount = Math.floor(count / ACTIVE_PER_INACTIVE)
  const places = placesFor(count + inactiveCount)
  const register = createRegister()
  const usedTexts = new Set<string>()
  const made = places.map((place, index) => makePartner(index, place, register, usedTexts))
  for (const { partner } of made.slice(count)) partner.isActive = false
  return {
    partners: made.map(({ partner }) => partner),
    placeData: made.flatMap(({ place }) => (place ? [place] : [])),
    faqItems: makeFaq(),
  }
}

function placesFor(count: number): SampleCity[] {
  const american = americanPostalCodes()
  const places = samplePlaces(american)
  return [...places, ...makeFurtherPlaces(places, american, count - places.length)].slice(0, count)
}
