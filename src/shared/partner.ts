import { z } from 'zod'

/** Links of a partner on other sites; each an http(s) address. */
export const SocialMedia = z.object({
  facebook: z.string().optional(),
  linkedin: z.string().optional(),
  instagram: z.string().optional(),
})

export const Coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Coordinates = z.infer<typeof Coordinates>

/** A partner as the public sees it (spec, section 3). `null` = none. Times are ISO 8601 in UTC. */
export const Partner = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  longDescription: z.string().nullable(),
  servicesOffered: z.array(z.string()),
  partnerSince: z.string().nullable(),
  annualCremations: z.int(),
  locationCount: z.int(),
  isPriority: z.boolean(),
  isActive: z.boolean(),
  logoUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  socialMedia: SocialMedia.nullable(),
  coordinates: Coordinates.nullable(),
  yelpRating: z.number().nullable(),
  yelpReviewCount: z.int().nullable(),
  googleRating: z.number().nullable(),
  googleReviewCount: z.int().nullable(),
  googlePlaceId: z.string().nullable(),
  createDate: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Partner = z.infer<typeof Partner>

/** A partner in a list: what a card shows. `distanceMiles` stands where a point is known. */
export type PartnerCard = Pick<
  Partner,
  | 'id'
  | 'slug'
  | 'name'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'phone'
  | 'website'
  | 'description'
  | 'logoUrl'
  | 'imageUrl'
  | 'locationCount'
  | 'isPriority'
  | 'googleRating'
  | 'googleReviewCount'
  | 'coordinates'
> & { distanceMiles?: number }

export const PlacePhoto = z.object({
  photo_url: z.string(),
  photo_reference: z.string(),
  width: z.int(),
  height: z.int(),
  html_attributions: z.array(z.string()),
})
export type PlacePhoto = z.infer<typeof PlacePhoto>

export const PlaceReview = z.object({
  author_name: z.string(),
  author_url: z.string().nullable(),
  profile_photo_url: z.string().nullable(),
  rating: z.number(),
  text: z.string(),
  relative_time_description: z.string(),
})
export type PlaceReview = z.infer<typeof PlaceReview>

/** Enhanced place data of a partner (spec, section 3): empty lists and nulls when there is none. */
export const EnhancedPlaceData = z.object({
  hasGoogleData: z.boolean(),
  photos: z.array(PlacePhoto),
  reviews: z.array(PlaceReview),
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
  editorialSummary: z.string().nullable(),
  businessStatus: z.string().nullable(),
  /** Where the data come from: "google", or "sample" on a site that shows sample data. */
  source: z.enum(['google', 'sample']).nullable(),
  googleMapsUri: z.string().nullable(),
  fetchedAt: z.iso.datetime().nullable(),
})
export type EnhancedPlaceData = z.infer<typeof EnhancedPlaceData>

export const NO_PLACE_DATA: EnhancedPlaceData = {
  hasGoogleData: false,
  photos: [],
  reviews: [],
  rating: null,
  reviewCount: null,
  editorialSummary: null,
  businessStatus: null,
  source: null,
  googleMapsUri: null,
  fetchedAt: null,
}
