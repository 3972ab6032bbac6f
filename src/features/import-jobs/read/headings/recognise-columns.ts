import { IMPORT_REQUIRED, type ImportColumn, type ImportField } from '../../../../shared/import.ts'
import { EXPORT_FIELDS } from '../../../../shared/partner-fields/field-names.ts'
import { guessByHeading, LISTED, wordsOf } from './compare-headings.ts'
import {
  areHouses,
  guessByCells,
  isContradicted,
  isOfContacts,
  LEAST_SHARE,
  looksLikePerson,
} from './guess-by-cells.ts'
import { meaningOf, namesOtherThing } from './heading-words.ts'
import { countOwnHeadings } from './plain-heading.ts'

const REQUIRED: ReadonlySet<ImportField> = new Set(IMPORT_REQUIRED)
const SAMPLES = 3
const LONGEST_SAMPLE = 80
const LONGEST_HEADING = 200
/** Bounds the time. */
const MOST_GUESSED = 60
const MOST_ACTIVITY_WORDS = 8

type Guess = { column: ImportColumn; field: ImportField; sureness: number }

/**
 * Gives each field one column: a person's choice (`chosen`: position → field or null), then headings, surest first,
 * then cells. Guesses and what cells contradict are unsure.
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
      candidate: null,
      samples: cells.slice(0, SAMPLES).map((cell) => shown(cell, LONGEST_SAMPLE)),
    }
  })
  const taken = new Set(columns.map((column) => column.field))
  const isTaken = (field: ImportField) => taken.has(field)
  const cellsOf = ({ position }: ImportColumn) => rows.map((row) => row[position] ?? '')

  const guesses = columns.flatMap((column): Guess[] => {
    const guess = column.source === 'none' ? guessByHeading(headings[column.position] ?? '') : null
    return guess ? [{ column, ...guess }] : []
  })
  guesses.sort((a, b) => b.sureness - a.sureness || a.column.position - b.column.position)
  const isOurs = EXPORT_FIELDS.every((field) => headings.includes(field))
  const contradicted = new Set(
    isOurs ? [] : guesses.filter(({ field, column }) => isContradicted(field, cellsOf(column), isCity)),
  )
  const winners = new Map<ImportField, Guess>()
  const take = (guess: Guess) => {
    const { column, field } = guess
    const winner = winners.get(field)
    if (column.field) return
    if (winner) askWhich(winner, guess)
    else if (!isTaken(field)) takeGuess(guess, contradicted.has(guess), cellsOf(column))
    else if (contradicted.has(guess)) Object.assign(column, { isSure: false, candidate: field })
    if (!column.field) return
    winners.set(field, guess)
    taken.add(field)
  }
  for (const guess of guesses) if (!contradicted.has(guess)) take(guess)

  const unknown = columns.filter((column) => {
    if (column.source !== 'none' || meaningOf(column.heading)?.field === null) return false
    const guess = guesses.find((each) => each.column === column)
    // Cells that contradict a heading are heard first.
    return !guess || (contradicted.has(guess) && rows.length > 1)
  })
  for (const column of unknown.slice(0, MOST_GUESSED)) {
    const field = guessByCells(cellsOf(column), isTaken, isCity)
    if (!field) continue
    Object.assign(column, { field, source: 'content', isSure: false })
    taken.add(field)
  }
  for (const guess of contradicted) take(guess)
  // "Main" and "Downtown", beside the firm whose branches they are.
  const name = columns.find(({ field, source }) => field === 'name' && source === 'heading')
  const firm = columns.find((column) => column.source === 'none' && areHouses(cellsOf(column)))
  if (name && firm && !areHouses(cellsOf(name), LEAST_SHARE))
    for (const column of [name, firm]) Object.assign(column, { isSure: false, candidate: 'name' })
  askUnread(columns, headings, cellsOf)
  const groups = new Set<string>()
  for (const column of columns) {
    const [group = '', ...more] = wordsOf(column.heading)
    const { field, source, isSure } = column
    if (isSure || source !== 'heading' || !field || more.length === 0 || !namesOtherThing([group])) continue
    // "Billing Street", "Billing City": the first one's answer counts.
    if (groups.has(group) && REQUIRED.has(field))
      column.isSure = !isContradicted(field, cellsOf(column), isCity)
    groups.add(group)
  }
  return columns
}

/** Asks about columns that fill nothing, but whose cells may say something of their rows. */
export function askUnread(
  columns: readonly ImportColumn[],
  headings: readonly string[],
  cellsOf: (column: ImportColumn) => readonly string[],
): void {
  const isHeaded = headings.some((heading) => heading.trim() !== '')
  for (const column of columns.slice(0, countOwnHeadings(headings))) {
    const { heading, source, isSure } = column
    const meaning = meaningOf(heading)
    if (source !== 'none' || !isSure || (meaning?.field === null && meaning.isSure)) continue
    const cells = cellsOf(column)
    const mayTell = heading === '' ? isHeaded : meaning?.field === null || mayTellRows(heading, cells)
    if (!mayTell || !cells.some(Boolean)) continue
    column.isSure = false
    column.samples = rarestOf(cells)
      .slice(0, SAMPLES)
      .map((cell) => shown(cell, LONGEST_SAMPLE))
  }
}

