import { z } from 'zod'
import { PARTNER_FIELDS } from './partner-fields/partner-fields.ts'
import { line } from './plain-text.ts'

/** Shown by the form when one of the four is missing, and the message of the call. */
export const MISSING_FACTS = 'Please fill in partner name, address, city, and state first'

const count = z.coerce.number().int().min(0).max(PARTNER_FIELDS.annualCremations.max).catch(0).default(0)
const text = z.preprocess(
  (value) => value ?? '',
  z.string().trim().max(PARTNER_FIELDS.longDescription.max).catch(''),
)
const given = (max: number) => line(max).min(1, 'Please fill this in.')

/** Services as the form holds them: a list, or one text divided by semicolons or line ends. */
const services = z.preprocess((value) => {
  const list: unknown[] = typeof value === 'string' ? value.split(/[;\n]/) : Array.isArray(value) ? value : []
  return list.filter((entry) => typeof entry === 'string').slice(0, PARTNER_FIELDS.servicesOffered.maxItems)
}, z.array(z.string()))

/**
 * The values of a partner's form as a description writer takes them. Only the first four must be there; what else
 * cannot be used counts as not given, since a form that is still being filled in is asked as well. Other keys are left out.
 */
export const DescriptionFacts = z.object({
  name: given(PARTNER_FIELDS.name.max),
  address: given(PARTNER_FIELDS.address.max),
  city: given(PARTNER_FIELDS.city.max),
  state: given(PARTNER_FIELDS.state.max),
  phone: text,
  email: text,
  website: text,
  partnerSince: text,
  servicesOffered: services,
  annualCremations: count,
  locationCount: count,
  isPriority: z.boolean().catch(false).default(false),
  /** The texts that stand in the form now: asked again, the writer gives others. */
  description: text,
  longDescription: text,
  /** How often the writer has been asked before. */
  variation: count,
})
export type DescriptionFacts = z.infer<typeof DescriptionFacts>
