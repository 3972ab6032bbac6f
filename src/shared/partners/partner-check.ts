import { z } from 'zod'
import { CHECKED_FIELDS } from '../partner-fields/field-names.ts'
import { INPUT_SHAPE } from '../partner-fields/input-schemas.ts'
import { Ids } from './admin-partner.ts'

export const CHECK_DAYS = 30

export const PartnerCorrection = z
  .strictObject(
    Object.fromEntries(CHECKED_FIELDS.map((name) => [name, INPUT_SHAPE[name]])) as Pick<
      typeof INPUT_SHAPE,
      (typeof CHECKED_FIELDS)[number]
    >,
  )
  .partial()

export const CheckRequest = z.strictObject({ ids: Ids })
export type CheckRequest = z.infer<typeof CheckRequest>

export const CheckResult = z.object({
  askedCount: z.int(),
  withoutEmailCount: z.int(),
  /** Less than a day ago, at the same address. */
  justAskedCount: z.int(),
})
export type CheckResult = z.infer<typeof CheckResult>

export const PartnerCheck = z.object({
  sentTo: z.string(),
  userName: z.string(),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  answer: z.enum(['confirmed', 'corrected']).nullable(),
  answeredAt: z.iso.datetime().nullable(),
})
export type PartnerCheck = z.infer<typeof PartnerCheck>

export const PartnerProposal = z.object({
  id: z.uuid(),
  partnerId: z.uuid(),
  partnerName: z.string(),
  partnerPlace: z.string(),
  updatedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime(),
  fields: z.array(
    z.object({
      field: z.enum(CHECKED_FIELDS),
      before: z.unknown(),
      after: z.unknown(),
      isChangedSince: z.boolean(),
    }),
  ),
})
export type PartnerProposal = z.infer<typeof PartnerProposal>

/** Unnamed fields are rejected. */
export const ProposalDecision = z.strictObject({
  accept: z
    .array(z.enum(CHECKED_FIELDS, 'Please name fields that were proposed.'))
    .max(CHECKED_FIELDS.length),
  expectedUpdatedAt: z.iso.datetime('Please give a time.'),
  isPlaceConfirmed: z.boolean().optional(),
})
export type ProposalDecision = z.infer<typeof ProposalDecision>

/** Free text would hold personal data. */
export const REPORT_KINDS = ['phone', 'address', 'website', 'closed'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

export const PartnerReport = z.object({
  id: z.uuid(),
  partnerId: z.uuid(),
  partnerName: z.string(),
  partnerPlace: z.string(),
  partnerPhone: z.string(),
  kind: z.enum(REPORT_KINDS),
  /** A network counts once a day. */
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})
export type PartnerReport = z.infer<typeof PartnerReport>
