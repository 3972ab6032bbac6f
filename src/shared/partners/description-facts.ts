import { z } from 'zod'
import { PARTNER_FIELDS } from '../partner-fields/partner-fields.ts'
import { line } from '../text/plain-text.ts'

export const MISSING_FACTS = 'Please fill in partner name, address, city, and state first'

const count = z.coerce.number().int().min(0).max(PARTNER_FIELDS.annualCremations.max).catch(0).default(0)
const text = z.preprocess(
  (value) => value ?? '',
  z.string().trim().max(PARTNER_FIELDS.longDescription.max).catch(''),
)
const given = (max: number) => line(max).min(1, 'Please fill this in.')

/** A list, or text split by `separator`. */
const listed = (separator: RegExp, most: number) =>
  z.preprocess((value) => {
    const list: unknown[] =
      typeof value === 'string' ? value.split(separator) : Array.isArray(value) ? value : []
    return list.filter((entry) => typeof entry === 'string').slice(0, most)
  }, z.array(z.string()))

/** Four are required; others, if unusable, count as missing. */
export const DescriptionFacts = z.object({
  name: given(PARTNER_FIELDS.name.max),
  address: given(PARTNER_FIELDS.address.max),
  city: given(PARTNER_FIELDS.city.max),
  state: given(PARTNER_FIELDS.state.max),
  phone: text,
  email: text,
  website: text,
  partnerSince: text,
  servicesOffered: listed(/[;\n]/, PARTNER_FIELDS.servicesOffered.maxItems),
  languages: listed(/[;\n]/, PARTNER_FIELDS.languages.options.length),
  highlights: listed(/\n/, PARTNER_FIELDS.highlights.maxItems),
  answersDayAndNight: z.boolean().catch(false).default(false),
  annualCremations: count,
  locationCount: count,
  isPriority: z.boolean().catch(false).default(false),
  /** The new text must differ. */
  description: text,
  longDescription: text,
  variation: count,
})
export type DescriptionFacts = z.infer<typeof DescriptionFacts>
