import { unguardFormula } from '../../../shared/csv/csv-cells.ts'
import type { CsvRow } from '../../../shared/csv/split-csv.ts'
import type { ImportField } from '../../../shared/import.ts'
import type { PartnerField } from '../../../shared/partner-fields/field.ts'
import { CSV_COLUMNS, FIELD_OF_CSV } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import type { Coordinates } from '../../../shared/partners/partner.ts'
import { findContradictions, type PlaceTables } from '../../directory/places/find-contradictions.ts'
import { locatePartner } from '../../directory/places/locate-partner.ts'
import { cleanCell, isFlag } from './cells/check-cells.ts'
import { locatePostalCode } from './cells/locate-postal-code.ts'
import { normaliseState } from './cells/normalise-state.ts'
import { type RowContext, readCell } from './cells/read-cell.ts'

export type Columns = {
  /** Field → position in a row, from 0. */
  index: ReadonlyMap<ImportField, number>
  /** Heading cells. */
  count: number
}

export type ReadRow = {
  /** Row number as in a spreadsheet. */
  line: number
  /** '' for none. */
  name: string
  /** Column → value to store, without blank and unusable cells. */
  values: Record<string, unknown>
  /** Column → the cell's text, where it differs. */
  raw: Record<string, string>
  /** Column, or "row" → why it cannot be used. */
  errors: Record<string, string>
  /** Normalised beyond trimming. */
  repaired: ImportField[]
  /** Column → warning. */
  doubts: Record<string, string>
  /** Of the postal code, else the city. */
  point: Coordinates | null
}

/** Spellings of "no value". */
const NOTHING = /^(?:n\/?a|none|null|nil|-+|\.+|unknown)$/i
/** Characters. Longer cells cannot equal a stored value. */
const LONGEST_RAW = 25_000

/**
 * Reads one row: normalised values, every reason why a cell cannot be used, repairs, warnings. Missing values
 * are no errors, since updates need fewer (IMPORT-3).
 */
export function readRow(row: CsvRow, columns: Columns, tables: PlaceTables): ReadRow {
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
  if (region) {
    const zipCode = String(read.values.zipCode ?? '')
    const city = String(read.values.city ?? '')
    if (zipCode) {
      const { warning } = locatePostalCode(tables.gazetteer, zipCode, region, city)
      if (warning) read.doubts.zipCode = warning
    }
    read.point = locatePartner({ state: region.name, zipCode, city }, tables)
    refuseStrayPoint(read, region.name, zipCode, tables)
  }
  read.name = storable(String(read.values.name ?? cell('name').trim())).slice(0, 200)
  return read
}

const READ_WITH_OTHERS: ReadonlySet<ImportField> = new Set(['address2', 'latitude', 'longitude'])

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
