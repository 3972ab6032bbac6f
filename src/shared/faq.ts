import { z } from 'zod'

export const FAQ_CATEGORIES = ['general', 'services', 'pricing', 'process', 'support'] as const
export const FAQ_SCOPES = ['all', 'homepage', 'state', 'city', 'partner'] as const

/** A question with its answer, and where it is shown (spec, section 3). Empty target lists mean everywhere in scope. */
export const FaqItem = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  category: z.enum(FAQ_CATEGORIES),
  order: z.int().min(0).max(999),
  appliesTo: z.enum(FAQ_SCOPES),
  targetStates: z.array(z.string()),
  targetCities: z.array(z.string()),
  targetPartners: z.array(z.string()),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type FaqItem = z.infer<typeof FaqItem>

/** The page that asks for its questions. */
export type FaqContext =
  | { scope: 'homepage' }
  | { scope: 'state'; state: string }
  | { scope: 'city'; state: string; city: string }
  | { scope: 'partner'; state: string; city: string; partnerId: string; partnerSlug: string }
