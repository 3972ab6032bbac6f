import type { Region } from '../../../../shared/places/regions.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { spelledRegion } from '../names/region-names.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { toQueryWords } from './query-words.ts'
import type { UnderstoodPlace } from './understood-place.ts'

/** Words of the longest name. */
const MAX_NAME = 5

/** Words that may be a misspelt city, of a state or of any. */
export type Misspelt = { words: readonly string[]; region: Region | null }

function distinct(readings: readonly Misspelt[]): Misspelt[] {
  const keyOf = ({ words, region }: Misspelt) => `${region?.code} ${words.join(' ')}`
  return [...new Map(readings.map((reading) => [keyOf(reading), reading])).values()]
}

/**
 * Returns the words of a query that may be a misspelt city, also before a state, which may be misspelt too. Each reading
 * costs a pass over all cities.
 */
export function readMisspelt(
  gazetteer: Gazetteer,
  query: string,
  understood: readonly UnderstoodPlace[],
): Misspelt[] {
  return distinct(readAll(gazetteer, query, understood))
}

function readAll(gazetteer: Gazetteer, query: string, understood: readonly UnderstoodPlace[]): Misspelt[] {
  const words = toQueryWords(query).map(({ text }) => text)
  const state = understood.find(({ kind }) => kind === 'state')
  if (state) {
    const { rest } = state.reading
    // "sue city iowa": alone, "city" says nothing.
    const isNamedCity = words.some((word, at) => word === 'city' && rest.includes(words[at - 1] ?? ''))
    const readings = isNamedCity ? [rest, [...rest, 'city']] : [rest]
    return [
      ...readings.map((all) => ({ words: all, region: state.region })),
      { words: withInner(words, rest), region: state.region },
      // "oklahoma citty"
      ...(state.reading.at === 0 ? [{ words: tellingWords(words), region: null }] : []),
    ]
  }
  // "hauppage long island"
  const area = understood.find(({ isCounty, reading }) => isCounty && reading.rest.length > 0)
  const region = regionAtEnd(gazetteer, words)
  return [
    { words: tellingWords(words), region: null },
    { words: tellingWords(words, ARTICLES), region: null },
    { words: withInner(words, tellingWords(words)), region: null },
    ...(region ? [{ words: tellingWords(words.slice(0, -1), ARTICLES), region }] : []),
    ...(area ? [{ words: area.reading.rest, region: area.region }] : []),
  ]
}

/** The state that the last of several words names, may it be misspelt or a code like "pa" that is a word too. */
function regionAtEnd(gazetteer: Gazetteer, words: readonly string[]): Region | null {
  const last = words.at(-1) ?? ''
  const isAfterName = words.length > 1 && !EVERYDAY_WORDS.has(words.at(-2) ?? '')
  return (isAfterName && (gazetteer.region(last) ?? spelledRegion(last))) || null
}

/** "los angelas", "la crose". */
const ARTICLES = new Set('la le les los las el des'.split(' '))

function tellingWords(words: readonly string[], kept: ReadonlySet<string> = new Set()): string[] {
  const isTelling = (word: string | undefined) => word !== undefined && !EVERYDAY_WORDS.has(word)
  return words.filter((word, at) => isTelling(word) || (kept.has(word) && isTelling(words[at + 1])))
}

/**
 * "king of prusia", "el paso": with the everyday words between and an article before; none when the query is
 * a sentence.
 */
function withInner(words: readonly string[], telling: readonly string[]): readonly string[] {
  const first = words.indexOf(telling[0] ?? '')
  const start = ARTICLES.has(words[first - 1] ?? '') ? first - 1 : first
  const inner = words.slice(start, words.lastIndexOf(telling.at(-1) ?? '') + 1)
  return inner.length > MAX_NAME ? [] : inner
}
