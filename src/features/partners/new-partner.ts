import { randomUUID } from 'node:crypto'
import type { StoredPartner } from './to-admin-partner.ts'

/** What a partner has that nobody filled in (spec, section 3): no rating is invented (contract, deviations). */
const DEFAULTS = {
  email: null,
  website: null,
  description: null,
  longDescription: null,
  servicesOffered: [] as string[],
  partnerSince: null,
  annualCremations: 0,
  locationCount: 1,
  isPriority: false,
  isActive: true,
  logoUrl: null,
  imageUrl: null,
  socialMedia: null,
  latitude: null,
  longitude: null,
  yelpRating: null,
  yelpReviewCount: null,
  googleRating: null,
  googleReviewCount: null,
  googlePlaceId: null,
  googleFetchedAt: null,
}

/**
 * A whole new row from normalised values, all but its version: every column named, so that many rows go into one
 * statement. `createDate` is the day in UTC, "2026-03-01".
 */
export function toNewPartner(
  values: Partial<StoredPartner>,
  createSlug: (name: string, city: string) => string,
  now: Date,
): Omit<StoredPartner, 'version'> {
  const { name = '', city = '', address = '', state = '', zipCode = '', phone = '' } = values
  return {
    ...DEFAULTS,
    ...values,
    id: randomUUID(),
    slug: createSlug(name, city),
    name,
    address,
    city,
    state,
    zipCode,
    phone,
    createDate: now.toISOString().slice(0, 10),
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
}
