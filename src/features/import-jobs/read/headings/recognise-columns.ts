import type { ImportColumn, ImportField } from '../../../../shared/import.ts'
import { guessByHeading } from './compare-headings.ts'
import { guessByCells } from './guess-by-cells.ts'
import { isOtherHeading } from './heading-words.ts'

const SAMPLES = 3
const LONGEST_SAMPLE = 80
const LONGEST_HEADING = 200
/** Bounds the time. */
const MOST_GUESSED = 60

/**
 * Assigns columns to fields, each once: by a person's choice (`chosen`: position → field or null), heading
 * (surest first), then the cells of `rows`. Guesses are marked.
 */
export function recogniseColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  chosen: Readonly<Record<string, ImportField | null>>,
  isCity: (cell: string) => boolean,
): ImportColumn[] {
  const columns = headings.map((heading, position): ImportColumn => {
    const cells = rows.map((row) => (row[position] ?? '').trim()).filter((cell) => cell !== '')
    const field = chosen[position]
    return {
      position,
      heading: shown(heading, LONGEST_HEADING),
      field: field ?? null,
      source: field === undefined ? 'none' : 'chosen',
      isSure: true,
      samples: cells.slice(0, SAMPLES).map((cell) => shown(cell, LONGEST_SAMPLE)),
    }
  })
  const taken = new Set(columns.map((column) => column.field))

  const guesses = columns.flatMap((column) => {
    const guess = column.source === 'none' ? guessByHeading(headings[column.position] ?? '') : null
    return guess ? [{ column, ...guess }] : []
  })
  guesses.sort((a, b) => b.sureness - a.sureness || a.column.position - b.column.position)
  const cellsOf = ({ position }: ImportColumn) => rows.map((row) => row[position] ?? '')
  for (const { column, field, sureness } of guesses) {
    if (taken.has(field)) continue
    const isContradicted = field in CONTRADICTED_BY && isOfOther(field, cellsOf(column), isCity)
    Object.assign(column, { field, source: 'heading', isSure: sureness === 1 && !isContradicted })
    taken.add(field)
  }

  const hasGuess = new Set(guesses.map(({ column }) => column))
  for (const column of columns.slice(0, MOST_GUESSED)) {
    const heading = headings[column.position] ?? ''
    // A heading whose field another column took is no guess.
    if (column.source !== 'none' || hasGuess.has(column) || isOtherHeading(heading)) continue
    const field = guessByCells(cellsOf(column), (candidate) => taken.has(candidate), isCity)
    if (!field) continue
    Object.assign(column, { field, source: 'content', isSure: false })
    taken.add(field)
  }
  return columns
}

/** Only the cells can show that a heading of a free text stands over the wrong column. */
const CONTRADICTED_BY: Readonly<Partial<Record<ImportField, readonly ImportField[]>>> = {
  name: ['email', 'website', 'phone', 'state', 'zipCode', 'address'],
  address: ['email', 'website', 'phone', 'state', 'zipCode'],
  city: ['email', 'website', 'phone', 'zipCode', 'address'],
}

function isOfOther(field: ImportField, cells: readonly string[], isCity: (cell: string) => boolean): boolean {
  const others = CONTRADICTED_BY[field] ?? []
  const guess = guessByCells(cells, (candidate) => !others.includes(candidate), isCity)
  return guess !== null
}

/** Without control characters and lone surrogates. */
const shown = (text: string, longest: number) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
