import type { z } from 'zod'
import type { AdminPartner, PartnerInput } from '../../../shared/admin-partner.ts'
import { fromSiteRoot } from '../../../shared/paths.ts'

/** What the form holds: what the call takes, before it is checked. */
export type PartnerFormValues = Required<Omit<z.input<typeof PartnerInput>, 'coordinates'>>
export type PartnerField = keyof PartnerFormValues

const NEW_PARTNER: PartnerFormValues = {
  name: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  email: '',
  website: '',
  logoUrl: '',
  imageUrl: '',
  description: '',
  longDescription: '',
  annualCremations: 0,
  locationCount: 1,
  partnerSince: '',
  servicesOffered: [],
  socialMedia: { facebook: '', linkedin: '', instagram: '' },
  isPriority: false,
  isActive: true,
  yelpRating: null,
  yelpReviewCount: null,
  googleRating: null,
  googleReviewCount: null,
}

/** Every field of the form, in its order. */
export const PARTNER_FIELDS = Object.keys(NEW_PARTNER) as PartnerField[]

/**
 * The form of a partner; null: of a new one. Ratings have no input and are carried along; a missing one stays missing.
 * A picture of the directory's own gets the slash that the rule of addresses wants.
 */
export function toFormValues(partner: AdminPartner | null): PartnerFormValues {
  if (!partner) return structuredClone(NEW_PARTNER)
  const entries = PARTNER_FIELDS.map((field) => [field, partner[field] ?? NEW_PARTNER[field]])
  return {
    ...(Object.fromEntries(entries) as PartnerFormValues),
    servicesOffered: [...new Set(partner.servicesOffered)],
    socialMedia: { ...NEW_PARTNER.socialMedia, ...partner.socialMedia },
    logoUrl: fromSiteRoot(partner.logoUrl ?? ''),
    imageUrl: fromSiteRoot(partner.imageUrl ?? ''),
  }
}

/** The fields in which two forms differ. */
export function differingFields(a: PartnerFormValues, b: PartnerFormValues): PartnerField[] {
  return PARTNER_FIELDS.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]))
}
