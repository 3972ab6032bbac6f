import { z } from 'zod'
import { COMPLETENESS_FIELDS } from '../dashboard.ts'

/** `text`: either description. `picture`: logo and main image. */
export const LACKING = [
  ...COMPLETENESS_FIELDS,
  'text',
  'picture',
  'google',
  'openingHours',
  'languages',
  'faithsServed',
  'directCremationFrom',
  'highlights',
] as const
export type Lacking = (typeof LACKING)[number]

/** `best`: the search's order; without a text by name. */
export const PARTNER_SORTS = ['best', 'name', 'city', 'state', 'changed', 'newest'] as const
export type PartnerSort = (typeof PARTNER_SORTS)[number]

const yesOrNo = z.enum(['yes', 'no'], 'Please choose yes or no.')

export const PartnerFilters = z.object({
  q: z.string().optional(),
  state: z.string().optional().meta({ description: 'Name, two-letter code or slug.' }),
  active: yesOrNo.optional(),
  priority: yesOrNo.optional(),
  lacks: z
    .string()
    .max(400, 'Please use at most 400 characters.')
    .refine(
      (text) => readLacking(text).every((one) => LACKING.some((known) => known === one)),
      `Please choose from ${LACKING.join(', ')}, separated by commas.`,
    )
    .optional()
    .meta({ description: `Of ${LACKING.join(', ')}, separated by commas; all of them are missing.` }),
  confirmedBefore: z.iso
    .date('Please give a day, as in 2026-03-14.')
    .optional()
    .meta({ description: 'Details were confirmed before that day, or never.' }),
  sort: z.enum(PARTNER_SORTS, `Please choose one of ${PARTNER_SORTS.join(', ')}.`).optional(),
})
export type PartnerFilters = z.infer<typeof PartnerFilters>

/** Unknown words stay, unchecked. */
export function readLacking(text: string): Lacking[] {
  const words = text.split(',').map((word) => word.trim())
  return [...new Set(words)].filter((word): word is Lacking => word !== '')
}
