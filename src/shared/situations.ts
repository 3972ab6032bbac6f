import type { FaqItem } from './faq/faq.ts'

/** Orders questions and actions, hides nothing. */
export const SITUATIONS = ['just-died', 'cremation-arranged', 'ashes-at-home', 'planning-ahead'] as const
export type Situation = (typeof SITUATIONS)[number]

export const SITUATION_KEY = 'for'

/** Null for other texts. */
export function situationOf(text: string | undefined): Situation | null {
  return SITUATIONS.find((situation) => situation === text) ?? null
}

/** With an anchor at the choice. */
export function withSituation(path: string, situation: Situation | null): string {
  return situation === null ? path : `${path}?${SITUATION_KEY}=${situation}`
}

type Signs = { words: RegExp[]; categories: readonly FaqItem['category'][] }

/** Most telling first. */
const SIGNS: Readonly<Record<Situation, Signs>> = {
  'just-died': {
    words: [
      /\b(?:just|has) died\b|\bdeath (?:has )?occurs?\b/i,
      /\bfirst\b|\bat once\b|\bright away\b|\btoday\b|\burgent/i,
      /\bbring\b|\bmeeting\b|\bcertificates?\b|\bhow (?:quickly|soon)\b|\bwhich partner\b/i,
    ],
    categories: ['support'],
  },
  'cremation-arranged': {
    words: [
      /\bcremation\b.*\b(?:arranged|included?|before)\b|\b(?:kept|set) aside\b/i,
      /\bmy funeral home\b|\bship|\bhow long\b|\bhold a service\b/i,
      /\bpartner\b|\bsample stones\b/i,
    ],
    categories: ['process'],
  },
  'ashes-at-home': {
    words: [
      /\bashes\b|\blong ago\b|\btoo late\b|\byears ago\b|\burns?\b/i,
      /\bat home\b|\bship|\bdivided?\b|\bmail\b/i,
      /\bhow (?:long|many)\b|\bsafe\b|\bkeep\b/i,
    ],
    categories: ['process', 'general'],
  },
  'planning-ahead': {
    words: [
      /\bplan(?:s|ning)?\b|\bmyself\b|\bahead\b|\bpre-?(?:need|paid|plan)/i,
      /\bcosts?\b|\bprices?\b|\bpay/i,
      /\bchoose\b|\bcompare\b|\bdiffer\b|\bwish/i,
    ],
    categories: ['pricing'],
  },
}

/** The situation's come first. */
export function orderForSituation<Item extends Pick<FaqItem, 'question' | 'answer' | 'category'>>(
  items: readonly Item[],
  situation: Situation | null,
): Item[] {
  if (situation === null) return [...items]
  const scores = new Map(items.map((item) => [item, score(item, SIGNS[situation])]))
  return items.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
}

/** Questions count more than answers, words more than categories. */
function score(
  item: Pick<FaqItem, 'question' | 'answer' | 'category'>,
  { words, categories }: Signs,
): number {
  const ofWords = words.reduce((sum, pattern, index) => {
    const weight = words.length - index
    return sum + (pattern.test(item.question) ? 4 * weight : pattern.test(item.answer) ? weight : 0)
  }, 0)
  return ofWords + (categories.includes(item.category) ? 1 : 0)
}
