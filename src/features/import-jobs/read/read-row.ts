import { unguardFormula, unwrapFormula } from '../../../shared/csv/csv-cells.ts'
import type { CsvRow } from '../../../shared/csv/split-csv.ts'
import { type FlagWords, type ImportField, LONGEST_FLAG_WORD } from '../../../shared/import.ts'
import type { PartnerField } from '../../../shared/partner-fields/field.ts'
import { CSV_COLUMNS, FIELD_OF_CSV } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import type { Coordinates } from '../../../shared/partners/partner.ts'
import { findContradictions, type PlaceTables } from '../../directory/places/around/find-contradictions.ts'
import { locatePartner } from '../../directory/places/around/locate-partner.ts'
import { cleanCell, readFlag } from './cells/check-cells.ts'
import { decodeEntities } from './cells/decode-entities.ts'
import { doubtAddress, lettersOf } from './cells/doubt-address.ts'
import { doubtCity } from './cells/doubt-city.ts'
import { doubtText } from './cells/doubt-text.ts'
import { locatePostalCode } from './cells/locate-postal-code.ts'
import { normaliseState } from './cells/normalise-state.ts'
import { type RowContext, readCell } from './cells/read-cell.ts'
import { unwrapAddress, unwrapHyperlink } from './cells/unwrap-link.ts'

export type Columns = {
  /** Positions from 0. */
  index: ReadonlyMap<ImportField, number>
  /** Field → unused columns with the same heading. */
  repeated?: ReadonlyMap<ImportField, readonly number[]>
  count: number
}

export type ReadRow = {
  /** As in a spreadsheet. */
  line: number
  /** '' for none. */
  name: string
  /** Column → value, without blank and unusable cells. */
  values: Record<string, unknown>
  /** Column → the cell's text, where it differs. */
  raw: Record<string, string>
  /** Column, or "row" → why it cannot be used. */
  errors: Record<string, string>
  /** Normalised beyond trimming. */
  repaired: ImportField[]
  /** Column → warning. */
  doubts: Record<string, string>
  /** Other than true and false, in small letters. */
  flagWords: Partial<Record<FlagField, string>>
  /** Of the postal code, else the city. */
  point: Coordinates | null
}

export type FlagField = keyof FlagWords

