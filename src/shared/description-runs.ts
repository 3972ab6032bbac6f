import { z } from 'zod'
import { FactMark } from './fact-marks.ts'
import { PARTNER_FIELDS } from './partner-fields/partner-fields.ts'
import { paragraphs } from './text/plain-text.ts'

/** review: texts wait for a person. */
export const RUN_STATES = ['writing', 'failed', 'review', 'publishing', 'published', 'cancelled'] as const
export type RunState = (typeof RUN_STATES)[number]

const DRAFT_FIELDS = ['description', 'longDescription'] as const
export type DraftField = (typeof DRAFT_FIELDS)[number]

const DRAFT_DECISIONS = ['open', 'accepted', 'rejected'] as const
export type DraftDecision = (typeof DRAFT_DECISIONS)[number]
/** published: accepted, and its turn in the publishing is over. */
const DRAFT_STATES = [...DRAFT_DECISIONS, 'published'] as const
export type DraftState = (typeof DRAFT_STATES)[number]

export const DRAFTS_PER_PAGE = 20
/** Decided one by one before the rest is accepted unread. */
export const SAMPLE = 20

export const RunRequest = z.strictObject({
  fields: z.array(z.enum(DRAFT_FIELDS)).min(1, 'Please choose a text.').max(2),
})
export type RunRequest = z.infer<typeof RunRequest>

export const DescriptionRun = z.object({
  id: z.uuid(),
  state: z.enum(RUN_STATES),
  userName: z.string(),
  totalCount: z.int(),
  writtenCount: z.int(),
  openCount: z.int(),
  /** Must be accepted one by one. */
  markedOpenCount: z.int(),
  acceptedCount: z.int(),
  publishedCount: z.int(),
  rejectedCount: z.int(),
  sampleLeft: z.int(),
  templateCount: z.int(),
  /** Because partners had changed. */
  skippedCount: z.int(),
  notice: z.string().nullable(),
  changeSetId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
})
export type DescriptionRun = z.infer<typeof DescriptionRun>

export const DescriptionDraft = z.object({
  partnerId: z.uuid(),
  partnerName: z.string(),
  place: z.string(),
  field: z.enum(DRAFT_FIELDS),
  before: z.string().nullable(),
  text: z.string(),
  textId: z.string(),
  source: z.enum(['ai', 'template']),
  marks: z.array(FactMark),
  decision: z.enum(DRAFT_STATES),
})
export type DescriptionDraft = z.infer<typeof DescriptionDraft>

export const DraftPage = z.object({ drafts: z.array(DescriptionDraft), next: z.int().nullable() })
export type DraftPage = z.infer<typeof DraftPage>

export const DraftDecisionInput = z.strictObject({
  partnerId: z.uuid(),
  field: z.enum(DRAFT_FIELDS),
  decision: z.enum(DRAFT_DECISIONS),
  textId: z.string().max(64),
  text: paragraphs(PARTNER_FIELDS.longDescription.max).min(1, 'Please fill this in.').optional(),
  /** Required with marks: how many the person saw. */
  acceptedMarks: z.int().min(0).optional(),
})
export type DraftDecisionInput = z.infer<typeof DraftDecisionInput>

/** `count`: unread texts the person was told of. */
export const AcceptRestInput = z.strictObject({ count: z.int().min(1) })
export type AcceptRestInput = z.infer<typeof AcceptRestInput>

export const RunPlan = z.object({
  missing: z.object({ description: z.int(), longDescription: z.int() }),
  /** Null: the built-in writer alone. */
  model: z
    .object({
      name: z.string(),
      dailyLimit: z.int(),
      callsLeft: z.int(),
      /** Null without AI_PRICE_USD. */
      usdPerCall: z.object({ description: z.number(), longDescription: z.number() }).nullable(),
    })
    .nullable(),
})
export type RunPlan = z.infer<typeof RunPlan>
