import { unguardFormula, unwrapFormula } from '../../../shared/csv/csv-cells.ts'
import type { CsvRow } from '../../../shared/csv/split-csv.ts'
import { type FlagWords, type ImportField, LONGEST_FLAG_WORD } from '../../../shared/import.ts'
import { ITEM_SEPARATORS, isListField, type PartnerField } from '../../../shared/partner-fields/field.ts'
import { FIELD_OF_CSV } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import type { Coordinates } from '../../../shared/places/geo.ts'
import { cleanCell, readFlag } from './cells/check-cells.ts'
import { doubtText } from './cells/doubt-text.ts'
import { holdsNote } from './cells/holds-note.ts'
import { type RowContext, readCell } from './cells/read-cell.ts'
import { decodeEntities, unwrapAddress } from './cells/unwrap-text.ts'

export type Columns = {
  /** Positions from 0. */
  index: ReadonlyMap<ImportField, number>
  /** Unconfirmed optional fields: they refuse no row. */
  guessed?: ReadonlySet<ImportField>
  /** Whose headings leave open what true, false and blank mean. */
  askedFlags?: ReadonlySet<ImportField>
  count: number
  unread?: readonly { position: number; heading: string }[]
}

export type ReadRow = {
  /** As in a spreadsheet. */
  line: number
  name: string
  /** Column → value, if any. */
  values: Record<string, unknown>
  /** Column → the cell's text, where it differs. */
  raw: Record<string, string>
  /** Column or "row" → why it cannot be used. */
  errors: Record<string, string>
  repaired: ImportField[]
  /** Column → warning. */
  doubts: Record<string, string>
  /** Small letters; true, false and '' where the heading leaves them open. */
  flagWords: Partial<Record<FlagField, string>>
  point: Coordinates | null
}

type FlagField = keyof FlagWords

export type RowCells = ReturnType<typeof createRowCells>

/** Longer cells equal no stored value. */
const LONGEST_RAW = 25_000

/** Reads a row's cells into `read`. `text` cleans one, '' for unusable; `take` stores its value. */
export function createRowCells(row: CsvRow, columns: Columns, flagWords: FlagWords) {
  const read: ReadRow = {
    line: row.place,
    name: '',
    values: {},
    raw: {},
    errors: {},
    repaired: [],
    doubts: {},
    flagWords: {},
    point: null,
  }
  const cell = (field: ImportField): string => {
    const position = columns.index.get(field)
    const written = position === undefined ? '' : (row.cells[position] ?? '')
    const unguarded = unguardFormula(written)
    return unguarded === written ? unwrapFormula(written) : unguarded
  }
  const fail = (field: ImportField, message: string) => {
    if (columns.guessed?.has(field)) return doubt(field, `${message} It is left out.`)
    read.errors[field] = message
    keepRaw(read, field, cell(field))
  }
  const doubt = (field: ImportField, message: string | null) => {
    if (message !== null)
      read.doubts[field] = read.doubts[field] ? `${read.doubts[field]} ${message}` : message
  }
  const text = (field: ImportField): string => {
    const written = cell(field)
    if (written === '') return ''
    const { kind } = fieldOf(FIELD_OF_CSV[field])
    const decoded = unwrapAddress(decodeEntities(written), kind)
    if (decoded !== written) read.repaired.push(field)
    const reason = IS_TEXT.has(kind) ? doubtText(decoded) : null
    const clean = cleanCell(field, decoded)
    const error = 'error' in clean ? clean.error : whyMeaningless(clean.text)
    if ('error' in clean || error !== null) {
      fail(field, reason ? `${error} ${reason}` : String(error))
      return ''
    }
    if (NOTHING.test(clean.text)) return ''
    doubt(field, reason)
    return clean.text
  }
  const take = (column: ImportField, context: RowContext) => {
    const field = fieldOf(FIELD_OF_CSV[column])
    const clean = text(column)
    const isAsked = columns.askedFlags?.has(column) && !(column in read.errors)
    if (field.kind === 'flag' && (clean !== '' || isAsked))
      return readFlagWord(read, column as FlagField, clean, flagWords, isAsked)
    if (clean === '') return
    const result = readCell(clean, field, context)
    if ('error' in result) {
      // "Approx. 300" is no mistake that forbids its row.
      const isRough = field.kind === 'count' && !/^[-+\d.,\se]+$/i.test(clean)
      return isRough ? doubt(column, `${result.error} It is left out.`) : fail(column, result.error)
    }
    read.values[column] = result.value
    const written = isListField(field)
      ? (result.value as string[]).join(ITEM_SEPARATORS[field.kind])
      : String(result.value)
    if (cell(column) !== written) keepRaw(read, column, cell(column))
    if (clean !== written && isRepairable(field) && !read.repaired.includes(column))
      read.repaired.push(column)
    if (field.kind !== 'services') return
    const services = result.value as string[]
    if (looksLikeList(services)) doubt(column, 'It is one service; several are separated by semicolons.')
    if (services.some(holdsNote)) doubt(column, 'It holds a note, not a service.')
    if (services.some((service) => !/\p{L}{4}/u.test(service)))
      doubt(column, 'It holds a code, not a service.')
  }

  return { read, cell, text, take, doubt }
}

