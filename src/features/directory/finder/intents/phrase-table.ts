import { readTable } from '../../../../shared/text/read-table.ts'
import { phraseOf, SERVICE_KINDS } from '../vocabulary/read-services.ts'
import { askedWords } from '../vocabulary/words.ts'
import table from './intents.tsv?raw'

/** A row of intents.tsv or words.tsv, or a phrase of services.tsv. */
export type PhraseRow = { kind: string; weight: number; words: readonly string[] }

/** A word of a query, folded, and where it stands in the text as typed. */
export type Word = { text: string; start: number; end: number }

/** A row, and the words from `from` up to `to` that it explains. */
export type Explained = { row: PhraseRow; from: number; to: number }

/** Longest first, by first word. */
const ROWS = groupRows([...tableRows(), ...wordRows(), ...serviceRows()])

function tableRows(): PhraseRow[] {
  return readTable(table, ['kind', 'weight', 'phrase']).map(({ kind, weight, phrase }) => ({
    kind,
    weight: Number(weight),
    words: phrase.split(' '),
  }))
}

function wordRows(): PhraseRow[] {
  return askedWords().map(({ kind, word }) => ({
    kind: kind === 'provider' ? 'trade' : kind,
    weight: 1,
    words: word.split(' '),
  }))
}

/** Nearly everyone offers the general ones: they are words of the trade. */
function serviceRows(): PhraseRow[] {
  return SERVICE_KINDS.flatMap(({ slug, phrases, isGeneral }) =>
    phrases.map((phrase) => ({
      kind: isGeneral ? 'trade' : `service:${slug}`,
      weight: 1,
      words: phrase.split(' '),
    })),
  )
}

/** Rows of one open word ("fallec*") stand under ''. */
function groupRows(rows: readonly PhraseRow[]): ReadonlyMap<string, readonly PhraseRow[]> {
  const groups = new Map<string, PhraseRow[]>()
  for (const row of rows) {
    const [first = ''] = row.words
    const key = first.endsWith('*') ? '' : first
    const group = groups.get(key) ?? []
    group.push(row)
    groups.set(key, group)
  }
  for (const group of groups.values())
    group.sort((a, b) => b.words.length - a.words.length || b.weight - a.weight)
  return groups
}

/** Words as the table writes them: "d'animaux" is two, "mom's" is "moms". */
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
    const row = rowAt(words, from)
    const to = from + (row?.words.length ?? 1)
    if (row) found.push({ row, from, to })
    from = to
  }
  return found
}

function rowAt(words: readonly Word[], from: number): PhraseRow | undefined {
  const fits = ({ words: phrase }: PhraseRow) =>
    phrase.every((part, at) => {
      const text = words[from + at]?.text
      if (text === undefined) return false
      return part.endsWith('*') ? text.startsWith(part.slice(0, -1)) : text === part
    })
  return ROWS.get(words[from]?.text ?? '')?.find(fits) ?? ROWS.get('')?.find(fits)
}
