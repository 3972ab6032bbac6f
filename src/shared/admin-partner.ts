import { z } from 'zod'
import { Partner } from './partner.ts'
import { line, optionalLine, optionalParagraphs } from './plain-text.ts'
import { findRegion } from './regions.ts'

/** A partner as an administrator sees it: the public fields, and when it was last changed (for `expectedUpdatedAt`). */
export const AdminPartner = Partner.extend({ updatedAt: z.iso.datetime() })
export type AdminPartner = z.infer<typeof AdminPartner>

/** From the site's root (not "//host" nor "/\host", which browsers take for another site), or of another site. */
function isPictureUrl(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  return url !== null && !url.username && !url.password
}

/** A picture's address: from the site's root, or http(s) (spec, section 5). */
const pictureUrl = (sentence: string) =>
  line(2000)
    .refine((text) => text === '' || isPictureUrl(text), sentence)
    .transform((text) => text || null)
    .nullable()
    .optional()

const email = line(254)
  .refine((text) => text === '' || z.email().safeParse(text).success, 'Please enter a valid email address.')
  .transform((text) => text || null)
  .nullable()
  .optional()

/** A web address; "www.example.com" is one as well. Blank: none. */
const webAddress = (sentence: string) =>
  line(500)
    .transform((text) => (text === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`))
    .refine((text) => text === '' || isWebAddress(text), sentence)
    .transform((text) => text || null)

function isWebAddress(text: string): boolean {
  // Without its two slashes a browser may read the address as one on this site.
  const url = /^https?:\/\/[^\s/\\]\S*$/i.test(text) ? URL.parse(text) : null
  if (!url || url.username || url.password) return false
  return /[^.]\.[^.]/.test(url.hostname)
}

const website = webAddress('Please enter a web address, for example https://www.example.com.')
  .nullable()
  .optional()

/** Links on other sites; a blank one is left out. Without any: null. */
const link = webAddress('Please enter a web address.').nullable().optional()
const socialMedia = z
  .strictObject({ facebook: link, linkedin: link, instagram: link })
  .transform((links) => {
    const given = Object.entries(links).filter((entry): entry is [string, string] => Boolean(entry[1]))
    return given.length > 0 ? (Object.fromEntries(given) as Partner['socialMedia']) : null
  })
  .nullable()
  .optional()

const state = line(60)
  .min(1, 'State is required')
  .refine(
    (text) => text === '' || findRegion(text) !== undefined,
    'Please enter a US state or a Canadian province.',
  )
  .transform((text) => findRegion(text)?.name ?? text)

const count = (max: number) =>
  z
    .int('Please enter a whole number.')
    .min(0, 'Please enter 0 or more.')
    .max(max, `Please enter at most ${max}.`)
const rating = z.number().min(0).max(5).nullable().optional()
const reviewCount = z.int().min(0).max(10_000_000).nullable().optional()

/** The fields that a form, the API and an import may set. Unknown keys are refused. */
const fields = {
  name: line(200).min(1, 'Business name is required'),
  phone: line(40).min(1, 'Phone number is required'),
  address: line(300).min(1, 'Address is required'),
  city: line(120).min(1, 'City is required'),
  state,
  zipCode: line(12).min(1, 'ZIP code is required'),
  email,
  website,
  logoUrl: pictureUrl('Logo URL must be a valid URL or relative path'),
  imageUrl: pictureUrl('Image URL must be a valid URL or relative path'),
  description: optionalParagraphs(4000),
  longDescription: optionalParagraphs(20_000),
  servicesOffered: z
    .array(line(120).min(1, 'Please name the service.'))
    .max(60, 'Please name at most 60 services.')
    .transform((services) => [...new Set(services)])
    .optional(),
  partnerSince: optionalLine(60),
  annualCremations: count(1_000_000).optional(),
  locationCount: count(10_000).optional(),
  isPriority: z.boolean().optional(),
  isActive: z.boolean().optional(),
  socialMedia,
  /** Left out or null: the point of the ZIP code. */
  coordinates: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable()
    .optional(),
  yelpRating: rating,
  yelpReviewCount: reviewCount,
  googleRating: rating,
  googleReviewCount: reviewCount,
}

/** A new partner (POST). What is left out takes its default: 0 cremations, 1 location, active, not priority. */
export const PartnerInput = z.strictObject(fields)
export type PartnerInput = z.infer<typeof PartnerInput>

/**
 * An edited partner (PUT): only the given fields change. `expectedUpdatedAt` is the `updatedAt` that the editor
 * started from: when the row has changed since, nothing is written and the answer is 409 with the current row.
 */
export const PartnerChange = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  expectedUpdatedAt: z.iso.datetime().optional(),
})
export type PartnerChange = z.infer<typeof PartnerChange>

/** What a bulk edit may change (spec, section 3), each optional, at least one. */
export const PartnerBulkUpdates = z
  .strictObject({
    annualCremations: fields.annualCremations,
    locationCount: fields.locationCount,
    isPriority: fields.isPriority,
    isActive: fields.isActive,
    state: state.optional(),
    servicesOffered: fields.servicesOffered,
    description: fields.description,
    website,
    email,
  })
  .refine((updates) => Object.values(updates).some((value) => value !== undefined), {
    message: 'Please select at least one field to update',
  })
export type PartnerBulkUpdates = z.infer<typeof PartnerBulkUpdates>

/** Ids of what a bulk call acts on; each once. */
export const Ids = z
  .array(z.uuid('Please give ids.'))
  .min(1, 'Please select at least one.')
  .max(200_000)
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
