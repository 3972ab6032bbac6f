import { z } from 'zod'

/** What a mark stands for; each can be checked against the facts by a program. */
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
] as const

/** A piece of a text that is not among the given facts. Offsets count UTF-16 units; `end` is exclusive. */
export const FactMark = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  kind: z.enum(MARK_KINDS),
  text: z.string(),
})
export type FactMark = z.infer<typeof FactMark>
