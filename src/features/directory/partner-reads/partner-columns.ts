import { getTableColumns } from 'drizzle-orm'
import { partners } from '../../../db/schema/directory.ts'
import type { CardField, PublicField } from '../../../shared/partner-fields/field-names.ts'
import type { EnhancedPlaceData, Partner, PartnerCard } from '../../../shared/partners/partner.ts'
import { NO_PLACE_DATA } from '../../../shared/partners/partner.ts'
import type { Coordinates } from '../../../shared/places/coordinates.ts'
import type { RegionShapes } from '../places/around/region-shapes.ts'
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

/** `googleFetchedAt` decides about rating and status. */
const CARD = allOf<ColumnOf<CardField> | 'googleFetchedAt' | 'googleBusinessStatus'>()(
  'id',
  'slug',
  'name',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'website',
  'description',
  'logoUrl',
  'imageUrl',
  'locationCount',
  'isPriority',
  'googleRating',
  'googleReviewCount',
  'latitude',
  'longitude',
  'googleFetchedAt',
  'googleBusinessStatus',
)
/** Only active partners are read. */
const OTHERS = allOf<Exclude<ColumnOf<PublicField>, ColumnOf<CardField> | 'isActive'>>()(
  'email',
  'longDescription',
  'servicesOffered',
  'partnerSince',
  'detailsConfirmedOn',
  'annualCremations',
  'socialMedia',
  'yelpRating',
  'yelpReviewCount',
  'googlePlaceId',
  'createDate',
  'createdAt',
)

const columns = getTableColumns(partners)
const inSql = (name: Column) => {
  const column = `p.${columns[name].name}`
  return columns[name].getSQLType().startsWith('timestamp') ? milliseconds(column) : column
}

/** Of `p`: what visitors see. */
export const PUBLIC = 'p.is_active and p.deleted_at is null'

/** Rows are read by position, times in ms. `p`: partners, `d`: place_data. */
export const CARD_COLUMNS = CARD.map(inSql).join(', ')

export const PARTNER_COLUMNS = [...CARD, ...OTHERS].map(inSql).join(', ')

/** Leaves out long descriptions of more than `longText` characters, a parameter. */
export const standbyColumns = (longText: string) =>
  [...CARD, ...OTHERS]
    .map((name) =>
      name === 'longDescription'
        ? `case when length(p.long_description) <= ${longText} then p.long_description end`
        : inSql(name),
    )
    .join(', ')

export const PLACE_COLUMNS = `d.partner_id is not null, d.photos, d.reviews, d.rating, d.review_count,
  d.editorial_summary, d.business_status, d.source, d.google_maps_uri, ${milliseconds('d.fetched_at')}`

const at = Object.fromEntries([...CARD, ...OTHERS].map((name, place) => [name, place])) as Record<
  (typeof CARD)[number] | (typeof OTHERS)[number],
  number
>
/** Of PARTNER_COLUMNS. */
export const PARTNER_FIELD_COUNT = CARD.length + OTHERS.length

type Row = readonly unknown[]

/** By given values, else null; times in ms. */
export const partnerRow = (values: Partial<Record<keyof typeof at, unknown>>): Row =>
  [...CARD, ...OTHERS].map((name) => values[name] ?? null)

/** Google content by its age, points by the states' outlines. */
export type ShownRules = GoogleContentRules & { shapes: RegionShapes }

function shownPoint(shapes: RegionShapes, row: Row): Coordinates | null {
  const latitude = row[at.latitude] as Stored['latitude']
  const longitude = row[at.longitude] as Stored['longitude']
  if (latitude === null || longitude === null) return null
  const point = { latitude, longitude }
  return shapes.fitOf(row[at.state] as string, point) === 'outside' ? null : point
}

/** Leaves out expired Google content and points in another state. */
export function toCard(rules: ShownRules, row: Row): PartnerCard {
  return {
    id: row[at.id] as Stored['id'],
    slug: row[at.slug] as Stored['slug'],
    name: row[at.name] as Stored['name'],
    address: row[at.address] as Stored['address'],
    city: row[at.city] as Stored['city'],
    state: row[at.state] as Stored['state'],
    zipCode: row[at.zipCode] as Stored['zipCode'],
    phone: row[at.phone] as Stored['phone'],
    website: row[at.website] as Stored['website'],
    description: row[at.description] as Stored['description'],
    logoUrl: row[at.logoUrl] as Stored['logoUrl'],
    imageUrl: row[at.imageUrl] as Stored['imageUrl'],
    locationCount: row[at.locationCount] as Stored['locationCount'],
    isPriority: row[at.isPriority] as Stored['isPriority'],
    ...shownRating(rules, {
      rating: row[at.googleRating] as Stored['googleRating'],
      reviewCount: row[at.googleReviewCount] as Stored['googleReviewCount'],
      fetchedAt: row[at.googleFetchedAt] as number | null,
    }),
    coordinates: shownPoint(rules.shapes, row),
    ...shownStatus(
      rules,
      row[at.googleBusinessStatus] as Stored['googleBusinessStatus'],
      row[at.googleFetchedAt] as number | null,
    ),
  }
}

/** Takes a row of PARTNER_COLUMNS. */
export function toPartner(rules: ShownRules, row: Row): Partner {
  return {
    ...toCard(rules, row),
    email: row[at.email] as Stored['email'],
    longDescription: row[at.longDescription] as Stored['longDescription'],
    servicesOffered: row[at.servicesOffered] as Stored['servicesOffered'],
    partnerSince: row[at.partnerSince] as Stored['partnerSince'],
    detailsConfirmedOn: row[at.detailsConfirmedOn] as Stored['detailsConfirmedOn'],
    annualCremations: row[at.annualCremations] as Stored['annualCremations'],
    isActive: true,
    socialMedia: row[at.socialMedia] as Stored['socialMedia'],
    yelpRating: row[at.yelpRating] as Stored['yelpRating'],
    yelpReviewCount: row[at.yelpReviewCount] as Stored['yelpReviewCount'],
    googlePlaceId: row[at.googlePlaceId] as Stored['googlePlaceId'],
    createDate: row[at.createDate] as Stored['createDate'],
    createdAt: new Date(row[at.createdAt] as number).toISOString(),
  }
}

/** Takes PLACE_COLUMNS; empty when not shown. */
export function toPlaceData(rules: GoogleContentRules, row: Row): EnhancedPlaceData {
  const first = PARTNER_FIELD_COUNT
  if (!row[first]) return NO_PLACE_DATA
  return shownPlaceData(rules, {
    hasGoogleData: true,
    photos: row[first + 1] as EnhancedPlaceData['photos'],
    reviews: row[first + 2] as EnhancedPlaceData['reviews'],
    rating: row[first + 3] as number | null,
    reviewCount: row[first + 4] as number | null,
    editorialSummary: row[first + 5] as string | null,
    businessStatus: row[first + 6] as string | null,
    source: row[first + 7] as EnhancedPlaceData['source'],
    googleMapsUri: row[first + 8] as string | null,
    fetchedAt: new Date(row[first + 9] as number).toISOString(),
  })
}
