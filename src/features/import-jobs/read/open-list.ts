import type { CsvSource } from '../../../shared/csv/csv-source.ts'
import { openCsv } from '../../../shared/csv/read-csv.ts'
import type { CsvRow } from '../../../shared/csv/split-csv.ts'
import { guessByHeading, wordsOf } from './headings/compare-headings.ts'
import { fieldOfHeading, namesOtherThing } from './headings/heading-words.ts'

type OpenList = {
  /** '' each when the first row is data. */
  headings: string[]
  /** Of rows above the heading. */
  titles: string[]
  /** Below somebody else's group heading: "Manager" above "Phone". */
  ofOthers: number[]
  rows: AsyncGenerator<CsvRow>
}

const ROWS_LOOKED_AT = 20
/** As many fields name a heading, whatever stands above. */
const SURE_HEADINGS = 3

/** Finds the heading below titles. Reading rows throws `invalid_input` for an unclosed quote. */
export async function openList(source: CsvSource, isFirstRowData: boolean): Promise<OpenList> {
  const { rows } = await openCsv(source, (heading) => guessByHeading(heading)?.field)
  const first = await takeRows(rows, ROWS_LOOKED_AT)
  if (isFirstRowData) {
    const width = Math.max(0, ...first.map((row) => lastFilled(row.cells) + 1))
    const headings = Array.from({ length: width }, () => '')
    return { headings, titles: [], ofOthers: [], rows: inOrder(first, rows) }
  }
  const at = findHeading(first)
  return {
    headings: first[at]?.cells ?? [],
    titles: first.slice(0, at).map((row) => row.cells.filter((cell) => cell.trim() !== '').join(' ')),
    ofOthers: columnsOfOthers(first[at - 1]?.cells ?? [], first[at]?.cells.length ?? 0),
    rows: inOrder(first.slice(at + 1), rows),
  }
}

/** At most as many of the next rows. */
export async function takeRows(rows: AsyncGenerator<CsvRow>, most: number): Promise<CsvRow[]> {
  const taken: CsvRow[] = []
  while (taken.length < most) {
    const next = await rows.next()
    if (next.done) break
    taken.push(next.value)
  }
  return taken
}

async function* inOrder(first: readonly CsvRow[], rest: AsyncGenerator<CsvRow>): AsyncGenerator<CsvRow> {
  yield* first
  yield* rest
}

/** A group stands above its first column and the blank ones behind; a first cell is a title. */
function columnsOfOthers(groups: readonly string[], width: number): number[] {
  let isOthers = false
  return Array.from({ length: width }, (_, at) => at).filter((at) => {
    const group = groups[at]?.trim() ?? ''
    // "Contact" is often above a partner's own telephone number.
    if (group !== '') isOthers = at > 0 && namesOtherThing(wordsOf(group)) && !/contact/i.test(group)
    return isOthers
  })
}

/** The row with the most known headings, if those above look like titles. */
function findHeading(rows: readonly CsvRow[]): number {
  const known = rows.map(({ cells }) => new Set(cells.map(fieldOfHeading).filter(Boolean)).size)
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  const best = known.indexOf(Math.max(0, ...known))
  const isBelowTitles = (at: number) =>
    filled.slice(0, at).every((count) => count <= Math.max(1, (filled[at] ?? 0) / 2))
  if ((known[best] ?? 0) >= SURE_HEADINGS || ((known[best] ?? 0) >= 2 && isBelowTitles(best))) return best
  // Else the first as wide as a table.
  if (filled[0] !== 1) return 0
  const table = filled.findIndex((count) => count >= SURE_HEADINGS)
  return table > 0 && filled.slice(0, table).every((count) => count === 1) ? table : 0
}

const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '')