/** Spellings of "no value". */
const NOTHING =
  /^(?:#?n\/?a|<na>|n\.a\.|none|[<(]?null[>)]?|nil|\\n|nan|undefined|-+|\.+|unknown|tb[ad]|to be (?:announced|determined)|not (?:applicable|available|known)|s\/o)$/i
/** Instead of a formula's result. */
const FORMULA_ERROR = /^#(?:REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i
/** Written for a value that does not fit or is no text. */
const NO_VALUE = /^(?:#{3,}|\[object Object\])$/
/** Spreadsheets make "12-Mar" of a house number such as "3-12". */
const DATE =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{1,2}|\d{4}-\d{2}-\d{2}(?:T.*)?)$/i
/** What people write instead of the cell above. */
const OTHER_ROW =
  /^(?:(?:(?:same )?as|see|idem|ditto)(?: (?:the )?(?:above|previous))|same|idem|ditto|["”〃]|'')$/i
/** A day as Excel counts: 1954 to 2064. */
const EXCEL_DAY = /^[2-5]\d{4}(?:\.\d+)?$/
/** Day 0 of Excel, before 1970. */
const EXCEL_DAYS_TO_1970 = 25_569
const DAY_MS = 86_400_000
/** Longer cells cannot equal a stored value. */
const LONGEST_RAW = 25_000

/**
 * Normalised values, every reason why a cell cannot be used, repairs, warnings. Missing values are no errors:
 * updates need fewer (IMPORT-3).
 */
export function readRow(
  row: CsvRow,
  columns: Columns,
  tables: PlaceTables,
  flagWords: FlagWords = {},
): ReadRow {
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
  if (row.error) read.errors.row = row.error
  else if (row.cells.slice(columns.count).some((cell) => cell.trim() !== ''))
    read.errors.row = `It has ${row.cells.length} cells, the heading ${columns.count}.`

  const cell = (field: ImportField): string => {
    const position = columns.index.get(field)
    const written = position === undefined ? '' : (row.cells[position] ?? '')
    const unguarded = unguardFormula(written)
    if (unguarded !== written) return unguarded
    return unwrapHyperlink(unwrapFormula(written), fieldOf(FIELD_OF_CSV[field]).kind)
  }
  const fail = (field: ImportField, message: string) => {
    read.errors[field] = message
    keepRaw(read, field, cell(field))
  }
  const doubt = (field: ImportField, message: string) => {
    read.doubts[field] = read.doubts[field] ? `${read.doubts[field]} ${message}` : message
  }
  const text = (field: ImportField): string => {
    const written = cell(field)
    // Most lists fill few columns.
    if (written === '') return ''
    const { kind } = fieldOf(FIELD_OF_CSV[field])
    const decoded = unwrapAddress(decodeEntities(written), kind)
    if (decoded !== written) read.repaired.push(field)
    const reason = IS_TEXT.has(kind) ? doubtText(decoded) : null
    const clean = cleanCell(field, decoded)
    if ('error' in clean || isMeaningless(clean.text)) {
      const error = 'error' in clean ? clean.error : meaningless(clean.text)
      fail(field, reason ? `${error} ${reason}` : error)
      return ''
    }
    if (NOTHING.test(clean.text)) return ''
    if (reason) doubt(field, reason)
    return clean.text
  }
  const take = (column: ImportField, context: RowContext) => {
    const field = fieldOf(FIELD_OF_CSV[column])
    const clean = text(column)
    if (clean === '') return
    const result = readCell(clean, field, context)
    if ('error' in result) return fail(column, result.error)
    read.values[column] = result.value
    const written = Array.isArray(result.value) ? result.value.join('; ') : String(result.value)
    if (cell(column) !== written) keepRaw(read, column, cell(column))
    if (clean !== written && isRepairable(field) && !read.repaired.includes(column))
      read.repaired.push(column)
    if (field.kind === 'services' && looksLikeList(result.value as string[]))
      doubt(column, 'It is one service; several are separated by semicolons.')
    if (field.kind === 'flag') readFlagWord(read, column as FlagField, clean, flagWords)
  }
  const doubtRepeated = (field: ImportField, positions: readonly number[]) => {
    const used = lettersOf(cell(field))
    const other = positions
      .map((position) => (row.cells[position] ?? '').trim())
      .find((each) => each && lettersOf(each) !== used)
    if (other) doubt(field, `Another column of this name holds "${storable(other).slice(0, 80)}".`)
  }

  const stateText = text('state')
  const region = stateText === '' ? undefined : normaliseState(stateText)
  const context: RowContext = { stateText, region, secondLine: text('address2') }
  for (const column of CSV_COLUMNS) if (!READ_WITH_OTHERS.has(column)) take(column, context)

  for (const [field, positions] of columns.repeated ?? []) doubtRepeated(field, positions)
  gatherLinks(read)
  readPoint(read, text('latitude'), text('longitude'))
  if (region) {
    const zip = String(read.values.zipCode ?? '')
    const town = String(read.values.city ?? '')
    if (zip) {
      const { warning } = locatePostalCode(tables.gazetteer, zip, region, town)
      if (warning) doubt('zipCode', warning)
    }
    read.point = locatePartner({ state: region.name, zipCode: zip, city: town }, tables)
    refuseStrayPoint(read, region.name, zip, tables)
  }
  const { city, zipCode = '', name = '' } = read.values
  const unknown =
    region && city
      ? doubtCity(tables.gazetteer, region, {
          city: String(city),
          zipCode: String(zipCode),
          name: String(name),
        })
      : null
  if (unknown) doubt('city', unknown)
  const place = { name: String(name), city: String(city ?? ''), zipCode: String(zipCode) }
  const repeated = doubtAddress({ ...place, address: String(read.values.address ?? '') }, region)
  if (repeated) doubt('address', repeated)
  for (const field of ['partnerSince', 'detailsConfirmedOn'] as const) {
    const written = String(read.values[field] ?? '')
    if (!EXCEL_DAY.test(written)) continue
    const day = new Date((Math.floor(Number(written)) - EXCEL_DAYS_TO_1970) * DAY_MS)
    doubt(field, `It is a number: perhaps ${day.toISOString().slice(0, 10)}, as Excel counts days.`)
  }
  for (const field of ['name', 'address', 'city'] as const)
    if (DATE.test(String(read.values[field] ?? '')))
      doubt(field, 'It is a date, which a spreadsheet may have made of a number.')
  if (name && !/\p{L}/u.test(String(name))) doubt('name', 'A number stands for the name.')
  read.name = storable(String(read.values.name ?? cell('name').trim())).slice(0, 200)
  return read
}

const isMeaningless = (text: string) =>
  FORMULA_ERROR.test(text) || NO_VALUE.test(text) || OTHER_ROW.test(text)

function meaningless(text: string): string {
  if (FORMULA_ERROR.test(text)) return `"${text}" is the error of a formula.`
  if (NO_VALUE.test(text)) return `"${text}" stands where a program could not show the value.`
  return `"${text}" refers to another row.`
}

const READ_WITH_OTHERS: ReadonlySet<ImportField> = new Set(['address2', 'latitude', 'longitude'])

/** Another program's separators. */
const looksLikeList = (services: readonly string[]) =>
  services.length === 1 && /[|•·]|^\[|,\s*\p{L}/u.test(services[0] ?? '')

/** Stored as written. */
const IS_TEXT: ReadonlySet<PartnerField['kind']> = new Set(['line', 'paragraphs', 'address', 'services'])

/** Other words mean what a person said of them; no, until then (IMPORT-2). */
function readFlagWord(read: ReadRow, column: FlagField, clean: string, flagWords: FlagWords): void {
  if (/^(?:true|false)$/i.test(clean)) return
  const word = clean.toLowerCase().slice(0, LONGEST_FLAG_WORD)
  read.flagWords[column] = word
  const isYes = flagWords[column]?.[word]
  read.values[column] = isYes ?? readFlag(clean)
  if (isYes === undefined && !/^(?:no?|0)$/.test(word))
    read.doubts[column] = `"${word}" is read as no: only "true" means yes.`
}

const isRepairable = (field: PartnerField) =>
  ['address', 'postalCode', 'phone', 'webAddress', 'links'].includes(field.kind) || 'recase' in field

const LINK_COLUMNS = CSV_COLUMNS.filter((column) => fieldOf(FIELD_OF_CSV[column]).kind === 'links')

/** Link columns share one stored field. */
function gatherLinks(read: ReadRow): void {
  for (const column of LINK_COLUMNS) {
    if (!(column in read.values)) continue
    const name = FIELD_OF_CSV[column]
    read.values[name] = { ...(read.values[name] as object | undefined), [column]: read.values[column] }
    delete read.values[column]
  }
}

function readPoint(read: ReadRow, latitudeText: string, longitudeText: string): void {
  if (latitudeText === '' && longitudeText === '') return
  const latitude = Number(latitudeText || 'x')
  const longitude = Number(longitudeText || 'x')
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude || longitude))
    Object.assign(read.values, { latitude, longitude })
  else read.doubts.latitude = 'Its coordinates cannot be read; the point comes from the postal code.'
}

/** A point in another state is left out, as in the form unless it is confirmed. */
function refuseStrayPoint(read: ReadRow, state: string, zipCode: string, tables: PlaceTables): void {
  const { latitude, longitude, ...others } = read.values
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return
  const { coordinates } = findContradictions({ state, zipCode, coordinates: { latitude, longitude } }, tables)
  if (!coordinates) return
  read.values = others
  read.doubts.latitude = `${coordinates} The postal code or the city gives the point instead.`
}

function keepRaw(read: ReadRow, field: ImportField, text: string): void {
  if (text.length <= LONGEST_RAW) read.raw[field] = storable(text)
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()
