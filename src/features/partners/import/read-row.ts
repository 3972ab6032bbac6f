import { unguardFormula } from '../../../shared/csv-cells.ts'
import type { ImportField } from '../../../shared/import.ts'
import type { Coordinates } from '../../../shared/partner.ts'
import type { Gazetteer } from '../../directory/gazetteer.ts'
import {
  cleanCell,
  isFlag,
  type Reason,
  readCount,
  readEmail,
  readFlag,
  readImageUrl,
  readServices,
} from './check-cells.ts'
import type { Columns } from './columns.ts'
import { locatePostalCode } from './locate-postal-code.ts'
import { normalisePhone } from './normalise-phone.ts'
import { normaliseState } from './normalise-state.ts'
import { normaliseWebsite } from './normalise-website.ts'
import { restoreZip } from './restore-zip.ts'
import type { CsvRow } from './split-csv.ts'
import { titleCase } from './title-case.ts'

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
const SOCIAL = ['facebook', 'linkedin', 'instagram'] as const

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
  /** Stores what `change` makes of a cell that says something. */
  const take = <T>(
    field: ImportField,
    change: (clean: string) => T | Reason,
    shown: (value: T) => string = String,
  ) => {
    const clean = text(field)
    if (clean === '') return
    const value = change(clean)
    if (isReason(value)) {
      fail(field, value.message)
      return
    }
    read.values[field] = value
    const written = shown(value)
    if (cell(field) !== written) keepRaw(read, field, cell(field))
    if (clean !== written && REPAIRABLE.has(field)) read.repaired.push(field)
  }
  const asIs = (clean: string) => clean

  take('id', (clean) => clean.toLowerCase())
  take('slug', asIs)
  take('name', (clean) => titleCase(clean))
  const second = text('address2')
  take('address', (clean) => titleCase(second === '' ? clean : `${clean}, ${second}`, true))
  take('city', (clean) => titleCase(clean, true))
  const stateText = text('state')
  const region = stateText === '' ? undefined : normaliseState(stateText)
  take(
    'state',
    (clean) =>
      region?.name ??
      invalid('state', `"${clean.slice(0, 60)}" is no state or province of the US or Canada.`),
  )
  take('zipCode', (clean) => {
    // A wrong state is its own reason; which codes would fit it cannot be told.
    if (!region && stateText !== '') return clean
    const result = restoreZip(clean, region ?? null)
    return 'zipCode' in result ? result.zipCode : invalid('zipCode', result.error)
  })
  take('phone', (clean) => {
    const result = normalisePhone(clean)
    return 'phone' in result ? result.phone : invalid('phone', result.error)
  })
  take('email', readEmail)
  take('website', (clean) => readWebsite('website', clean))
  take('description', asIs)
  take('longDescription', asIs)
  take('servicesOffered', readServices, (services) => services.join('; '))
  take('partnerSince', asIs)
  take('annualCremations', (clean) => readCount('annualCremations', clean, 0))
  take('locationCount', (clean) => readCount('locationCount', clean, 1))
  for (const field of ['isPriority', 'isActive'] as const) {
    take(field, readFlag)
    const clean = text(field)
    if (!isFlag(clean)) read.doubts[field] = `"${clean.slice(0, 40)}" is read as no: only "true" means yes.`
  }
  take('logoUrl', (clean) => readImageUrl('logoUrl', clean))
  take('imageUrl', (clean) => readImageUrl('imageUrl', clean))
  for (const field of SOCIAL) take(field, (clean) => readWebsite(field, clean))
  take('googlePlaceId', asIs)

  gatherSocial(read)
  readPoint(read, text('latitude'), text('longitude'))
  if (region && typeof read.values.zipCode === 'string') {
    const place = locatePostalCode(gazetteer, read.values.zipCode, region, String(read.values.city ?? ''))
    read.point = place.point
    if (place.warning) read.doubts.zipCode = place.warning
  }
  read.name = storable(String(read.values.name ?? cell('name').trim())).slice(0, 200)
  return read
}

const REPAIRABLE: ReadonlySet<ImportField> = new Set([
  'name',
  'address',
  'city',
  'zipCode',
  'phone',
  'website',
  ...SOCIAL,
])

const isReason = <T>(value: T | Reason): value is Reason =>
  typeof value === 'object' && value !== null && 'kind' in value && 'message' in value

const invalid = (field: ImportField, message: string): Reason => ({ field, kind: 'invalid', message })

function readWebsite(field: ImportField, clean: string): string | Reason {
  const result = normaliseWebsite(clean)
  return 'website' in result ? result.website : invalid(field, result.error)
}

/** A partner keeps its links as one value. */
function gatherSocial(read: ReadRow): void {
  const links: Record<string, unknown> = {}
  for (const field of SOCIAL) {
    if (!(field in read.values)) continue
    links[field] = read.values[field]
    delete read.values[field]
  }
  if (Object.keys(links).length > 0) read.values.socialMedia = links
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
