import { z } from 'zod'

export const MARK_KINDS = [
  'name',
  'number',
  'date',
  'price',
  'phone',
  'email',
  'link',
  'quotation',
  'markup',
  'statement',
] as const

/** Offsets in UTF-16 units; `end` is exclusive. */
export const FactMark = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  kind: z.enum(MARK_KINDS),
  text: z.string(),
})
export type FactMark = z.infer<typeof FactMark>
