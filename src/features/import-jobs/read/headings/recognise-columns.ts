import type { ImportColumn, ImportField } from '../../../../shared/import.ts'
import { guessByHeading } from './compare-headings.ts'
import { guessByCells } from './guess-by-cells.ts'
import { isOtherHeading } from './heading-words.ts'

const SAMPLES = 3
const LONGEST_SAMPLE = 80
const LONGEST_HEADING = 200
/** Columns whose cells are looked at: enough for every list, and no wide file can take long. */
const MOST_GUESSED = 60

/**
 * Says for each column of a list which field it fills, each field once. What a person chose comes first (`chosen`:
 * position → field or null); then headings, the surest first; then, for columns whose heading says nothing, the look of
 * their cells. `rows` are the first rows of the file, `isCity` knows the places of both countries.
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
      samples: cells.slice(0, SAMPLES).map((cell) => shown(cell, LONGEST_SAMPLE)),
    }
  })
  const taken = new Set(columns.map((column) => column.field))

  const guesses = columns.flatMap((column) => {
    const guess = column.source === 'none' ? guessByHeading(headings[column.position] ?? '') : null
    return guess ? [{ column, ...guess }] : []
  })
  guesses.sort((a, b) => b.sureness - a.sureness || a.column.position - b.column.position)
  for (const { column, field } of guesses) {
    if (taken.has(field)) continue
    Object.assign(column, { field, source: 'heading' })
    taken.add(field)
  }

  const hasGuess = new Set(guesses.map(({ column }) => column))
  for (const column of columns.slice(0, MOST_GUESSED)) {
    const heading = headings[column.position] ?? ''
    // A heading that means something to us but lost its field to another column is no riddle to be solved by its cells.
    if (column.source !== 'none' || hasGuess.has(column) || isOtherHeading(heading)) continue
    const cells = rows.map((row) => row[column.position] ?? '')
    const field = guessByCells(cells, (candidate) => taken.has(candidate), isCity)
    if (!field) continue
    Object.assign(column, { field, source: 'content' })
    taken.add(field)
  }
  return columns
}

/** On one line, without characters that no screen and no database takes. */
const shown = (text: string, longest: number) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
