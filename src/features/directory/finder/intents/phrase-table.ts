import { phraseOf, SERVICE_KINDS } from '../vocabulary/read-services.ts'
import { askedWords } from '../vocabulary/words.ts'

/** A row of words.tsv, or a phrase of services.tsv. */
type PhraseRow = { kind: string; words: readonly string[] }

/** A word of a query, folded, and where it stands in the text as typed. */
export type Word = { text: string; start: number; end: number }

/** A row, and the words from `from` up to `to` that it explains. */
export type Explained = { row: PhraseRow; from: number; to: number }

/** Longest first, by first word. */
const ROWS: ReadonlyMap<string, readonly PhraseRow[]> = groupRows([...wordRows(), ...serviceRows()])

function wordRows(): PhraseRow[] {
  return askedWords().map(({ kind, word }) => ({
    kind: kind === 'provider' ? 'trade' : kind,
    words: word.split(' '),
  }))
}

/** Nearly everyone offers the general ones: they are words of the trade. */
function serviceRows(): PhraseRow[] {
  return SERVICE_KINDS.flatMap(({ slug, phrases, asked, isGeneral }) =>
    [...phrases, ...asked].map((phrase) => ({
      kind: isGeneral ? 'trade' : `service:${slug}`,
      words: phrase.split(' '),
    })),
  )
}

function groupRows(rows: readonly PhraseRow[]): Map<string, PhraseRow[]> {
  const groups = Map.groupBy(rows, ({ words: [first = ''] }) => first)
  for (const group of groups.values()) group.sort((a, b) => b.words.length - a.words.length)
  return groups
}

/** Words as the tables write them: "d'animaux" is two, "mom's" is "moms". */
export function wordsOf(query: string): Word[] {
  return [...query.matchAll(/[\p{L}\p{M}\p{N}'’‘`´]+/gu)].flatMap(({ 0: typed, index }) =>
    phraseOf(typed)
      .split(' ')
      .filter((text) => text !== '')
      .map((text) => ({ text, start: index, end: index + typed.length })),
  )
}

/** The longest row at each word, from left to right. */
export function explain(words: readonly Word[]): Explained[] {
  const found: Explained[] = []
  for (let from = 0; from < words.length; ) {
    const isHere = (row: PhraseRow) => row.words.every((word, at) => words[from + at]?.text === word)
    const row = ROWS.get(words[from]?.text ?? '')?.find(isHere)
    const to = from + (row?.words.length ?? 1)
    if (row) found.push({ row, from, to })
    from = to
  }
  return found
}