const PROSE = /\p{Ll}{2}[\p{Ll}’']*(?: [\p{Ll}’']+){2}/u
const YES_OR_NO = /^(?:y|yes|n|no|t|true|f|false|0|1|x|✓|s|s[iíì]|o|oui|non|ja|nein|sim|n[aã]o|on|off)$/i
/** As many values part rows into groups. */
const MOST_GROUPS = 12
/** In fewer rows every value may be another by chance. */
const FEW_ROWS = 5

/** Whether cells that nobody reads may say something of their rows: yes or no, prose, marks of some, groups. */
function mayTellRows(heading: string, cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (filled.length === 0 || cells.length === 1) return false
  if (filled.every((cell) => YES_OR_NO.test(cell)) || filled.some((cell) => PROSE.test(cell))) return true
  const count = new Set(filled.map((cell) => cell.toLowerCase())).size
  const isOfPersons =
    filled.every(looksLikePerson) && (count === filled.length || namesOtherThing(wordsOf(heading)))
  if (isOfContacts(filled) || isOfPersons) return false
  if (filled.length < cells.length) return true
  if (count === 1) return false
  if (count < filled.length) return count <= MOST_GROUPS
  return cells.length < FEW_ROWS && !filled.every((cell) => /\d/.test(cell))
}

/** Distinct cells; those of the fewest rows first. */
function rarestOf(cells: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const cell of cells)
    if (cell.trim() !== '') counts.set(cell.trim(), (counts.get(cell.trim()) ?? 0) + 1)
  return [...counts.keys()].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
}

/** "New Phone" may be better than "Phone". */
const NEWER =
  /\b(?:new|newer|updated?|correct(?:ed|ion)?|current|revised|changed|latest|actual|nuev[oa]|nou(?:veau|velle))\b/i

/** Equals share a field: both are asked about. */
function askWhich(winner: Guess, guess: Guess): void {
  const isEqual =
    winner.field === 'isActive' ||
    winner.sureness >= LISTED === guess.sureness >= LISTED ||
    NEWER.test(guess.column.heading)
  if (!isEqual || guess.column.samples.length === 0) return
  winner.column.isSure = false
  Object.assign(guess.column, { isSure: false, candidate: guess.field })
}

function takeGuess({ column, field, sureness }: Guess, isWrong: boolean, cells: readonly string[]): void {
  const isListed = sureness >= LISTED
  if (field === 'isActive' && !isListed) {
    const words = new Set(cells.map((cell) => cell.trim().toLowerCase()))
    // Its words are asked about instead.
    if (words.size <= MOST_ACTIVITY_WORDS) Object.assign(column, { field, source: 'heading' })
    else Object.assign(column, { isSure: false, candidate: field })
    return
  }
  // A person's number is the partner's only after a yes.
  const isOthers =
    !REQUIRED.has(field) && !meaningOf(column.heading) && namesOtherThing(wordsOf(column.heading))
  if (!isListed && (isWrong || isOthers)) Object.assign(column, { isSure: false, candidate: field })
  else Object.assign(column, { field, source: 'heading', isSure: isListed && !isWrong })
}

const shown = (text: string, longest: number) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
