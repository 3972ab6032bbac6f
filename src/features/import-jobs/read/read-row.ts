import type { CsvRow } from '../../../shared/csv/split-csv.ts'
import type { FlagWords } from '../../../shared/import.ts'
import { CSV_COLUMNS, FIELD_OF_CSV } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { findContradictions, type PlaceTables } from '../../directory/places/around/find-contradictions.ts'
import { locatePartner } from '../../directory/places/around/map-city.ts'
import { postalArea } from '../../directory/places/gazetteer/place-key.ts'
import { saysNotShown } from './cells/holds-note.ts'
import { normaliseState } from './cells/normalise-cells.ts'
import type { RowContext } from './cells/read-cell.ts'
import { doubtRow } from './doubt-row.ts'
import { looksLikePerson } from './headings/guess-by-cells.ts'
import { type Columns, createRowCells, type ReadRow, type RowCells, storable } from './row-cells.ts'

/** Missing values are no errors: updates need fewer (IMPORT-3). */
export function readRow(
  row: CsvRow,
  columns: Columns,
  tables: PlaceTables,
  flagWords: FlagWords = {},
): ReadRow {
  const cells = createRowCells(row, columns, flagWords)
  const { read, cell, text, take } = cells
  if (row.error) read.errors.row = row.error
  else if (row.cells.slice(columns.count).some((cell) => cell.trim() !== ''))
    read.errors.row = `It has ${row.cells.length} cells, the heading ${columns.count}.`

  const stateText = text('state')
  const region = stateText === '' ? undefined : normaliseState(stateText)
  const context: RowContext = {
    stateText,
    region,
    houseNumber: text('addressNumber'),
    secondLine: text('address2'),
  }
  for (const column of CSV_COLUMNS) if (!READ_WITH_OTHERS.has(column)) take(column, context)

  gatherLinks(read)
  readPoint(read, text('latitude'), text('longitude'))
  if (region) {
    const zipCode = String(read.values.zipCode ?? '')
    read.point = locatePartner({ state: region.name, zipCode, city: String(read.values.city ?? '') }, tables)
    doubtPlace(cells, { state: region.name, zipCode }, tables)
  }
  doubtRow(cells, region, tables)
  doubtByUnread(row, columns, cells)
  read.name = storable(String(read.values.name ?? cell('name').trim())).slice(0, 200)
  return read
}

function doubtByUnread({ cells }: CsvRow, columns: Columns, { read, doubt }: RowCells): void {
  const email = String(read.values.email ?? '')
  for (const { position, heading } of columns.unread ?? []) {
    const cell = cells[position] ?? ''
    if (cell === '') continue
    if (read.values.isActive !== false && !read.doubts.isActive && saysNotShown(cell))
      doubt('isActive', `"${heading}" says "${storable(cell.trim().slice(0, 80))}".`)
    if (email !== '' && isOfPerson(email, cell.trim(), heading))
      doubt('email', `It looks like that of ${cell}.`)
  }
}

/** "tom@hollis.example" or "tmarsh@…" beside "Tom Marsh". */
function isOfPerson(email: string, person: string, heading: string): boolean {
  if (!looksLikePerson(person) && !/first|given/i.test(heading)) return false
  const [first = '', last = ''] = person.toLowerCase().split(' ')
  const own = email.toLowerCase().split('@')[0] ?? ''
  return (
    (first.length > 2 && own.split(/[._-]/).includes(first)) || (last !== '' && own === `${first[0]}${last}`)
  )
}

const READ_WITH_OTHERS: ReadonlySet<string> = new Set('addressNumber address2 latitude longitude'.split(' '))

const LINK_COLUMNS = CSV_COLUMNS.filter((column) => fieldOf(FIELD_OF_CSV[column]).kind === 'links')

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

/** As in the form, but a point that does not fit is left out. */
function doubtPlace(
  { read, doubt }: RowCells,
  place: { state: string; zipCode: string },
  tables: PlaceTables,
): void {
  const { latitude, longitude, ...others } = read.values
  const hasPoint = typeof latitude === 'number' && typeof longitude === 'number'
  const coordinates = hasPoint ? { latitude, longitude } : null
  const wrong = findContradictions({ ...place, coordinates }, tables)
  const isUnknown = place.zipCode !== '' && !tables.gazetteer.postalCode(postalArea(place.zipCode))
  if (wrong.zipCode) doubt('zipCode', wrong.zipCode)
  else if (isUnknown) doubt('zipCode', `${place.zipCode} is in no list of postal codes.`)
  if (!wrong.coordinates) return
  read.values = others
  doubt('latitude', `${wrong.coordinates} The postal code or the city gives the point instead.`)
}