const looksLikeList = (services: readonly string[]) =>
  services.length === 1 && /[|•·]|^\[|,\s*\p{L}/u.test(services[0] ?? '')

const IS_TEXT: ReadonlySet<string> = new Set('line paragraphs address services sentences'.split(' '))

/** Other words mean what a person says, until then no (IMPORT-2). */
function readFlagWord(
  read: ReadRow,
  column: FlagField,
  clean: string,
  flagWords: FlagWords,
  isAsked = false,
): void {
  read.values[column] = readFlag(clean)
  // A blank cell changes nothing on an update (IMPORT-3).
  if (clean !== String(read.values[column])) keepRaw(read, column, clean)
  if (/^(?:true|false)$/i.test(clean) && !isAsked) return
  const word = clean.toLowerCase().slice(0, LONGEST_FLAG_WORD)
  read.flagWords[column] = word
  const isYes = flagWords[column]?.[word]
  if (isYes !== undefined) read.values[column] = isYes
  // The question has the first twenty words; others are doubts once it is answered.
  const isOpen = Object.keys(flagWords[column] ?? {}).length === 0
  if (isYes === undefined && !isOpen && !/^(?:no?|0)$/.test(word))
    read.doubts[column] = `"${word}" is read as no: only "true" means yes.`
}

const REPAIRABLE = 'address postalCode phone webAddress links hours day price choices'.split(' ')
const isRepairable = (field: PartnerField) => REPAIRABLE.includes(field.kind) || 'recase' in field

function keepRaw(read: ReadRow, field: ImportField, text: string): void {
  if (text.length <= LONGEST_RAW) read.raw[field] = storable(text)
}

/** Without NUL and lone surrogates, which PostgreSQL does not store. */
export const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

const NOTHING =
  /^(?:#?n\/?a|<na>|n\.a\.|none|[<(]?null[>)]?|nil|\\n|nan|undefined|-+|\.+|unknown|tb[ad]|to be (?:announced|determined)|not (?:applicable|available|known)|s\/o)$/i
const FORMULA_ERROR = /^#(?:REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i
const NO_VALUE = /^(?:#{3,}|\[object Object\])$/
const OTHER_ROW =
  /^(?:(?:(?:same )?as|see|idem|ditto)(?: (?:the )?(?:above|previous))|same|idem|ditto|["”〃]|'')$/i

/** Why a cleaned cell cannot be a value, or null. */
function whyMeaningless(text: string): string | null {
  if (FORMULA_ERROR.test(text)) return `"${text}" is the error of a formula.`
  if (NO_VALUE.test(text)) return `"${text}" stands where a program could not show the value.`
  return OTHER_ROW.test(text) ? `"${text}" refers to another row.` : null
}
