import { z } from 'zod'
import { PARTNER_FIELDS } from '../partner-fields/partner-fields.ts'
import { findRegion } from '../places/regions.ts'
import { line } from '../text/plain-text.ts'

const text = (field: 'name' | 'phone' | 'address' | 'city' | 'zipCode') => line(PARTNER_FIELDS[field].max)

export const PartnerFacts = z.strictObject({
  name: text('name').min(1, PARTNER_FIELDS.name.required.sentence),
  phone: text('phone'),
  address: text('address'),
  city: text('city'),
  state: line(PARTNER_FIELDS.state.max).transform((given) => findRegion(given)?.name ?? given),
  zipCode: text('zipCode'),
})
export type PartnerFacts = z.infer<typeof PartnerFacts>

export const LikePartner = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  isActive: z.boolean(),
  reasons: z.array(z.enum(['phone', 'address', 'name'])),
})
export type LikePartner = z.infer<typeof LikePartner>
