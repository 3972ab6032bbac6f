import { z } from 'zod'
import { UNUSUAL_STATUSES } from '../google-places/place.ts'
import { SocialMedia } from '../partner-fields/addresses.ts'
import { isTextField, type PartnerField } from '../partner-fields/field.ts'
import {
  CARD_FIELDS,
  type CardField,
  PUBLIC_FIELDS,
  type PublicField,
} from '../partner-fields/field-names.ts'
import { type FieldName, fieldOf } from '../partner-fields/partner-fields.ts'
import type { ValueOf } from '../partner-fields/values.ts'
import { Coordinates } from '../places/geo.ts'

type AnswerShape<Name extends FieldName> = { [Field in Name]: z.ZodType<ValueOf<Field>> }

export function answerShape<Name extends FieldName>(names: readonly Name[]): AnswerShape<Name> {
  return Object.fromEntries(names.map((name) => [name, answerSchema(fieldOf(name))])) as AnswerShape<Name>
}

function answerSchema(field: PartnerField): z.ZodType {
  if (isTextField(field)) return field.required ? z.string() : z.string().nullable()
  switch (field.kind) {
    case 'id':
      return z.uuid()
    case 'slug':
      return z.string()
    case 'moment':
      return z.iso.datetime()
    case 'services':
    case 'sentences':
    case 'choices':
      return z.array(z.string())
    case 'count':
      return z.int()
    case 'flag':
      return z.boolean()
    case 'links':
      return SocialMedia.nullable()
    case 'point':
      return Coordinates.nullable()
    case 'rating':
      return z.number().nullable()
    case 'reviewCount':
    case 'price':
      return z.int().nullable()
  }
}

export const Partner = z.object(answerShape<PublicField>(PUBLIC_FIELDS))
export type Partner = z.infer<typeof Partner>

export const PartnerCard = z.object({
  ...answerShape<CardField>(CARD_FIELDS),
  distanceMiles: z.number().optional(),
  /** From Google, while it may be shown. */
  unusualStatus: z.enum(UNUSUAL_STATUSES).optional(),
})
export type PartnerCard = z.infer<typeof PartnerCard> & { [MADE_OF]?: object }

/** JSON leaves it out. */
export const MADE_OF: unique symbol = Symbol('made of')

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
  report_url: z.string().nullable().optional(),
})
export type PlaceReview = z.infer<typeof PlaceReview>

export const EnhancedPlaceData = z.object({
  hasGoogleData: z.boolean(),
  photos: z.array(PlacePhoto),
  reviews: z.array(PlaceReview),
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
  editorialSummary: z.string().nullable(),
  businessStatus: z.string().nullable(),
  /** "sample": the site has sample data. */
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
