import { FAQ_CATEGORIES, type FaqCategory, type FaqItem, type FaqScope } from '../../../shared/faq/faq.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import type { Translate } from '../../../shared/text/i18n.ts'

/** A category as people read it. */
export function categoryName(t: Translate, category: FaqCategory): string {
  switch (category) {
    case 'general':
      return t('General')
    case 'services':
      return t('Services')
    case 'pricing':
      return t('Pricing')
    case 'process':
      return t('Process')
    case 'support':
      return t('Support')
  }
}

/** Where an item applies, as its badge says it. */
export function scopeName(t: Translate, scope: FaqScope): string {
  switch (scope) {
    case 'all':
      return t('Global')
    case 'homepage':
      return t('Homepage')
    case 'state':
      return t('State-specific')
    case 'city':
      return t('City-specific')
    case 'partner':
      return t('Partner-specific')
  }
}

/**
 * The items whose question, answer, category or location holds a text, letter case put aside. A state is found by its
 * name and by its code, however it was entered.
 */
export function searchFaq(t: Translate, items: readonly FaqItem[], text: string): readonly FaqItem[] {
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
      categoryName(t, item.category),
      ...states,
      ...item.targetCities,
      ...item.targetPartners,
    ].some((part) => part.toLowerCase().includes(wanted))
  })
}

/** The items of each category, the categories in their order, empty ones included. */
export function byCategory(items: readonly FaqItem[]): [FaqCategory, FaqItem[]][] {
  return FAQ_CATEGORIES.map((category) => [category, items.filter((item) => item.category === category)])
}
