// Places API (New), google.maps.places.v1; place-answers.test.ts compares with the official types.
import { z } from 'zod'
import { PARTNER_FIELDS } from '../../shared/partner-fields/partner-fields.ts'

// Other values would be published, or refused after a paid call.
const { googlePlaceId, googleRating, googleReviewCount } = PARTNER_FIELDS
const PlaceId = z.string().min(1).max(googlePlaceId.max)
const Rating = z.number().min(0).max(googleRating.max)
const ReviewCount = z.int().min(0).max(googleReviewCount.max)

const LocalizedText = z.object({ text: z.string().optional() })

const AuthorAttribution = z.object({
  displayName: z.string().optional(),
  uri: z.string().optional(),
  photoUri: z.string().optional(),
})

export const PlaceAnswer = z.object({
  id: PlaceId,
  displayName: LocalizedText.optional(),
  formattedAddress: z.string().optional(),
  location: z.object({ latitude: z.number().optional(), longitude: z.number().optional() }).optional(),
  nationalPhoneNumber: z.string().optional(),
  internationalPhoneNumber: z.string().optional(),
  types: z.array(z.string()).optional(),
  rating: Rating.optional(),
  userRatingCount: ReviewCount.optional(),
  businessStatus: z.string().optional(),
  googleMapsUri: z.string().optional(),
  movedPlaceId: z.string().optional(),
})

const ReviewAnswer = z.object({
  relativePublishTimeDescription: z.string().optional(),
  rating: Rating.optional(),
  text: LocalizedText.optional(),
  authorAttribution: AuthorAttribution.optional(),
  flagContentUri: z.string().optional(),
})

const PhotoAnswer = z.object({
  name: z.string(),
  widthPx: z.number().optional(),
  heightPx: z.number().optional(),
  authorAttributions: z.array(AuthorAttribution).optional(),
  flagContentUri: z.string().optional(),
})

export const ContentAnswer = z.object({
  id: PlaceId,
  rating: Rating.optional(),
  userRatingCount: ReviewCount.optional(),
  businessStatus: z.string().optional(),
  googleMapsUri: z.string().optional(),
  movedPlaceId: z.string().optional(),
  editorialSummary: LocalizedText.optional(),
  reviews: z.array(ReviewAnswer).optional(),
  photos: z.array(PhotoAnswer).optional(),
})

/** Nothing found is `{}`. */
export const IdsAnswer = z.object({ places: z.array(z.object({ id: PlaceId })).optional() })

export const PhotoMediaAnswer = z.object({ photoUri: z.string() })

/** google.rpc.Status in JSON. */
export const ErrorAnswer = z.object({
  error: z.object({
    code: z.number().optional(),
    message: z.string().optional(),
    status: z.string().optional(),
    details: z
      .array(
        z.object({ reason: z.string().optional(), metadata: z.record(z.string(), z.unknown()).optional() }),
      )
      .optional(),
  }),
})

export const maskOf = (schema: z.ZodObject): string => Object.keys(schema.shape).join(',')
