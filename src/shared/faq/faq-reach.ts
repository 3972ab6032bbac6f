/** For the console; the rule is in faq-targets.ts. */
import { z } from 'zod'
import { FAQ_SCOPES } from './faq.ts'

const FAQ_TARGET_PROBLEMS = [
  'unknown-state',
  'city-without-partners',
  'unknown-partner',
  'inactive-partner',
  'deleted-partner',
  'nothing-in-common',
] as const

/** `nothing-in-common`: no page has all targets. */
export const FaqTargetProblem = z.object({
  kind: z.enum(FAQ_TARGET_PROBLEMS),
  /** As entered; empty for nothing-in-common. */
  target: z.string(),
  /** Of an inactive or deleted partner. */
  name: z.string().nullable(),
  suggestion: z.string().nullable(),
})
export type FaqTargetProblem = z.infer<typeof FaqTargetProblem>

export const FaqReach = z.object({
  id: z.uuid(),
  question: z.string(),
  appliesTo: z.enum(FAQ_SCOPES),
  /** True: some page shows it, though some targets match nothing. */
  isShownSomewhere: z.boolean(),
  problems: z.array(FaqTargetProblem),
})
export type FaqReach = z.infer<typeof FaqReach>

export const FaqPartner = z.object({
  target: z.string(),
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
})
export type FaqPartner = z.infer<typeof FaqPartner>
