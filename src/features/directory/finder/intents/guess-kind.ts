import { readTable } from '../../../../shared/text/read-table.ts'
import { foldPhrase } from '../vocabulary/fold-words.ts'
import table from './sentences.tsv?raw'

const KINDS = ['danger', 'first-steps', 'question', 'where'] as const

/** What folded words say most likely, and how much likelier that is than the next. Null when too little is known. */
type Guess<Kind> = { kind: Kind; lead: number } | null

/** Sentences of no kind that are added to each, so that no count is zero. */
const SMOOTHING = 1
/** How much the kinds' own frequencies count. */
const PRIOR = 0.5
/** "living" alone is no cry for help; a sentence of one word is known with its beginning and its end. */
const LEAST_PARTS = 3

const SENTENCES = readTable(table, ['kind', 'sentence']).map(({ kind, sentence }) => {
  const [name = '', topic = ''] = kind.split(':')
  const asked = KINDS.find((one) => one === name)
  if (!asked) throw new Error(`sentences.tsv has the kind "${kind}".`)
  return { asked, topic, words: foldPhrase(sentence).split(' ') }
})
/** Words of cries for help and of questions; and of what stands around places and names. */
const ASKING_WORDS = new Set(SENTENCES.flatMap(({ asked, words }) => (asked === 'where' ? [] : words)))
const BESIDE_PLACES = new Set(SENTENCES.flatMap(({ asked, words }) => (asked === 'where' ? words : [])))

/** Whether a folded word, which may name a place, says something by itself in the sentences of the table. */
export const isKnownWord = (word: string, isPlace: (word: string) => boolean): boolean =>
  ASKING_WORDS.has(word) || (BESIDE_PLACES.has(word) && !isPlace(word))

/** A danger, a death, a question or the way to a partner. */
export const guessKind = learn(SENTENCES.map(({ asked, words }) => ({ kind: asked, words })))

/** What a question is about. */
export const guessTopic = learn(
  SENTENCES.filter(({ topic }) => topic !== '').map(({ topic, words }) => ({ kind: topic, words })),
)

/** Naive Bayes over words and pairs of neighbours; sums are divided by the root of their number, since pairs repeat words. */
function learn<Kind extends string>(
  sentences: readonly { kind: Kind; words: readonly string[] }[],
): (words: readonly string[]) => Guess<Kind> {
  const kinds = [...new Set(sentences.map(({ kind }) => kind))]
  const totals = kinds.map((kind) => sentences.filter((one) => one.kind === kind).length)
  const parts = sentences.flatMap(({ kind, words }) => [...partsOf(words)].map((part) => ({ kind, part })))
  const odds = new Map<string, readonly number[]>()
  for (const [part, said] of Map.groupBy(parts, ({ part }) => part)) {
    const share = said.length / sentences.length
    const having = Map.groupBy(said, ({ kind }) => kind)
    const oddsOf = (kind: Kind, at: number) => {
      const count = having.get(kind)?.length ?? 0
      return Math.log((count + SMOOTHING * share) / ((totals[at] as number) + SMOOTHING))
    }
    odds.set(part, kinds.map(oddsOf))
  }
  return (words) => {
    const known = [...partsOf(words)].map((part) => odds.get(part)).filter((one) => one !== undefined)
    if (known.length < LEAST_PARTS) return null
    const scores = kinds.map((kind, at) => {
      const sum = known.reduce((sum, one) => sum + (one[at] as number), 0)
      const prior = PRIOR * Math.log((totals[at] as number) / sentences.length)
      return { kind, score: prior + sum / Math.sqrt(known.length) }
    })
    const [best, next] = scores.sort((a, b) => b.score - a.score)
    return best && next ? { kind: best.kind, lead: best.score - next.score } : null
  }
}

/** Letters are initials, or what French leaves of a word. */
function partsOf(typed: readonly string[]): Set<string> {
  const words = typed.filter((word) => word.length > 1 || word === 'i')
  const all = ['^', ...words, '$']
  return new Set([...words, ...words.map((word, at) => `${all[at]} ${word}`), `${all.at(-2)} $`])
}
