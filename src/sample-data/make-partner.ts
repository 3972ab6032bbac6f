import type { InferInsertModel } from 'drizzle-orm'
import type { partners, placeData } from '../db/schema/directory.ts'
import { writeDescription, writeLongDescription } from '../features/descriptions/write-description.ts'
import { DescriptionFacts } from '../shared/partners/description-facts.ts'
import { SAMPLE_SEEDS, sampleImageUrl } from '../shared/pictures/sample-images.ts'
import { toSlug } from '../shared/places/slugs.ts'
import { createRandom, type Random } from '../shared/random.ts'
import { makeContact, type Register } from './contact.ts'
import { type Facts, makeFacts } from './facts.ts'
import type { KnownPartner } from './known-partners.ts'
import { makePartnerName } from './names/partner-name.ts'
import { makePlaceData, type Rating, seedInSeason } from './place-data.ts'
import { makeLocation, makeStreet } from './places/address.ts'
import type { SampleCity } from './places/cities.ts'
import { makeSaid } from './said.ts'
import { SAMPLE_CREATED_AT, sampleId } from './sample-id.ts'

export type PartnerRow = InferInsertModel<typeof partners>
export type PlaceDataRow = InferInsertModel<typeof placeData>

/** Depends on `index` alone, and what `register` gave before. `known`: hand-written values. */
export function makePartner(index: number, city: SampleCity, register: Register, known?: KnownPartner) {
  const random = createRandom(`partner/${index}`)
  const { name, slug } = makeUniqueName(city, register, random, known)
  const street = known?.street ?? makeStreet(city, random)
  const facts = { ...makeFacts(name, city, street, random), ...factsOf(known) }
  const location = makeLocation(city, street, random, known)
  const contact = makeContact(facts, slug, register, random, known?.phoneEnd)
  const rating = known ? known.rating : makeRating(random)
  const imageSeed =
    known?.imageSeed ?? seedInSeason(facts.house, random.int(0, SAMPLE_SEEDS - 1), city.region.code)
  const hasImage = known?.hasImage ?? random.chance(0.6)
  const id = sampleId(`partner/${index}`)
  const values = {
    name: name.name,
    ...location,
    city: city.city,
    state: city.region.name,
    ...contact,
    servicesOffered: [...facts.services],
    partnerSince: `${facts.partnerSinceMonth} ${facts.partnerSinceYear}`,
    annualCremations: facts.annualCremations,
    locationCount: facts.locationCount,
    ...makeSaid(index, city),
  }
  const written = DescriptionFacts.parse(values)
  const partner: PartnerRow = {
    ...values,
    id,
    slug,
    description: known?.description ?? writeDescription(written, index, SAMPLE_CREATED_AT),
    longDescription: known?.longDescription ?? writeLongDescription(written, index, SAMPLE_CREATED_AT),
    isPriority: known?.isPriority ?? random.chance(0.08),
    isActive: true,
    logoUrl: null,
    imageUrl: hasImage ? sampleImageUrl(facts.house, imageSeed) : null,
    ...makeYelp(random),
    googleRating: rating?.rating ?? null,
    googleReviewCount: rating?.reviewCount ?? null,
    googlePlaceId: rating ? `sample-${index}` : null,
    googleFetchedAt: null,
    createDate: null,
    createdAt: SAMPLE_CREATED_AT,
    updatedAt: SAMPLE_CREATED_AT,
  }
  const place: PlaceDataRow | null =
    known || random.chance(0.65)
      ? {
          partnerId: id,
          ...makePlaceData(facts, imageSeed, rating, register.texts, random, known),
          googleMapsUri: null,
          source: 'sample',
          fetchedAt: SAMPLE_CREATED_AT,
        }
      : null
  return { partner, place }
}

function factsOf(known: KnownPartner | undefined): Partial<Facts> {
  if (!known) return {}
  const { foundedYear, house, chapelSeats, locationCount, partnerSince } = known
  return {
    foundedYear,
    house,
    chapelSeats,
    locationCount,
    partnerSinceMonth: partnerSince.month,
    partnerSinceYear: partnerSince.year,
  }
}

function makeUniqueName(city: SampleCity, register: Register, random: Random, known?: KnownPartner) {
  const suffix = toSlug(`${city.city} ${city.region.code}`)
  for (let attempt = 0; attempt < 100; attempt++) {
    const name = known?.name ?? makePartnerName(city, random)
    const slug = `${toSlug(name.name)}-${suffix}`
    if (register.slugs.has(slug)) continue
    register.slugs.add(slug)
    return { name, slug }
  }
  throw new Error(`No new name was found for a house in ${city.city}.`)
}

function makeRating(random: Random): Rating {
  if (random.chance(0.12)) return null
  const usual = [4.2, 4.4, 4.5, 4.6, 4.6, 4.7, 4.7, 4.8, 4.8, 4.8, 4.9, 4.9, 4.9, 5]
  const rating = random.chance(0.06) ? random.int(32, 39) / 10 : random.pick(usual)
  return { rating, reviewCount: rating === 5 ? random.int(4, 60) : random.int(8, 340) }
}

function makeYelp(random: Random) {
  const isKnown = random.chance(0.3)
  const [rating, count] = [random.int(6, 10) / 2, random.int(3, 60)]
  return { yelpRating: isKnown ? rating : null, yelpReviewCount: isKnown ? count : null }
}
