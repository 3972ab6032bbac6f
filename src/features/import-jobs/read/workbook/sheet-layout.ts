import { decodeXML } from 'entities'
import type { OddRow } from '../../../../shared/import.ts'
import { columnOf } from './require-small-extent.ts'

export type MergedRange = {
  column: number
  firstRow: number
  lastRow: number
}

type WorkbookLayout = {
  hiddenSheets: ReadonlySet<string>
  /** By the row's number; columns from 0. */
  read(sheet: string): { oddRows: Record<string, OddRow>; hiddenColumns: number[]; merged: MergedRange[] }
}

const ATTRIBUTE = /([\w:]+)="([^"]*)"/g
const RELATION = /<(?:\w+:)?Relationship\s([^<>]*)>/g
const SHEET = /<(?:\w+:)?sheet\s([^<>]*)>/g
const MERGED = /<(?:\w+:)?mergeCell\s([^<>]*)>/g
const ROW = /<(?:\w+:)?row\s/
const HIDDEN = /\bhidden="(?:1|true)"/
const FILLED_CELL = /<(?:\w+:)?c\s([^<>]*)(?<!\/)>/
const FONTS = /<(?:\w+:)?fonts[\s>].*?<\/(?:\w+:)?fonts>/s
const FONT = /<(?:\w+:)?font[\s/>]/
const STRUCK = /<(?:\w+:)?strike(?:\s+val="(?:1|true)")?\s*\/>/
const CELL_STYLES = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s
const STYLE = /<(?:\w+:)?xf\s([^<>]*)>/g
const COLUMN = /<(?:\w+:)?col\s([^<>]*)>/g
/** Excel hides all to the right in one range. */
const MOST_HIDDEN = 1000
const MOST_MERGED = 100_000

/** `parts`: unpacked, by name. */
export function readLayout(parts: Readonly<Record<string, Uint8Array>>): WorkbookLayout {
  const textOf = (name: string) => new TextDecoder().decode(parts[name])
  const targets = new Map(
    tags(textOf('xl/_rels/workbook.xml.rels'), RELATION).map(({ Id, Target = '' }) => [Id, Target]),
  )
  const sheets = tags(textOf('xl/workbook.xml'), SHEET).map(({ name = '', state, 'r:id': id }) => ({
    name: decodeXML(name),
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
        oddRows: oddRowsOf(xml, struckStyles(textOf('xl/styles.xml'))),
        hiddenColumns: tags(xml, COLUMN).flatMap(hiddenPositions).slice(0, MOST_HIDDEN),
        merged: merged.flatMap(({ ref = '' }) => rangeOf(ref)),
      }
    },
  }
}

function struckStyles(styles: string): ReadonlySet<number> {
  const fonts = (FONTS.exec(styles)?.[0] ?? '').split(FONT).slice(1)
  const used = tags(CELL_STYLES.exec(styles)?.[0] ?? '', STYLE)
  const isStruck = used.map(({ fontId }) => STRUCK.test(fonts[Number(fontId)] ?? ''))
  return new Set(isStruck.flatMap((is, style) => (is ? [style] : [])))
}

/** By its first filled cell. */
function oddRowsOf(xml: string, struck: ReadonlySet<number>): Record<string, OddRow> {
  const odd: Record<string, OddRow> = {}
  for (const [index, row] of xml.split(ROW).slice(1).entries()) {
    const head = row.slice(0, row.indexOf('>'))
    const number = /\br="(\d+)"/.exec(head)?.[1] ?? `${index + 1}`
    const [, cell] = FILLED_CELL.exec(row) ?? []
    if (cell === undefined) continue
    const style = /\bs="(\d+)"/.exec(cell)?.[1]
    if (HIDDEN.test(head)) odd[number] = 'hidden'
    else if (style && struck.has(Number(style))) odd[number] = 'struck'
  }
  return odd
}

const tags = (xml: string, element: RegExp): Record<string, string | undefined>[] =>
  Array.from(xml.matchAll(element), ([, attributes = '']) =>
    Object.fromEntries(Array.from(attributes.matchAll(ATTRIBUTE), ([, name, value]) => [name, value])),
  )

/** "C2:D3"; [] within one row. */
function rangeOf(ref: string): MergedRange[] {
  const [, letters = '', first = '', last = ''] =
    /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(ref) ?? []
  if (Number(last) <= Number(first)) return []
  return [{ column: columnOf(letters) - 1, firstRow: Number(first) - 1, lastRow: Number(last) - 1 }]
}

function hiddenPositions({ min, max, hidden }: Record<string, string | undefined>): number[] {
  if (hidden !== '1' && hidden !== 'true') return []
  const [first, last] = [Number(min), Math.min(Number(max), MOST_HIDDEN)]
  return Array.from({ length: Math.max(0, last - first + 1) || 0 }, (_, index) => first + index - 1)
}
