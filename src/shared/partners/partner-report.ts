import { z } from 'zod'

/** What a visitor may report about a partner's details. No free text: it would hold personal data. */
export const REPORT_KINDS = ['phone', 'address', 'website', 'closed'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Open reports about one partner's detail, for administrators. */
export const PartnerReport = z.object({
  id: z.uuid(),
  partnerId: z.uuid(),
  partnerName: z.string(),
  partnerPlace: z.string(),
  partnerPhone: z.string(),
  kind: z.enum(REPORT_KINDS),
  /** How often it was reported, at most once a day by one network. */
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})
export type PartnerReport = z.infer<typeof PartnerReport>
