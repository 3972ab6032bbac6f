import { z } from 'zod'
import { NOTHING_TO_UPDATE } from '../form-texts.ts'
import { toSlug } from '../places/slugs.ts'
import { readOnlyShape } from '../read-only-keys.ts'
import { line, paragraphs } from '../text/plain-text.ts'

export const FAQ_CATEGORIES = ['general', 'services', 'pricing', 'process', 'support'] as const
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]
export const FAQ_SCOPES = ['all', 'homepage', 'state', 'city', 'partner'] as const
export type FaqScope = (typeof FAQ_SCOPES)[number]
export const MAX_FAQ_ORDER = 999
export const MAX_FAQ_ROWS = 5000

/** Keys in jsonb's order, by which the history compares. */
const Words = z.object({ answer: z.string(), question: z.string() })
const Translations = z.object({ es: Words.optional(), fr: Words.optional() })
export type FaqTranslations = z.infer<typeof Translations>

/** Empty target lists: everywhere in scope. */
export const FaqItem = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  category: z.enum(FAQ_CATEGORIES),
  order: z.int().min(0).max(MAX_FAQ_ORDER),
  appliesTo: z.enum(FAQ_SCOPES),
  targetStates: z.array(z.string()),
  targetCities: z.array(z.string()),
  targetPartners: z.array(z.string()),
  isActive: z.boolean(),
  translations: Translations,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type FaqItem = z.infer<typeof FaqItem>

export type FaqContext =
  | { scope: 'homepage' }
  | { scope: 'state'; state: string }
  | { scope: 'city'; state: string; city: string }
  | { scope: 'partner'; state: string; city: string; partnerId: string; partnerSlug: string }

/** Commas separate targets; punctuation alone would match nothing. */
const target = line(200)
  .refine((text) => toSlug(text) !== '', 'Please give names with letters or digits.')
  .refine((text) => !text.includes(','), 'Please give names without commas; partners by id or slug.')

const words = {
  question: line(500).min(1, 'Question is required'),
  answer: paragraphs(10_000).min(1, 'Answer is required'),
}
const OwnWords = z.strictObject({ answer: words.answer, question: words.question })

const fields = {
  ...words,
  category: z.enum(FAQ_CATEGORIES, `Please use one of ${FAQ_CATEGORIES.join(', ')}.`),
  order: z
    .int('Please enter a whole number.')
    .min(0, 'Please enter 0 or more.')
    .max(MAX_FAQ_ORDER, `Please enter at most ${MAX_FAQ_ORDER}.`),
  appliesTo: z.enum(FAQ_SCOPES, `Please use one of ${FAQ_SCOPES.join(', ')}.`),
  targetStates: z.array(target).max(2000),
  targetCities: z.array(target).max(2000),
  targetPartners: z.array(target).max(2000),
  isActive: z.boolean(),
  translations: z.strictObject({ es: OwnWords.optional(), fr: OwnWords.optional() }),
}

export const WholeFaq = z.strictObject(fields)

export const FaqInput = z.strictObject({
  ...fields,
  category: fields.category.default('general'),
  order: fields.order.default(0),
  appliesTo: fields.appliesTo.default('all'),
  targetStates: fields.targetStates.default([]),
  targetCities: fields.targetCities.default([]),
  targetPartners: fields.targetPartners.default([]),
  isActive: fields.isActive.default(true),
  translations: fields.translations.default({}),
})
export type FaqInput = z.infer<typeof FaqInput>

export const FAQ_READ_ONLY = ['id', 'createdAt', 'updatedAt'] as const

/** Given keys change (CALL-5). A stale `expectedUpdatedAt` gives 409. */
export const FaqChange = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  ...readOnlyShape(FAQ_READ_ONLY),
  expectedUpdatedAt: z.iso.datetime().optional(),
})
export type FaqChange = z.infer<typeof FaqChange>

/** At least one field (FAQ-6). */
export const FaqBulkUpdates = z
  .strictObject(fields)
  .omit({ question: true, answer: true, translations: true })
  .partial()
  .refine((updates) => Object.values(updates).some((value) => value !== undefined), {
    message: NOTHING_TO_UPDATE,
  })
export type FaqBulkUpdates = z.infer<typeof FaqBulkUpdates>

export const FaqPartner = z.object({
  target: z.string(),
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
})
export type FaqPartner = z.infer<typeof FaqPartner>
