import { listEntries, packedBytes, unpack } from './unzip.ts'

export type MergedRange = {
  /** From 0, both ends included. */
  column: number
  firstRow: number
  lastRow: number
}

export type WorkbookLayout = {
  hiddenSheets: ReadonlySet<string>
  /** Rows and columns that a filter or a person hid, and merged cells; columns from 0. */
  read(sheet: string): { hiddenRowCount: number; hiddenColumns: number[]; merged: MergedRange[] }
}

const ATTRIBUTE = /([\w:]+)="([^"]*)"/g
const RELATION = /<(?:\w+:)?Relationship\s([^<>]*)>/g
const SHEET = /<(?:\w+:)?sheet\s([^<>]*)>/g
const MERGED = /<(?:\w+:)?mergeCell\s([^<>]*)>/g
const HIDDEN_ROW = /<(?:\w+:)?row\s[^<>]*\bhidden="(?:1|true)"/g
const COLUMN = /<(?:\w+:)?col\s([^<>]*)>/g
/** Excel hides all to the right of a list in one range. */
const MOST_HIDDEN = 1000
const MOST_MERGED = 100_000

/**
 * What the cells alone do not show. `workbook`: of `zipParts`. Throws a RangeError for a part beyond
 * `mostBytes`, an Error for a broken file.
 */
export function readLayout(workbook: Buffer, mostBytes: number): WorkbookLayout {
  const entries = new Map(listEntries(workbook).map((entry) => [entry.name, entry]))
  const textOf = (name: string) => {
    const entry = entries.get(name)
    return entry ? unpack(packedBytes(workbook, entry), entry.method, mostBytes).toString() : ''
  }
  const targets = new Map(
    tags(textOf('xl/_rels/workbook.xml.rels'), RELATION).map(({ Id, Target = '' }) => [Id, Target]),
  )
  const sheets = tags(textOf('xl/workbook.xml'), SHEET).map(({ name = '', state, 'r:id': id }) => ({
    name: decoded(name),
    isHidden: /hidden/i.test(state ?? ''),
    target: targets.get(id) ?? '',
  }))
  return {
    hiddenSheets: new Set(sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name)),
    read(sheet) {
      const target = sheets.find(({ name }) => name === sheet)?.target ?? ''
      const xml = textOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
      const merged = tags(xml, MERGED).slice(0, MOST_MERGED)
      return {
        hiddenRowCount: Array.from(xml.matchAll(HIDDEN_ROW)).length,
        hiddenColumns: tags(xml, COLUMN).flatMap(hiddenPositions).slice(0, MOST_HIDDEN),
        merged: merged.flatMap(({ ref = '' }) => rangeOf(ref)),
      }
    },
  }
}

/** Attributes of each match. */
const tags = (xml: string, element: RegExp): Record<string, string | undefined>[] =>
  Array.from(xml.matchAll(element), ([, attributes = '']) =>
    Object.fromEntries(Array.from(attributes.matchAll(ATTRIBUTE), ([, name, value]) => [name, value])),
  )

/** "C2:D3"; [] for one row, whose other cells are blank. */
function rangeOf(ref: string): MergedRange[] {
  const [, letters = '', first = '', last = ''] =
    /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(ref) ?? []
  if (Number(last) <= Number(first)) return []
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return [{ column: column - 1, firstRow: Number(first) - 1, lastRow: Number(last) - 1 }]
}

function hiddenPositions({ min, max, hidden }: Record<string, string | undefined>): number[] {
  if (hidden !== '1' && hidden !== 'true') return []
  const [first, last] = [Number(min), Math.min(Number(max), MOST_HIDDEN)]
  return Array.from({ length: Math.max(0, last - first + 1) || 0 }, (_, index) => first + index - 1)
}

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
