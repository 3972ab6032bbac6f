import { unguardFormula } from '../../../shared/csv/csv-cells.ts'
import type { CsvRow } from '../../../shared/csv/split-csv.ts'
import type { ImportField } from '../../../shared/import.ts'
import type { PartnerField } from '../../../shared/partner-fields/field.ts'
import { CSV_COLUMNS, FIELD_OF_CSV } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import type { Coordinates } from '../../../shared/partners/partner.ts'
import type { Gazetteer } from '../../directory/places/gazetteer.ts'
import { cleanCell, isFlag } from './cells/check-cells.ts'
import { locatePostalCode } from './cells/locate-postal-code.ts'
import { normaliseState } from './cells/normalise-state.ts'
import { type RowContext, readCell } from './cells/read-cell.ts'

/** Where the columns of a list are. */
export type Columns = {
  /** Field → position in a row, from 0. */
  index: ReadonlyMap<ImportField, number>
  /** Cells of the heading. */
  count: number
}

/** One row of a list, read by itself, without the directory. */
export type ReadRow = {
  /** Row number as a spreadsheet counts: what findings call its line. */
  line: number
  /** The partner's name, '' where there is none. */
  name: string
  /** Column → value as it would be stored. Blank and unusable cells are left out. */
  values: Record<string, unknown>
  /** Column → text of the cell, where it differs from the value. */
  raw: Record<string, string>
  /** Column, or "row" for the whole row → why it cannot be used. */
  errors: Record<string, string>
  /** Columns whose text was normalised beyond trimming. */
  repaired: ImportField[]
  /** Column → a warning; the row can be used. */
  doubts: Record<string, string>
  /** Point of the postal code, or of the city; null for neither. */
  point: Coordinates | null
}

/** How lists write "no value". */
const NOTHING = /^(?:n\/?a|none|null|nil|-+|\.+|unknown)$/i
/** Characters. A longer cell cannot equal a stored value, so it need not be kept to compare. */
const LONGEST_RAW = 25_000

/**
 * Reads one row of a partner list: normalised values, every reason why a cell cannot be used, repairs and warnings.
 * Missing values are no errors here, since an update needs fewer of them (IMPORT-3).
 */
export function readRow(row: CsvRow, columns: Columns, gazetteer: Gazetteer): ReadRow {
  const read: ReadRow = {
    line: row.place,
    name: '',
    values: {},
    raw: {},
    errors: {},
    repaired: [],
    doubts: {},
    point: null,
  }
  if (row.error) read.errors.row = row.error
  else if (row.cells.slice(columns.count).some((cell) => cell.trim() !== ''))
    read.errors.row = `It has ${row.cells.length} cells, the heading ${columns.count}.`

  const cell = (field: ImportField): string => {
    const position = columns.index.get(field)
    return position === undefined ? '' : unguardFormula(row.cells[position] ?? '')
  }
  const fail = (field: ImportField, message: string) => {
    read.errors[field] = message
    keepRaw(read, field, cell(field))
  }
  const text = (field: ImportField): string => {
    const clean = cleanCell(field, cell(field))
    if ('error' in clean) {
      fail(field, clean.error)
      return ''
    }
    return NOTHING.test(clean.text) ? '' : clean.text
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
    if (clean !== written && isRepairable(field)) read.repaired.push(column)
    if (field.kind === 'flag' && !isFlag(clean))
      read.doubts[column] = `"${clean.slice(0, 40)}" is read as no: only "true" means yes.`
  }

  const stateText = text('state')
  const region = stateText === '' ? undefined : normaliseState(stateText)
  const context: RowContext = { stateText, region, secondLine: text('address2') }
  for (const column of CSV_COLUMNS) if (!READ_WITH_OTHERS.has(column)) take(column, context)

  gatherLinks(read)
  readPoint(read, text('latitude'), text('longitude'))
  if (region && typeof read.values.zipCode === 'string') {
    const place = locatePostalCode(gazetteer, read.values.zipCode, region, String(read.values.city ?? ''))
    read.point = place.point
    if (place.warning) read.doubts.zipCode = place.warning
  }
  read.name = storable(String(read.values.name ?? cell('name').trim())).slice(0, 200)
  return read
}

/** Read together with another column. */
const READ_WITH_OTHERS: ReadonlySet<ImportField> = new Set(['address2', 'latitude', 'longitude'])

/** Fields whose normalisation is reported. */
const isRepairable = (field: PartnerField) =>
  ['address', 'postalCode', 'phone', 'webAddress', 'links'].includes(field.kind) || 'recase' in field

const LINK_COLUMNS = CSV_COLUMNS.filter((column) => fieldOf(FIELD_OF_CSV[column]).kind === 'links')

/** Collects link columns into the one field that stores them. */
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

function keepRaw(read: ReadRow, field: ImportField, text: string): void {
  if (text.length <= LONGEST_RAW) read.raw[field] = storable(text)
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()
