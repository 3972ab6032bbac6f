import type { ImportField } from '../../../shared/import.ts'
import type { Region } from '../../../shared/places/regions.ts'
import type { PlaceTables } from '../../directory/places/around/find-contradictions.ts'
import { doubtAddress, lettersOf } from './cells/doubt-address.ts'
import { doubtCity } from './cells/doubt-city.ts'
import { doubtPhone, doubtWebAddress } from './cells/doubt-contacts.ts'
import { doubtName } from './cells/doubt-name.ts'
import { isForTheTeam } from './cells/holds-note.ts'
import { normaliseState } from './cells/normalise-cells.ts'
import { looksLike } from './headings/guess-by-cells.ts'
import type { RowCells } from './row-cells.ts'

const ODD_NUMBERS: readonly [field: ImportField, odd: RegExp, reason: string][] = [
  // 2023, 9999, 45292.
  ['annualCremations', /^(?:19[5-9]\d|20[0-4]\d|(\d)\1{3}|\d{5,})$/, 'It is no usual count of a year.'],
  ['locationCount', /^\d{3,}$/, 'Few firms have as many houses.'],
  ['directCremationFrom', /^(?:\d{1,2}|\d{5,})$/, 'It is no usual price of a cremation.'],
  // 1954 to 2064.
  ['partnerSince', /^[2-5]\d{4}(?:\.\d+)?$/, 'It is a number: a day, as Excel counts.'],
]
const SENTENCE = /^[^\p{Ll}].*[.!?…:"”»)]$/su

/** Adds doubts of read values that do not look like what their column holds. */
export function doubtRow({ read, doubt }: RowCells, region: Region | undefined, tables: PlaceTables): void {
  const text = (field: string) => String(read.values[field] ?? '')
  const [name, city, zipCode] = [text('name'), text('city'), text('zipCode')]
  if (region && city) doubt('city', doubtCity(tables.gazetteer, region, { city, zipCode }))
  const isPlace = (text: string) =>
    lettersOf(text) === lettersOf(city) ||
    normaliseState(text) !== undefined ||
    (region !== undefined && tables.gazetteer.city(region, text) !== undefined)
  if (name) doubt('name', doubtName(name, isPlace))
  doubt('address', doubtAddress(text('address')))
  doubt('phone', doubtPhone(text('phone'), region))
  for (const field of ['email', 'website'] as const) doubt(field, doubtWebAddress(text(field)))
  for (const [network, link] of Object.entries({ ...(read.values.socialMedia as Record<string, string>) }))
    if (!looksLike(network, link)) doubt(network as ImportField, `It is no page of a house at ${network}.`)
  for (const field of ['description', 'longDescription'] as const) {
    if (isForTheTeam(text(field))) doubt(field, 'It may not be meant for visitors.')
    else if (text(field) && !SENTENCE.test(text(field))) doubt(field, 'It is no sentence: perhaps a note.')
  }
  for (const [field, odd, reason] of ODD_NUMBERS) if (odd.test(text(field))) doubt(field, reason)
}
