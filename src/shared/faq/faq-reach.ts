/** What the console is told about where questions are shown; the rule itself is in faq-targets.ts. */
import { z } from 'zod'
import { FAQ_HIDDEN_REASONS, FAQ_SCOPES, FaqItem } from './faq.ts'

/** The questions of one page as its visitors see them, and why it does not show the others. */
export const FaqPreview = z.object({
  /** The page's path on the site. */
  path: z.string(),
  /** In the order of the page. */
  shown: z.array(FaqItem),
  hidden: z.array(z.object({ id: z.uuid(), question: z.string(), reason: z.enum(FAQ_HIDDEN_REASONS) })),
})
export type FaqPreview = z.infer<typeof FaqPreview>

/** Cities with partners of a state, and the partners of a city: what a page can be chosen from. */
export const FaqPlaces = z.object({
  cities: z.array(z.object({ city: z.string(), partnerCount: z.int() })),
  partners: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type FaqPlaces = z.infer<typeof FaqPlaces>

const FAQ_TARGET_PROBLEMS = [
  'unknown-state',
  'city-without-partners',
  'unknown-partner',
  'inactive-partner',
  'deleted-partner',
  'nothing-in-common',
] as const

/** A target that no page answers to. `nothing-in-common`: each target has its page, but no page has all that are asked. */
export const FaqTargetProblem = z.object({
  kind: z.enum(FAQ_TARGET_PROBLEMS),
  /** As it was entered; empty for nothing-in-common. */
  target: z.string(),
  /** The name of an inactive or deleted partner. */
  name: z.string().nullable(),
  /** What was probably meant. */
  suggestion: z.string().nullable(),
})
export type FaqTargetProblem = z.infer<typeof FaqTargetProblem>

/** An active item with targets that no page answers to. */
export const FaqReach = z.object({
  id: z.uuid(),
  question: z.string(),
  appliesTo: z.enum(FAQ_SCOPES),
  /** False: no page of the directory shows it. True: some page does, but a part of its targets is in vain. */
  isShownSomewhere: z.boolean(),
  problems: z.array(FaqTargetProblem),
})
export type FaqReach = z.infer<typeof FaqReach>
