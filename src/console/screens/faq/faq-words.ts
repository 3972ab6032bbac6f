import type { FaqCategory, FaqItem, FaqPartner, FaqScope } from '../../../shared/faq/faq.ts'
import { findRegion, regionCode } from '../../../shared/places/regions.ts'
import { t } from '../../text.ts'
import type { FaqRow, TranslatedField } from './faq-csv.ts'

/** Of the button; other screens open its form by ADD_FAQ_PATH. */
export const ADD_FAQ_ITEM = 'Add FAQ Item'
export const ADD_FAQ_PATH = '/admin/faq?new=1'

export const CATEGORY_NAMES: Record<FaqCategory, string> = {
  general: t('General'),
  services: t('Services'),
  pricing: t('Pricing'),
  process: t('Process'),
  support: t('Support'),
}

export const SCOPE_NAMES: Record<FaqScope, string> = {
  all: t('Global'),
  homepage: t('Homepage'),
  state: t('State-specific'),
  city: t('City-specific'),
  partner: t('Partner-specific'),
}

type FaqField = Exclude<keyof FaqRow, 'translations'> | TranslatedField

export const FAQ_LABELS: Record<FaqField, string> = {
  question: t('Question'),
  answer: t('Answer'),
  category: t('Category'),
  order: t('Display Order'),
  appliesTo: t('Applies To'),
  targetStates: t('Target States'),
  targetCities: t('Target Cities'),
  targetPartners: t('Target Partners'),
  isActive: t('Active'),
  frenchQuestion: t('Question in French'),
  frenchAnswer: t('Answer in French'),
  spanishQuestion: t('Question in Spanish'),
  spanishAnswer: t('Answer in Spanish'),
}

/** By target; missing: no longer listed. */
export type PartnerNames = ReadonlyMap<string, string>

/** "Oak Hill (Austin, TX)". */
export function namesOf(partners: readonly FaqPartner[]): PartnerNames {
  return new Map(
    partners.map(({ target, name, city, state }) => [target, `${name} (${city}, ${regionCode(state)})`]),
  )
}

/** Ignores case; states by name or code. */
export function searchFaq(
  items: readonly FaqItem[],
  text: string,
  partnerNames: PartnerNames,
): readonly FaqItem[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return items
  return items.filter((item) => {
    const states = item.targetStates.flatMap((state) => {
      const region = findRegion(state)
      return region ? [state, region.name, region.code] : [state]
    })
    return [
      item.question,
      item.answer,
      item.category,
      CATEGORY_NAMES[item.category],
      ...states,
      ...item.targetCities,
      ...item.targetPartners,
      ...item.targetPartners.flatMap((target) => partnerNames.get(target) ?? []),
    ].some((part) => part.toLowerCase().includes(wanted))
  })
}
