import { z } from 'zod'

const MATCH_REASONS = [
  'name',
  'phone',
  /** Several places have this number. */
  'shared-phone',
  'address',
  'town',
  /** A florist, a church … */
  'other-kind',
] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

export const MatchCandidate = z.object({
  placeId: z.string(),
  facts: z
    .object({
      name: z.string(),
      address: z.string(),
      phone: z.string().nullable(),
      rating: z.number().nullable(),
      reviewCount: z.int().nullable(),
      businessStatus: z.string().nullable(),
      googleMapsUri: z.string().nullable(),
      distanceMeters: z.int().nullable(),
      reasons: z.array(z.enum(MATCH_REASONS)),
    })
    .nullable(),
})
export type MatchCandidate = z.infer<typeof MatchCandidate>
