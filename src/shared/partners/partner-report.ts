import { z } from 'zod'

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
  /** At most once a day per network. */
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})
export type PartnerReport = z.infer<typeof PartnerReport>
