import { z } from 'zod'
import { FAQ_CATEGORIES, FAQ_SCOPES, type FaqItem, type FaqScope, WholeFaq } from '../../../shared/faq/faq.ts'
import { splitTargets } from './faq-csv.ts'

/** Which lists of targets the form shows. */
export type ShownTargets = { states: boolean; cities: boolean; partners: boolean }

/**
 * Target States for a state, Cities for a city, Partners for a partner (spec, section 2); and where a city's or
 * partner's item is narrowed by a wider list already, that one as well, so that nothing works unseen.
 */
export function shownTargets(scope: FaqScope, item: FaqItem | null): ShownTargets {
  const isNarrowed = (list: readonly string[] | undefined) => (list?.length ?? 0) > 0
  return {
    states:
      scope === 'state' || ((scope === 'city' || scope === 'partner') && isNarrowed(item?.targetStates)),
    cities: scope === 'city' || (scope === 'partner' && isNarrowed(item?.targetCities)),
    partners: scope === 'partner',
  }
}

/**
 * What is typed into the form → a whole item, or one sentence for each field. Display Order is read as an integer, 0 when
 * it is none; lists are split on commas; a list that is not shown is empty.
 */
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
    })
    .transform((typed) => {
      const shown = shownTargets(typed.appliesTo, item)
      return {
        ...typed,
        order: readOrder(typed.order) ?? 0,
        targetStates: shown.states ? splitTargets(typed.targetStates) : [],
        targetCities: shown.cities ? splitTargets(typed.targetCities) : [],
        targetPartners: shown.partners ? splitTargets(typed.targetPartners) : [],
      }
    })
    .pipe(WholeFaq)
}

export type FaqFormValues = z.input<ReturnType<typeof createFaqForm>>

/** The whole number that a text begins with; null when it begins with none. */
export function readOrder(text: string): number | null {
  const order = Number.parseInt(text, 10)
  return Number.isNaN(order) ? null : order
}

/** What the form shows of an item; of none, the defaults of a new one. */
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
  }
}

/** The first sentence of what a form library keeps for a field, which for a list is one for each entry. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const part of Object.values(error)) {
    const message = firstMessage(part)
    if (message !== undefined) return message
  }
  return undefined
}
