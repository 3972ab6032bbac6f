import { getTableColumns } from 'drizzle-orm'
import { partners } from '../../../db/schema/directory.ts'
import type { PublicField } from '../../../shared/partner-fields/field-names.ts'
import {
  type EnhancedPlaceData,
  MADE_OF,
  type Partner,
  type PartnerCard,
} from '../../../shared/partners/partner.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import { type GoogleContentRules, shownPlaceData, shownRating, shownStatus } from './google-policy.ts'

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

type Stored = typeof partners.$inferSelect
type Column = keyof Stored
type ColumnOf<Field> = Field extends 'coordinates' ? 'latitude' | 'longitude' : Field

/** A forgotten name does not compile. */
const allOf =
  <Needed extends Column>() =>
  <const Names extends readonly Column[]>(
    ...names: Needed extends Names[number] ? Names : [missing: Exclude<Needed, Names[number]>]
  ) =>
    names as Names

/** What is public besides the entry's own fields; `googleFetchedAt` decides about rating and status. */
const FACTS = allOf<
  | Exclude<ColumnOf<PublicField>, keyof DirectoryEntry | 'isActive'>
  | 'googleFetchedAt'
  | 'googleBusinessStatus'
>()(
  'website',
  'logoUrl',
  'imageUrl',
  'locationCount',
  'googleRating',
  'googleReviewCount',
  'googleFetchedAt',
  'googleBusinessStatus',
  'email',
  'longDescription',
  'servicesOffered',
  'partnerSince',
  'detailsConfirmedOn',
  'openingHours',
  'answersDayAndNight',
  'languages',
  'faithsServed',
  'directCremationFrom',
  'directCremationFromOn',
  'highlights',
  'annualCremations',
  'socialMedia',
  'yelpRating',
  'yelpReviewCount',
  'googlePlaceId',
  'createDate',
  'createdAt',
)

const columns = getTableColumns(partners)

/** SQL of DirectoryEntry.facts, times in ms: one JSON array, since twenty columns cost the driver as much as the query. */
export const FACTS_COLUMN = `json_build_array(${FACTS.map((name) => {
  const { name: column } = columns[name]
  return columns[name].getSQLType().startsWith('timestamp') ? milliseconds(column) : column
}).join(', ')})`

/** SQL of toPlaceData's row. */
export const PLACE_COLUMNS = `photos, reviews, rating, review_count, editorial_summary, business_status, source,
  google_maps_uri, ${milliseconds('fetched_at')}`

const at = Object.fromEntries(FACTS.map((name, place) => [name, place])) as Record<
  (typeof FACTS)[number],
  number
>

/** Leaves out expired Google content. */
export function toCard(rules: GoogleContentRules, entry: DirectoryEntry): PartnerCard {
  const { id, slug, name, address, city, state, zipCode, phone, description, isPriority, facts } = entry
  const { latitude, longitude } = entry
  const fetchedAt = facts[at.googleFetchedAt] as number | null
  return {
    [MADE_OF]: entry,
    id,
    slug,
    name,
    address,
    city,
    state,
    zipCode,
    phone,
    website: facts[at.website] as Stored['website'],
    description,
    logoUrl: facts[at.logoUrl] as Stored['logoUrl'],
    imageUrl: facts[at.imageUrl] as Stored['imageUrl'],
    locationCount: facts[at.locationCount] as Stored['locationCount'],
    isPriority,
    answersDayAndNight: facts[at.answersDayAndNight] as Stored['answersDayAndNight'],
    languages: facts[at.languages] as Stored['languages'],
    faithsServed: facts[at.faithsServed] as Stored['faithsServed'],
    directCremationFrom: facts[at.directCremationFrom] as Stored['directCremationFrom'],
    directCremationFromOn: facts[at.directCremationFromOn] as Stored['directCremationFromOn'],
    ...shownRating(rules, {
      rating: facts[at.googleRating] as Stored['googleRating'],
      reviewCount: facts[at.googleReviewCount] as Stored['googleReviewCount'],
      fetchedAt,
    }),
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    ...shownStatus(rules, facts[at.googleBusinessStatus] as Stored['googleBusinessStatus'], fetchedAt),
  }
}

export function toPartner(rules: GoogleContentRules, entry: DirectoryEntry): Partner {
  const { facts } = entry
  return {
    ...toCard(rules, entry),
    email: facts[at.email] as Stored['email'],
    longDescription: facts[at.longDescription] as Stored['longDescription'],
    servicesOffered: facts[at.servicesOffered] as Stored['servicesOffered'],
    partnerSince: facts[at.partnerSince] as Stored['partnerSince'],
    detailsConfirmedOn: facts[at.detailsConfirmedOn] as Stored['detailsConfirmedOn'],
    openingHours: facts[at.openingHours] as Stored['openingHours'],
    highlights: facts[at.highlights] as Stored['highlights'],
    annualCremations: facts[at.annualCremations] as Stored['annualCremations'],
    isActive: true,
    socialMedia: facts[at.socialMedia] as Stored['socialMedia'],
    yelpRating: facts[at.yelpRating] as Stored['yelpRating'],
    yelpReviewCount: facts[at.yelpReviewCount] as Stored['yelpReviewCount'],
    googlePlaceId: facts[at.googlePlaceId] as Stored['googlePlaceId'],
    createDate: facts[at.createDate] as Stored['createDate'],
    createdAt: new Date(facts[at.createdAt] as number).toISOString(),
  }
}

/** What lists are narrowed by and families ask first; null and empty: unknown. */
export function saidBy({ facts }: DirectoryEntry) {
  return {
    openingHours: facts[at.openingHours] as Stored['openingHours'],
    answersDayAndNight: facts[at.answersDayAndNight] as Stored['answersDayAndNight'],
    languages: facts[at.languages] as Stored['languages'],
    faithsServed: facts[at.faithsServed] as Stored['faithsServed'],
    directCremationFrom: facts[at.directCremationFrom] as Stored['directCremationFrom'],
  }
}

/** Takes PLACE_COLUMNS; empty when not shown. */
export function toPlaceData(rules: GoogleContentRules, row: readonly unknown[]): EnhancedPlaceData {
  return shownPlaceData(rules, {
    hasGoogleData: true,
    photos: row[0] as EnhancedPlaceData['photos'],
    reviews: row[1] as EnhancedPlaceData['reviews'],
    rating: row[2] as number | null,
    reviewCount: row[3] as number | null,
    editorialSummary: row[4] as string | null,
    businessStatus: row[5] as string | null,
    source: row[6] as EnhancedPlaceData['source'],
    googleMapsUri: row[7] as string | null,
    fetchedAt: new Date(row[8] as number).toISOString(),
  })
}
