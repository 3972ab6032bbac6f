import type { Region } from '../../../shared/places/regions.ts'
import type { PlaceTables } from '../../directory/places/around/find-contradictions.ts'
import { doubtAddress, lettersOf } from './cells/doubt-address.ts'
import { doubtCity } from './cells/doubt-city.ts'
import { doubtDescription, doubtName, doubtPhone } from './cells/doubt-name.ts'
import { isNobodys } from './cells/holds-note.ts'
import { normaliseState } from './cells/normalise-cells.ts'
import type { RowCells } from './row-cells.ts'

/** A spreadsheet's "12-Mar" was "3-12". */
const DATE =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{1,2}|\d{4}-\d{2}-\d{2})\b/i
/** 1954 to 2064. */
const EXCEL_DAY = /^[2-5]\d{4}(?:\.\d+)?$/

/** A cell that holds another one of its row. */
const REPEATED = [
  ['name', 'address'],
  ['address', 'zipCode'],
  ['city', 'zipCode'],
] as const
/** 2023, 99999. */
const NO_COUNT = /^(?:19[5-9]\d|20[0-4]\d|(\d)\1{3,})$/

/** Adds doubts that need several cells or a read value. */
export function doubtRow({ read, doubt }: RowCells, region: Region | undefined, tables: PlaceTables): void {
  const text = (field: string) => String(read.values[field] ?? '')
  const [name, city, zipCode] = [text('name'), text('city'), text('zipCode')]
  if (region && city) doubt('city', doubtCity(tables.gazetteer, region, { city, zipCode, name }))
  for (const field of ['name', 'address', 'city'] as const)
    if (DATE.test(text(field))) doubt(field, 'It is a date, which a spreadsheet may have made of a number.')
  if (NO_COUNT.test(text('annualCremations')))
    doubt('annualCremations', 'It looks like a year or a placeholder.')
  doubt('address', doubtAddress(text('address')))
  if (EXCEL_DAY.test(text('partnerSince'))) doubt('partnerSince', 'It is a number: a day, as Excel counts.')
  const isPlace = (text: string) =>
    lettersOf(text) === lettersOf(city) ||
    normaliseState(text) !== undefined ||
    (region !== undefined && tables.gazetteer.city(region, text) !== undefined)
  if (name) doubt('name', doubtName(name, isPlace))
  for (const [field, other] of REPEATED)
    if (!read.doubts[field] && text(other) && lettersOf(text(field)).includes(lettersOf(text(other))))
      doubt(field, `It holds "${text(other)}".`)
  for (const field of ['description', 'longDescription'] as const) doubt(field, doubtDescription(text(field)))
  for (const field of ['email', 'website'] as const)
    if (isNobodys(text(field))) doubt(field, 'It looks like a placeholder or a directory.')
  const links = JSON.stringify(read.values.socialMedia ?? '')
  if (/linkedin\.com\/in\//i.test(links)) doubt('linkedin', 'It is the profile of a person.')
  doubt('phone', doubtPhone(text('phone'), region))
}
