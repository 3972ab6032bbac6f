import { z } from 'zod'
import {
  FAQ_CATEGORIES,
  FAQ_SCOPES,
  type FaqItem,
  type FaqScope,
  WholeFaq,
} from '../../../../shared/faq/faq.ts'
import { fromTranslations, splitTargets, TRANSLATED_FIELDS, toTranslations } from '../faq-csv.ts'

export type ShownTargets = { states: boolean; cities: boolean; partners: boolean }

/** The scope's target lists, plus narrowing ones, so that no restriction is hidden (FAQ-8). */
export function shownTargets(scope: FaqScope, item: FaqItem | null): ShownTargets {
  const isNarrowed = (list: readonly string[] | undefined) => (list?.length ?? 0) > 0
  return {
    states:
      scope === 'state' || ((scope === 'city' || scope === 'partner') && isNarrowed(item?.targetStates)),
    cities: scope === 'city' || (scope === 'partner' && isNarrowed(item?.targetCities)),
    partners: scope === 'partner',
  }
}

/** Order becomes an integer (0 when invalid), lists split at commas, hidden lists empty. */
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
    .transform(({ frenchQuestion, frenchAnswer, spanishQuestion, spanishAnswer, ...typed }) => {
      const shown = shownTargets(typed.appliesTo, item)
      return {
        ...typed,
        order: readOrder(typed.order) ?? 0,
        targetStates: shown.states ? splitTargets(typed.targetStates) : [],
        targetCities: shown.cities ? splitTargets(typed.targetCities) : [],
        targetPartners: shown.partners ? splitTargets(typed.targetPartners) : [],
        translations: toTranslations({ frenchQuestion, frenchAnswer, spanishQuestion, spanishAnswer }),
      }
    })
    .pipe(WholeFaq)
}

export type FaqFormValues = z.input<ReturnType<typeof createFaqForm>>

/** The leading integer, or null. */
export function readOrder(text: string): number | null {
  const order = Number.parseInt(text, 10)
  return Number.isNaN(order) ? null : order
}

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
