import { z } from 'zod'
import { line, paragraphs } from './plain-text.ts'

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

const targets = z.array(line(200).min(1)).max(2000).optional()
const order = z
  .int('Please enter a whole number.')
  .min(0, 'Please enter 0 or more.')
  .max(999, 'Please enter at most 999.')

/** What an administrator sets of an item (POST, PUT, a row of the bulk upload). */
export const FaqInput = z.strictObject({
  question: line(500).min(1, 'Question is required'),
  answer: paragraphs(10_000).min(1, 'Answer is required'),
  category: z.enum(FAQ_CATEGORIES).default('general'),
  order: order.default(0),
  appliesTo: z.enum(FAQ_SCOPES).default('all'),
  targetStates: targets.default([]),
  targetCities: targets.default([]),
  targetPartners: targets.default([]),
  isActive: z.boolean().default(true),
})
export type FaqInput = z.infer<typeof FaqInput>

/** What a bulk edit may change (spec, section 5), each optional, at least one. */
export const FaqBulkUpdates = z
  .strictObject({
    category: z.enum(FAQ_CATEGORIES).optional(),
    order: order.optional(),
    appliesTo: z.enum(FAQ_SCOPES).optional(),
    isActive: z.boolean().optional(),
    targetStates: targets,
    targetCities: targets,
    targetPartners: targets,
  })
  .refine((updates) => Object.values(updates).some((value) => value !== undefined), {
    message: 'Please select at least one field to update',
  })
export type FaqBulkUpdates = z.infer<typeof FaqBulkUpdates>
