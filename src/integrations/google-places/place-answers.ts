/**
 * The part of Google's answers that the product reads. Every field is checked against the official types
 * (place-answers.test.ts). proto3 JSON leaves out what is unset, so nearly all are optional.
 * Source: Places API (New), google.maps.places.v1.
 */
import { z } from 'zod'

const LocalizedText = z.object({ text: z.string().optional() })

const AuthorAttribution = z.object({
  displayName: z.string().optional(),
  uri: z.string().optional(),
  photoUri: z.string().optional(),
})

export const PlaceAnswer = z.object({
  id: z.string(),
  displayName: LocalizedText.optional(),
  formattedAddress: z.string().optional(),
  location: z.object({ latitude: z.number().optional(), longitude: z.number().optional() }).optional(),
  nationalPhoneNumber: z.string().optional(),
  internationalPhoneNumber: z.string().optional(),
  types: z.array(z.string()).optional(),
  rating: z.number().optional(),
  userRatingCount: z.number().optional(),
  businessStatus: z.string().optional(),
  googleMapsUri: z.string().optional(),
  movedPlaceId: z.string().optional(),
})

const ReviewAnswer = z.object({
  relativePublishTimeDescription: z.string().optional(),
  rating: z.number().optional(),
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
  id: z.string(),
  rating: z.number().optional(),
  userRatingCount: z.number().optional(),
  businessStatus: z.string().optional(),
  googleMapsUri: z.string().optional(),
  movedPlaceId: z.string().optional(),
  editorialSummary: LocalizedText.optional(),
  reviews: z.array(ReviewAnswer).optional(),
  photos: z.array(PhotoAnswer).optional(),
})

/** Nothing found is `{}`. */
export const IdsAnswer = z.object({ places: z.array(z.object({ id: z.string() })).optional() })

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

/** The value of X-Goog-FieldMask that asks for all of a schema's fields; `prefix` is "places." for searches. */
export function maskOf(schema: z.ZodObject, prefix = ''): string {
  return Object.keys(schema.shape)
    .map((field) => prefix + field)
    .join(',')
}
