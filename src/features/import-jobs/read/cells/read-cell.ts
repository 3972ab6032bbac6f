import { isEmail, isPictureUrl } from '../../../../shared/partner-fields/addresses.ts'
import { readChoices } from '../../../../shared/partner-fields/choices.ts'
import type { PartnerField } from '../../../../shared/partner-fields/field.ts'
import { normaliseHours } from '../../../../shared/partner-fields/opening-hours.ts'
import { readDay } from '../../../../shared/partner-fields/values.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import { countCharacters } from '../../../../shared/text/plain-text.ts'
import { readCount, readFlag, readItems, readPrice, tooLong } from './check-cells.ts'
import { lettersOf } from './doubt-address.ts'
import { normalisePhone, normaliseWebsite, restoreZip } from './normalise-cells.ts'
import { titleCase } from './title-case.ts'

export type RowContext = {
  stateText: string
  region: Region | undefined
  /** '' for none. */
  houseNumber: string
  /** '' for none. */
  secondLine: string
}

type CellResult = { value: unknown } | { error: string }

/** Takes a clean, filled cell; bounds are the form's (IMPORT-4). */
export function readCell(clean: string, field: PartnerField, row: RowContext): CellResult {
  const read = readKind(clean, field, row)
  if (!('value' in read) || typeof read.value !== 'string' || !('max' in field)) return read
  const length = countCharacters(read.value)
  return length > field.max ? { error: tooLong(length, field.max) } : read
}

/** "200" or "B" in a column of suites. */
const BARE_UNIT = /^(?:\d{1,5}[a-z]?|[a-z])$/i
const UNIT = /\b(?:suite|ste|unit|apt|apartment|floor|room|rm)\b|#/i

function wholeAddress(street: string, { houseNumber, secondLine }: RowContext): string {
  const numbered = houseNumber === '' ? street : `${houseNumber} ${street}`
  // Some lists say the unit twice.
  const isThere = UNIT.test(street) && lettersOf(street).endsWith(lettersOf(secondLine))
  if (secondLine === '' || isThere) return numbered
  return `${numbered}, ${BARE_UNIT.test(secondLine) ? '#' : ''}${secondLine}`
}

function readKind(clean: string, field: PartnerField, row: RowContext): CellResult {
  switch (field.kind) {
    case 'id':
      return { value: clean.toLowerCase() }
    case 'line':
      return { value: field.recase ? titleCase(clean, field.recase === 'any') : clean }
    case 'address':
      return { value: titleCase(wholeAddress(clean, row), true) }
    case 'state':
      return row.region
        ? { value: row.region.name }
        : { error: `"${clean.slice(0, 60)}" is no state or province of the US or Canada.` }
    case 'postalCode':
      // An unknown state is refused itself.
      if (!row.region && row.stateText !== '') return { value: clean }
      return restoreZip(clean, row.region ?? null)
    case 'phone':
      return normalisePhone(clean)
    case 'email':
      return isEmail(clean) ? { value: clean } : { error: `"${clean.slice(0, 80)}" is not an email address.` }
    case 'webAddress':
    case 'links':
      return normaliseWebsite(clean)
    case 'picture':
      return isPictureUrl(clean) ? { value: clean } : { error: field.sentence }
    case 'services':
    case 'sentences':
      return readItems(clean, field)
    case 'choices': {
      const read = readChoices(clean, field.options)
      return 'value' in read
        ? read
        : { error: `"${read.unknown.slice(0, 60)}" is not in the list of choices.` }
    }
    case 'price':
      return readPrice(clean, field.max)
    case 'hours': {
      const hours = normaliseHours(clean)
      return hours === null ? { error: `"${clean.slice(0, 80)}" are no days with times.` } : { value: hours }
    }
    case 'day': {
      const day = readDay(clean)
      return day === null
        ? { error: `"${clean.slice(0, 40)}" is no day such as 2026-03-14.` }
        : { value: day }
    }
    case 'count':
      return readCount(clean, field.max)
    case 'flag':
      return { value: readFlag(clean) }
    case 'paragraphs':
    case 'slug':
    case 'point':
    case 'rating':
    case 'reviewCount':
    case 'moment':
      return { value: clean }
  }
}
