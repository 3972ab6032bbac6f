import { unguardFormula } from '../../../shared/csv-cells.ts'
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
import type { Columns } from './columns.ts'
import type { CsvRow } from './split-csv.ts'

/** One row of a list as far as it says something by itself, before anything is known of the directory. */
export type ReadRow = {
  line: number
  /** What to call it: its name as far as it can be read. */
  name: string
  /** Partner fields as they would be stored: only those whose cell says something usable. */
  values: Record<string, unknown>
  /** The cell's own text, where it differs from what would be stored. */
  raw: Record<string, string>
  /** Field, or "row" for the row as such → why it cannot be used. */
  errors: Record<string, string>
  /** Fields that were put right, beyond blanks around them. */
  repaired: ImportField[]
  /** Field → a doubt that does not forbid the row. */
  doubts: Record<string, string>
  /** Where its postal code lies; null when it names none, or none that is known. */
  point: Coordinates | null
}

/** What people write into a cell to say that there is nothing. */
const NOTHING = /^(?:n\/?a|none|null|nil|-+|\.+|unknown)$/i
/** Longer cells cannot equal anything stored. */
const LONGEST_RAW = 25_000

/**
 * Reads one row of a partner list: every cell in its usual form, all reasons why cells cannot be used, what was put
 * right, and doubts. A blank cell gives no value. Whether something is missing depends on what the row is for.
 */
export function readRow(row: CsvRow, columns: Columns, gazetteer: Gazetteer): ReadRow {
  const read: ReadRow = {
    line: row.line,
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
    if (typeof clean !== 'string') {
      fail(field, clean.message)
      return ''
    }
    return NOTHING.test(clean) ? '' : clean
  }
  /** Stores a cell that says something, in the form that its field has. */
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

/** Columns that are read together with another one. */
const READ_WITH_OTHERS: ReadonlySet<ImportField> = new Set(['address2', 'latitude', 'longitude'])

/** Whether an import puts such a field right, and says so. */
const isRepairable = (field: PartnerField) =>
  ['address', 'postalCode', 'phone', 'webAddress', 'links'].includes(field.kind) || 'recase' in field

const LINK_COLUMNS = CSV_COLUMNS.filter((column) => fieldOf(FIELD_OF_CSV[column]).kind === 'links')

/** A partner keeps its links as one value. */
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

/** Text that the database can hold: without NUL and halves of characters. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()
