import type { InferInsertModel } from 'drizzle-orm'
import type { faqItems } from '../../db/schema/directory.ts'
import { FAQ_SCOPES } from '../../shared/faq/faq.ts'
import { CATALOGUES } from '../../shared/text/catalogues.ts'
import { wordIn } from '../../shared/text/i18n.ts'
import { SAMPLE_CREATED_AT, sampleId } from '../sample-id.ts'
import { FAQ_TEXTS, INACTIVE_FAQ } from './faq-texts.ts'

export function makeFaq(): InferInsertModel<typeof faqItems>[] {
  const texts = [
    ...FAQ_SCOPES.flatMap((appliesTo) => FAQ_TEXTS[appliesTo].map((text) => ({ ...text, appliesTo }))),
    { ...INACTIVE_FAQ, appliesTo: 'all' as const },
  ]
  return texts.map(({ question, answer, category, appliesTo, ...rest }, index) => {
    const wordsIn = (locale: 'fr' | 'es') => ({
      answer: wordIn(CATALOGUES[locale], answer),
      question: wordIn(CATALOGUES[locale], question),
    })
    return {
      id: sampleId(`faq/${index}`),
      question,
      answer,
      category,
      order: index * 10,
      appliesTo,
      targetStates: rest.targetStates ?? [],
      targetCities: rest.targetCities ?? [],
      targetPartners: (rest.targetPartners ?? []).map((number) => sampleId(`partner/${number}`)),
      isActive: rest.isActive ?? true,
      translations: { es: wordsIn('es'), fr: wordsIn('fr') },
      createdAt: SAMPLE_CREATED_AT,
      updatedAt: SAMPLE_CREATED_AT,
    }
  })
}
