import type { InferInsertModel } from 'drizzle-orm'
import type { faqItems } from '../../db/schema.ts'
import { FAQ_TEXTS } from './faq-texts.ts'
import { SAMPLE_CREATED_AT, sampleId } from './make-partner.ts'

/** The sample questions and answers as rows, in the order in which they are shown. */
export function makeFaq(): InferInsertModel<typeof faqItems>[] {
  return FAQ_TEXTS.map((item, index) => ({
    id: sampleId(`faq/${index}`),
    question: item.question,
    answer: item.answer,
    category: item.category,
    order: index,
    appliesTo: item.appliesTo,
    targetStates: item.targetStates ?? [],
    targetCities: item.targetCities ?? [],
    targetPartners: item.targetPartners ?? [],
    isActive: item.isActive ?? true,
    createdAt: SAMPLE_CREATED_AT,
    updatedAt: SAMPLE_CREATED_AT,
  }))
}
