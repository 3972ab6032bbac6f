import type { FAQ_CATEGORIES, FAQ_SCOPES } from '../../shared/faq.ts'

type FaqText = {
  question: string
  answer: string
  category: (typeof FAQ_CATEGORIES)[number]
  appliesTo: (typeof FAQ_SCOPES)[number]
  targetStates?: string[]
  targetCities?: string[]
  targetPartners?: string[]
  isActive?: boolean
}

/** The sample directory's questions, in the order in which a page shows them. */
export const FAQ_TEXTS: readonly FaqText[] = [
  {
    question: 'What are solidified remains?',
    answer:
      'After a cremation, the remains can be refined and formed into a collection of smooth stones, in place of ash. Families keep them, share them, or return them to a place that mattered.',
    category: 'general',
    appliesTo: 'all',
  },
]
