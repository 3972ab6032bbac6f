import type { EnhancedPlaceData, Partner, PartnerCard } from '../../shared/partner.ts'
import { NO_PLACE_DATA } from '../../shared/partner.ts'
import { type GoogleContentRules, shownPlaceData, shownRating } from './google-policy.ts'

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

/**
 * Columns for the reads that run on every request, read as lists of values with times in milliseconds, and below the
 * fields that they fill, by place. `p` is partners, `d` place_data.
 */
export const CARD_COLUMNS = `p.id, p.slug, p.name, p.address, p.city, p.state, p.zip_code, p.phone, p.website,
  p.description, p.logo_url, p.image_url, p.location_count, p.is_priority, p.google_rating, p.google_review_count,
  p.latitude, p.longitude, ${milliseconds('p.google_fetched_at')}`

/** All public fields of a partner: those of its card first. */
export const PARTNER_COLUMNS = `${CARD_COLUMNS}, p.email, p.long_description, p.services_offered,
  p.partner_since, p.annual_cremations, p.social_media, p.yelp_rating, p.yelp_review_count, p.google_place_id,
  p.create_date, ${milliseconds('p.created_at')}`

/** The place data of a partner, to stand after its PARTNER_COLUMNS. */
export const PLACE_COLUMNS = `d.partner_id is not null, d.photos, d.reviews, d.rating, d.review_count,
  d.editorial_summary, d.business_status, d.source, d.google_maps_uri, ${milliseconds('d.fetched_at')}`

const CARD_COUNT = 19
const PARTNER_COUNT = CARD_COUNT + 11

type Row = readonly unknown[]

/** A row of CARD_COLUMNS as a card, Google's part as far as it may be shown. */
export function toCard(rules: GoogleContentRules, row: Row): PartnerCard {
  const latitude = row[16] as number | null
  const longitude = row[17] as number | null
  return {
    id: row[0] as string,
    slug: row[1] as string,
    name: row[2] as string,
    address: row[3] as string,
    city: row[4] as string,
    state: row[5] as string,
    zipCode: row[6] as string,
    phone: row[7] as string,
    website: row[8] as string | null,
    description: row[9] as string | null,
    logoUrl: row[10] as string | null,
    imageUrl: row[11] as string | null,
    locationCount: row[12] as number,
    isPriority: row[13] as boolean,
    ...shownRating(rules, {
      rating: row[14] as number | null,
      reviewCount: row[15] as number | null,
      fetchedAt: row[18] as number | null,
    }),
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

/** A row of PARTNER_COLUMNS as a partner's public fields. Only active partners are read, so `isActive` is true. */
export function toPartner(rules: GoogleContentRules, row: Row): Partner {
  const at = CARD_COUNT
  return {
    ...toCard(rules, row),
    email: row[at] as string | null,
    longDescription: row[at + 1] as string | null,
    servicesOffered: row[at + 2] as string[],
    partnerSince: row[at + 3] as string | null,
    annualCremations: row[at + 4] as number,
    isActive: true,
    socialMedia: row[at + 5] as Partner['socialMedia'],
    yelpRating: row[at + 6] as number | null,
    yelpReviewCount: row[at + 7] as number | null,
    googlePlaceId: row[at + 8] as string | null,
    createDate: row[at + 9] as string | null,
    createdAt: new Date(row[at + 10] as number).toISOString(),
  }
}

/** The PLACE_COLUMNS after a row's PARTNER_COLUMNS as enhanced place data, as far as they may be shown. */
export function toPlaceData(rules: GoogleContentRules, row: Row): EnhancedPlaceData {
  const at = PARTNER_COUNT
  if (!row[at]) return NO_PLACE_DATA
  return shownPlaceData(rules, {
    hasGoogleData: true,
    photos: row[at + 1] as EnhancedPlaceData['photos'],
    reviews: row[at + 2] as EnhancedPlaceData['reviews'],
    rating: row[at + 3] as number | null,
    reviewCount: row[at + 4] as number | null,
    editorialSummary: row[at + 5] as string | null,
    businessStatus: row[at + 6] as string | null,
    source: row[at + 7] as EnhancedPlaceData['source'],
    googleMapsUri: row[at + 8] as string | null,
    fetchedAt: new Date(row[at + 9] as number).toISOString(),
  })
}
