import type { FaqItem } from '../../../../shared/faq/faq.ts'
import { generalQuestions } from '../../../../shared/faq/faq-targets.ts'
import { explain, wordsOf } from './phrase-table.ts'
import type { Intent } from './read-intent.ts'

/** A topic of the question counts so much more than one that only the answer speaks of. */
const IN_ANSWER = 0.25
const LEAST = 0.5

/**
 * The active question without targets that speaks most of what is asked, of its main topic in any case; null
 * without one. Between equals the first in the order of pages.
 */
export function answerQuestion(faq: readonly FaqItem[], { topics }: Intent): FaqItem | null {
  let best: FaqItem | null = null
  let most = 0
  for (const item of generalQuestions(faq)) {
    const score = likeness(item, topics)
    if (score > most) [best, most] = [item, score]
  }
  return most >= LEAST ? best : null
}

function likeness(item: FaqItem, asked: ReadonlyMap<string, number>): number {
  const inQuestion = topicsIn(item.question)
  const inAnswer = topicsIn(item.answer)
  const [main] = [...asked].sort(([, a], [, b]) => b - a)
  if (!main || !(inQuestion.has(main[0]) || inAnswer.has(main[0]))) return 0
  let score = 0
  for (const [topic, weight] of asked) {
    const has = inQuestion.has(topic) ? 1 : inAnswer.has(topic) ? IN_ANSWER : 0
    score += weight * has
  }
  const besides = [...inQuestion].filter((topic) => !asked.has(topic)).length
  return score / (1 + besides)
}

const kept = new Map<string, ReadonlySet<string>>()
/** Texts of an FAQ, before they are forgotten. */
const MAX_KEPT = 2000

function topicsIn(text: string): ReadonlySet<string> {
  const known = kept.get(text)
  if (known) return known
  const topics = new Set(
    explain(wordsOf(text)).flatMap(({ row }) =>
      row.kind.startsWith('topic:') && row.weight > 1 ? [row.kind.slice(6)] : [],
    ),
  )
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(text, topics)
  return topics
}
