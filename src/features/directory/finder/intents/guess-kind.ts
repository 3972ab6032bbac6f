import { readTable } from '../../../../shared/text/read-table.ts'
import { wordsOf } from './phrase-table.ts'
import table from './sentences.tsv?raw'

const KINDS = ['danger', 'first-steps', 'question', 'where'] as const
export type AskedKind = (typeof KINDS)[number]

/** In how many sentences of each kind a word or pair of words stands. */
const COUNTS = new Map<string, number[]>()
const TOTALS = KINDS.map(() => 0)
for (const { kind, sentence } of readTable(table, ['kind', 'sentence'])) {
  const number = KINDS.indexOf(kind as AskedKind)
  if (number < 0) throw new Error(`sentences.tsv: "${kind}" is no kind.`)
  TOTALS[number] = (TOTALS[number] as number) + 1
  for (const part of partsOf(wordsOf(sentence).map(({ text }) => text))) {
    const counts = COUNTS.get(part) ?? KINDS.map(() => 0)
    counts[number] = (counts[number] as number) + 1
    COUNTS.set(part, counts)
  }
}

/** Words, and pairs of neighbours with both ends. Letters are initials, or what French leaves of a word. */
function partsOf(typed: readonly string[]): Set<string> {
  const words = typed.filter((word) => word.length > 1 || word === 'i')
  const parts = new Set(words)
  const all = ['^', ...words, '$']
  for (const [at, word] of all.slice(1).entries()) parts.add(`${all[at]} ${word}`)
  return parts
}

/** Sentences that are added to each count, so that none is zero. */
const SMOOTHING = 0.1
const PRIOR = 0.5

/** "living" alone is no cry for help; a sentence of one word is known with its beginning and its end. */
const LEAST_PARTS = 3

/** Whether a folded word stands in a sentence of the table. */
export const isKnownWord = (word: string): boolean => COUNTS.has(word)

/**
 * What folded words ask most likely, by naive Bayes over the sentences of sentences.tsv, and how much likelier that is
 * than each other kind, in logarithms of odds for each root of a part. Null when no word is known.
 */
export function guessKind(words: readonly string[]): { kind: AskedKind; lead: number } | null {
  const known = [...partsOf(words)].flatMap((part) => COUNTS.get(part) ? [COUNTS.get(part) as number[]] : [])
  if (known.length < LEAST_PARTS) return null
  const all = TOTALS.reduce((sum, count) => sum + count, 0)
  const scores = KINDS.map((kind, at) => {
    const total = TOTALS[at] as number
    const sum = known.reduce((sum, counts) => sum + Math.log(((counts[at] as number) + SMOOTHING) / (total + 2 * SMOOTHING)), 0)
    return { kind, score: PRIOR * Math.log(total / all) + sum / Math.sqrt(known.length) }
  }).sort((a, b) => b.score - a.score)
  const [best, next] = scores
  return best && next ? { kind: best.kind, lead: best.score - next.score } : null
}
