import { createHash } from 'node:crypto'
import type { InferInsertModel } from 'drizzle-orm'
import type { partners, placeData } from '../../db/schema.ts'
import { SAMPLE_SEEDS, sampleImageUrl } from '../../shared/sample-images.ts'
import { toSlug } from '../../shared/slugs.ts'
import { makeLocation, makeStreet } from './address.ts'
import type { SampleCity } from './cities.ts'
import { makeContact, type Register } from './contact.ts'
import { makeFacts } from './facts.ts'
import { writeLongDescription } from './long-description.ts'
import { makePartnerName } from './partner-name.ts'
import { makePlaceData, type Rating } from './place-data.ts'
import { createRandom, type Random } from './random.ts'
import { writeShortDescription } from './short-description.ts'

export type PartnerRow = InferInsertModel<typeof partners>
export type PlaceDataRow = InferInsertModel<typeof placeData>

/** Every sample row was made on this day, wherever and whenever it is made. */
export const SAMPLE_CREATED_AT = new Date('2025-06-02T12:00:00.000Z')

/** The same id for the same name on every machine: a version 5 UUID (RFC 9562, section 5.5) in a namespace of our own. */
export function sampleId(name: string): string {
  const bytes = createHash('sha1').update(`sample-directory/${name}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * The sample partner with this number in this city, and its place data when it has any. All of it follows from the
 * number and from what `register` and `usedTexts` have given out to the numbers before it.
 */
export function makePartner(index: number, city: SampleCity, register: Register, usedTexts: Set<string>) {
  const random = createRandom(`partner/${index}`)
  const { name, slug } = makeUniqueName(city, register, random)
  const street = makeStreet(city, random)
  const facts = makeFacts(name, city, street, random)
  const location = makeLocation(city, street, random)
  const contact = makeContact(facts, slug, register, random)
  const rating = makeRating(random)
  const imageSeed = random.int(0, SAMPLE_SEEDS - 1)
  const yelp = random.chance(0.3) ? { rating: random.int(6, 10) / 2, count: random.int(3, 60) } : null
  const id = sampleId(`partner/${index}`)
  const partner: PartnerRow = {
    id,
    slug,
    name: name.name,
    ...location,
    city: city.city,
    state: city.region.name,
    ...contact,
    description: writeShortDescription(facts, random),
    longDescription: writeLongDescription(facts, random),
    servicesOffered: [...facts.services],
    partnerSince: `${facts.partnerSinceMonth} ${facts.partnerSinceYear}`,
    annualCremations: facts.annualCremations,
    locationCount: facts.locationCount,
    isPriority: random.chance(0.08),
    isActive: true,
    logoUrl: null,
    imageUrl: random.chance(0.6) ? sampleImageUrl(facts.house, imageSeed) : null,
    yelpRating: yelp?.rating ?? null,
    yelpReviewCount: yelp?.count ?? null,
    googleRating: rating?.rating ?? null,
    googleReviewCount: rating?.reviewCount ?? null,
    googlePlaceId: rating ? `sample-${index}` : null,
    googleFetchedAt: null,
    createDate: null,
    createdAt: SAMPLE_CREATED_AT,
    updatedAt: SAMPLE_CREATED_AT,
  }
  const place: PlaceDataRow | null = random.chance(0.65)
    ? {
        partnerId: id,
        ...makePlaceData(facts, imageSeed, rating, usedTexts, random),
        googleMapsUri: null,
        source: 'sample',
        fetchedAt: SAMPLE_CREATED_AT,
      }
    : null
  return { partner, place, facts }
}

function makeUniqueName(city: SampleCity, register: Register, random: Random) {
  const suffix = toSlug(`${city.city} ${city.region.code}`)
  for (let attempt = 0; attempt < 40; attempt++) {
    const name = makePartnerName(city, random)
    const slug = `${toSlug(name.name)}-${suffix}`
    if (register.slugs.has(slug)) continue
    register.slugs.add(slug)
    return { name, slug }
  }
  throw new Error(`No new name was found for a house in ${city.city}.`)
}

/** Nearly all houses have a Google rating; those without are shown as "being updated". */
function makeRating(random: Random): Rating {
  if (random.chance(0.12)) return null
  const rating = random.chance(0.06)
    ? random.int(32, 39) / 10
    : random.pick([4.2, 4.4, 4.5, 4.6, 4.6, 4.7, 4.7, 4.8, 4.8, 4.8, 4.9, 4.9, 4.9, 5])
  return { rating, reviewCount: rating === 5 ? random.int(4, 60) : random.int(8, 340) }
}
