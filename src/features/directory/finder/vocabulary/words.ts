import { readTable } from '../../../../shared/text/read-table.ts'
import abbreviations from './abbreviations.tsv?raw'
import table from './words.tsv?raw'

const ROWS = readTable(table, ['kind', 'word', 'where'])

/** A row of words.tsv, whose head says what its kinds mean. */
type WordRow = (typeof ROWS)[number]

/** Returns the words of these kinds that name nothing in names and places. */
export function wordsOf(...kinds: readonly string[]): ReadonlySet<string> {
  const rows = ROWS.filter(({ kind, where }) => kinds.includes(kind) && where !== 'question')
  return new Set(rows.map(({ word }) => word))
}

/** Returns the rows that say something in what is asked. */
export function askedWords(): WordRow[] {
  return ROWS.filter(({ where }) => where !== 'name')
}

/** Of funerals and of families. */
export const TRADE_WORDS = wordsOf('trade', 'provider', 'kin')

/** They name nothing by themselves. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
  ...wordsOf('filler', 'small', 'near', 'of-place'),
  ...TRADE_WORDS,
])

/** Words after which a place follows. */
export const BEFORE_PLACES = wordsOf('before-place')

/** What "in" says something else of than a town: "cremation in advance". */
export const AFTER_IN = wordsOf('after-in')

/** Kinds of streets, folded: "St" is "saint". */
export const STREETS = wordsOf('street')

/** Codes of regions that are everyday words: a region only after a city, a comma, "in", or in capitals. */
export const WORD_CODES = wordsOf('region-code')

/** What a name of any funeral home may hold, and tells it from no other: words of the trade, articles, forms of companies. */
export const UNTELLING_WORDS = wordsOf('trade', 'provider', 'small', 'legal')

/** Of any name, a town's name, its first word, a list's column of cities, an address, a part of a state. */
type Of = 'word' | 'place' | 'first' | 'city' | 'street' | 'direction'

const SHORT_FORMS = readTable(abbreviations, ['short', 'long', 'of'])

/** Returns the long forms by abbreviation; those of a later kind count where two differ. */
export function longForms(...kinds: readonly Of[]): ReadonlyMap<string, string> {
  const rows = kinds.flatMap((kind) => SHORT_FORMS.filter(({ of }) => of === kind))
  return new Map(rows.map(({ short, long }) => [short, long]))
}

/** A row of a table, and the words from `from` up to `to` that it is about. */
export type Phrase<Row> = { row: Row; from: number; to: number }

/** Words of the longest phrase in the tables. */
const LONGEST_PHRASE = 4

/** The longest phrase of a table at each word, from left to right. */
export function phrasesIn<Row>(table: ReadonlyMap<string, Row>, words: readonly string[]): Phrase<Row>[] {
  const found: Phrase<Row>[] = []
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + LONGEST_PHRASE)
    while (to > from && !table.has(words.slice(from, to).join(' '))) to -= 1
    const row = table.get(words.slice(from, to).join(' '))
    if (row !== undefined) found.push({ row, from, to })
    from = Math.max(to, from + 1)
  }
  return found
}
