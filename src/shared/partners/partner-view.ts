import { z } from 'zod'
import { line } from '../text/plain-text.ts'
import { PartnerFilters } from './partner-filters.ts'

export const MAX_PARTNER_VIEWS = 100

export const PartnerView = z.object({
  id: z.uuid(),
  name: z.string(),
  filters: PartnerFilters,
  isShared: z.boolean(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  createdAt: z.iso.datetime(),
})
export type PartnerView = z.infer<typeof PartnerView>

export const PartnerViewInput = z.strictObject({
  name: line(80).min(1, 'Please give the view a name.'),
  filters: z.strictObject(PartnerFilters.shape),
  isShared: z.boolean().default(false),
})
export type PartnerViewInput = z.infer<typeof PartnerViewInput>
