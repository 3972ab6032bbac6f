import { z } from 'zod'
import { NO_PARTNER_SELECTED } from '../form-texts.ts'
import type { MatchCandidate } from './match.ts'
import type { UnusualStatus } from './place.ts'
import type { MatchState } from './queue.ts'

export const RUN_STATES = ['running', 'done', 'cancelled', 'stopped', 'failed'] as const
/** stopped: can be continued. failed: answers could not be written. */
export type RunState = (typeof RUN_STATES)[number]
export type RunKind = 'selected' | 'single' | 'nightly'
export type RunRowState = 'waiting' | 'asking' | 'answered'

/** Specification, section 9: management screen. */
export const BATCH_LIMIT = { min: 1, max: 20, default: 10 } as const
/** The same: bulk screen. */
export const BATCH_SIZES = [5, 10, 15, 20] as const
export const SELECT_FIRST = 50
export const MOST_LISTED = 100
export const MOST_PARTNERS = 5000

/** Clamps to 1 to 20; 10 for anything but a number. */
export function readBatchLimit(value: unknown): number {
  const number = Number.parseInt(String(value), 10)
  if (Number.isNaN(number)) return BATCH_LIMIT.default
  return Math.min(BATCH_LIMIT.max, Math.max(BATCH_LIMIT.min, number))
}

export type RunAnswer = {
  /** Null empties a column. */
  partner: {
    googlePlaceId?: string | null
    googleRating?: number | null
    googleReviewCount?: number | null
    googleFetchedAt?: string | null
    googleBusinessStatus?: UnusualStatus | null
  }
  match: {
    matchState: MatchState
    candidates: MatchCandidate[]
    otherPhone: string | null
    ratingBefore: number | null
    movedPlaceId: string | null
  }
  fetchedAt: string
}

const ids = z.array(z.uuid()).min(1, NO_PARTNER_SELECTED).max(MOST_PARTNERS)

export const RunInput = z.object({
  partnerIds: ids,
  batchSize: z.union(BATCH_SIZES.map((size) => z.literal(size))).optional(),
})
export const PlanInput = z.object({ partnerIds: ids })
export const BatchInput = z.object({
  partnerIds: ids,
  limit: z
    .preprocess(readBatchLimit, z.int().min(BATCH_LIMIT.min).max(BATCH_LIMIT.max))
    .default(BATCH_LIMIT.default),
})

export const RunPlan = z.object({
  partnerCount: z.int(),
  /** At most; partners that are not found cost nothing. */
  costUsd: z.number(),
  /** Unless other programs of the account used them. */
  freeCount: z.int(),
  costAfterFreeUsd: z.number(),
  spentUsd: z.number(),
  budgetUsd: z.number(),
  refusal: z.string().nullable(),
})
export type RunPlan = z.infer<typeof RunPlan>

export const GooglePartners = z.object({
  total: z.int(),
  partners: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      phone: z.string(),
      googleRating: z.number().nullable(),
      googleReviewCount: z.int().nullable(),
    }),
  ),
})
export type GooglePartners = z.infer<typeof GooglePartners>

export const DOUBTFUL = 'The match is doubtful. It waits for a decision.'

/** Names are the specification's. */
export const RunResult = z.object({
  success: z.boolean(),
  partnerId: z.uuid(),
  partnerName: z.string(),
  googleData: z.object({ rating: z.number().nullable(), review_count: z.int().nullable() }).nullable(),
  error: z.string().nullable(),
})
export type RunResult = z.infer<typeof RunResult>

export const BatchAnswer = z.object({
  results: z.array(RunResult),
  /** `total`: asked for; `failed` without the doubtful. */
  summary: z.object({ total: z.int(), successful: z.int(), doubtful: z.int(), failed: z.int() }),
  /** Null when nothing changed. */
  changeSetId: z.uuid().nullable(),
})
export type BatchAnswer = z.infer<typeof BatchAnswer>

export const GoogleRun = z.object({
  id: z.uuid(),
  state: z.enum(RUN_STATES),
  userName: z.string(),
  totalCount: z.int(),
  doneCount: z.int(),
  successCount: z.int(),
  doubtfulCount: z.int(),
  error: z.string().nullable(),
  changeSetId: z.uuid().nullable(),
  isUndone: z.boolean(),
  createdAt: z.iso.datetime(),
  results: z.array(RunResult),
})
export type GoogleRun = z.infer<typeof GoogleRun>

export const GooglePlacesStatus = z.object({
  isConfigured: z.boolean(),
  emulatorHost: z.string().nullable(),
  spentUsd: z.number(),
  budgetUsd: z.number(),
  partnerCount: z.int(),
  ratedCount: z.int(),
  missingCount: z.int(),
  queueCount: z.int(),
  findingCount: z.int(),
  isNightly: z.boolean(),
  /** Under way, or else the last to continue or undo. */
  run: z.object({ id: z.uuid(), state: z.enum(RUN_STATES) }).nullable(),
})
export type GooglePlacesStatus = z.infer<typeof GooglePlacesStatus>
