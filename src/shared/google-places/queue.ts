import { z } from 'zod'
import { MatchCandidate } from './match.ts'

/** doubtful: a person must choose; never: not searched again. */
const MATCH_STATES = ['matched', 'doubtful', 'none', 'never'] as const
export type MatchState = (typeof MATCH_STATES)[number]

export const QueueEntry = z.object({
  partnerId: z.uuid(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phone: z.string(),
  website: z.string().nullable(),
  candidates: z.array(MatchCandidate),
})
export type QueueEntry = z.infer<typeof QueueEntry>

/** `entries`: the first, by name. */
export const MatchQueue = z.object({ total: z.int(), entries: z.array(QueueEntry) })
export type MatchQueue = z.infer<typeof MatchQueue>

export const QueueDecision = z
  .object({
    decision: z.enum(['choose', 'none', 'never', 'reopen'], 'Please choose one, none, never, or reopen.'),
    placeId: z.string().max(300).optional(),
  })
  .refine((given) => given.decision !== 'choose' || given.placeId, {
    path: ['placeId'],
    error: 'Please choose a place.',
  })
export type QueueDecision = z.infer<typeof QueueDecision>

export const FINDING_KINDS = ['closed', 'moved', 'rating-fell', 'phone-differs'] as const
export type GoogleFindingKind = (typeof FINDING_KINDS)[number]

export const GoogleFinding = z.object({
  partnerId: z.uuid(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  phone: z.string(),
  kinds: z.array(z.enum(FINDING_KINDS)),
  businessStatus: z.string().nullable(),
  googlePhone: z.string().nullable(),
  rating: z.number().nullable(),
  ratingBefore: z.number().nullable(),
})
export type GoogleFinding = z.infer<typeof GoogleFinding>
