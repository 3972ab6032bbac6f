import type { Region } from '../../../shared/places/regions.ts'
import type { PlaceTables } from '../../directory/places/around/find-contradictions.ts'
import { doubtAddress, lettersOf } from './cells/doubt-address.ts'
import { doubtCity } from './cells/doubt-city.ts'
import { doubtDescription, doubtName, doubtPhone, NOBODYS } from './cells/doubt-name.ts'
import { normaliseState } from './cells/normalise-cells.ts'
import type { RowCells } from './row-cells.ts'

/** A spreadsheet's "12-Mar" was "3-12". */
const DATE =
  /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{1,2}|\d{4}-\d{2}-\d{2}(?:T.*)?)$/i
/** 1954 to 2064. */
const EXCEL_DAY = /^[2-5]\d{4}(?:\.\d+)?$/

/** Adds doubts that need several cells or a read value. */
export function doubtRow({ read, doubt }: RowCells, region: Region | undefined, tables: PlaceTables): void {
  const text = (field: string) => String(read.values[field] ?? '')
  const [name, city, zipCode] = [text('name'), text('city'), text('zipCode')]
  const unknown = region && city ? doubtCity(tables.gazetteer, region, { city, zipCode, name }) : null
  if (unknown) doubt('city', unknown)
  for (const field of ['name', 'address', 'city'] as const)
    if (DATE.test(text(field))) doubt(field, 'It is a date, which a spreadsheet may have made of a number.')
  const oddAddress = doubtAddress({ city, zipCode, address: text('address') }, tables.gazetteer)
  if (oddAddress) doubt('address', oddAddress)
  if (EXCEL_DAY.test(text('partnerSince'))) doubt('partnerSince', 'It is a number: a day, as Excel counts.')
  const isPlace = (text: string) =>
    lettersOf(text) === lettersOf(city) ||
    normaliseState(text) !== undefined ||
    (region !== undefined && tables.gazetteer.city(region, text) !== undefined)
  const oddName = name ? doubtName(name, isPlace) : null
  if (oddName) doubt('name', oddName)
  for (const field of ['description', 'longDescription'] as const) {
    const inward = doubtDescription(text(field))
    if (inward) doubt(field, inward)
  }
  for (const field of ['email', 'website'] as const)
    if (NOBODYS.test(text(field))) doubt(field, 'It looks like a placeholder.')
  const links = JSON.stringify(read.values.socialMedia ?? '')
  if (/linkedin\.com\/in\//i.test(links)) doubt('linkedin', 'It is the profile of a person.')
  const oddPhone = doubtPhone(text('phone'), region)
  if (oddPhone) doubt('phone', oddPhone)
}
