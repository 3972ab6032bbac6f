import { z } from 'zod'
import {
  FAQ_CATEGORIES,
  FAQ_SCOPES,
  type FaqItem,
  type FaqScope,
  WholeFaq,
} from '../../../../shared/faq/faq.ts'
import { fromTranslations, readOrder, splitTargets, TRANSLATED_FIELDS, toTranslations } from '../faq-csv.ts'

const TARGETS = ['targetStates', 'targetCities', 'targetPartners'] as const
export type Target = (typeof TARGETS)[number]
const SCOPE_OF: Record<Target, FaqScope> = {
  targetStates: 'state',
  targetCities: 'city',
  targetPartners: 'partner',
}

/** The scope's, and wider ones that narrow it: no restriction is hidden (FAQ-8). */
export function shownTargets(scope: FaqScope, item: FaqItem | null): Target[] {
  const own = TARGETS.findIndex((name) => SCOPE_OF[name] === scope)
  return TARGETS.filter((name, at) => at === own || (at < own && item && item[name].length > 0))
}

/** Order becomes an integer (0 when invalid), hidden lists empty. */
export function createFaqForm(item: FaqItem | null) {
  return z
    .object({
      question: z.string(),
      answer: z.string(),
      category: z.enum(FAQ_CATEGORIES),
      order: z.string(),
      appliesTo: z.enum(FAQ_SCOPES),
      targetStates: z.string(),
      targetCities: z.string(),
      targetPartners: z.string(),
      isActive: z.boolean(),
      frenchQuestion: z.string(),
      frenchAnswer: z.string(),
      spanishQuestion: z.string(),
      spanishAnswer: z.string(),
    })
    .superRefine((typed, context) => {
      for (const { question, answer } of TRANSLATED_FIELDS) {
        const empty = [question, answer].filter((field) => typed[field].trim() === '')
        if (empty.length !== 1) continue
        context.addIssue({ code: 'custom', path: empty, message: 'Please translate both, or neither.' })
      }
    })
    .transform((typed) => {
      const shown = shownTargets(typed.appliesTo, item)
      const lists = TARGETS.map((name) => [name, shown.includes(name) ? splitTargets(typed[name]) : []])
      return {
        ...typed,
        ...Object.fromEntries(lists),
        order: readOrder(typed.order) ?? 0,
        translations: toTranslations((field) => typed[field]),
      }
    })
    .pipe(z.object(WholeFaq.shape))
}

export type FaqFormValues = z.input<ReturnType<typeof createFaqForm>>

/** Null: defaults. */
export function toFormValues(item: FaqItem | null): FaqFormValues {
  return {
    question: item?.question ?? '',
    answer: item?.answer ?? '',
    category: item?.category ?? 'general',
    order: String(item?.order ?? 0),
    appliesTo: item?.appliesTo ?? 'all',
    targetStates: item?.targetStates.join(', ') ?? '',
    targetCities: item?.targetCities.join(', ') ?? '',
    targetPartners: item?.targetPartners.join(', ') ?? '',
    isActive: item?.isActive ?? true,
    ...fromTranslations(item?.translations ?? {}),
  }
}
