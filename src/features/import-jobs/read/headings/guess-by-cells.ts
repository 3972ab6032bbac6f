import type { ImportField } from '../../../../shared/import.ts'
import { isEmail, isPictureUrl } from '../../../../shared/partner-fields/addresses.ts'
import { normaliseHours } from '../../../../shared/partner-fields/opening-hours.ts'
import { toSlug } from '../../../../shared/places/slugs.ts'
import { TRADE_WORDS } from '../../../directory/finder/vocabulary/words.ts'
import { readCount } from '../cells/check-cells.ts'
import { isHouseName } from '../cells/doubt-name.ts'
import { normalisePhone, normaliseState } from '../cells/normalise-cells.ts'

const SHARE = 0.7

/** Behind "/in/" LinkedIn has persons. */
const isAt = (host: string) => {
  const address = new RegExp(`^(?:https?://)?(?:\\w+\\.)?${host}\\.com/(?!in/)`, 'i')
  return (cell: string) => address.test(cell)
}

/** Most distinctive first. */
const LOOKS: readonly [field: ImportField, looksLike: (cell: string) => boolean][] = [
  ['email', isEmail],
  ['facebook', isAt('(?:facebook|fb)')],
  ['linkedin', isAt('linkedin')],
  ['instagram', isAt('instagram')],
  [
    'website',
    (cell) =>
      /^(?:https?:\/\/|www\.)\S+$|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|ca|us|example)\/?$/i.test(
        cell,
      ),
  ],
  ['phone', (cell) => 'value' in normalisePhone(cell)],
  ['state', (cell) => normaliseState(cell) !== undefined],
  ['zipCode', (cell) => /^\d{5}(?:-\d{4})?$|^[a-z]\d[a-z] ?\d[a-z]\d$|^\d{4}$/i.test(cell)],
  ['address', (cell) => /^(?:\d+[a-z]?[ -]+\S|p\.? ?o\.? box)/i.test(cell) && /\s/.test(cell)],
]

const PERSON = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)? \p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?$/u
/** This trade's words. */
export const TRADE =
  /fun[eé]r|mortuar|chapel|cr[eé]mat|memorial|burial|cemeter|undertak|service|societ|\b(?:homes?|gardens?|maison|r[eé]sidence)\b/i
/** Whether a name or a sentence holds a word of the trade or of families. */
export const namesTrade = (text: string): boolean =>
  TRADE.test(text) ||
  toSlug(text)
    .split('-')
    .some((word) => TRADE_WORDS.has(word))
/** "Ann B. Reed", "Reed, Ann B.", "Ann Reed, Manager"; not "Reed Chapel". */
export const looksLikePerson = (cell: string): boolean => {
  const [first = '', second = ''] = cell.split(',').map((part) => part.trim())
  return (
    !TRADE.test(cell) &&
    (PERSON.test(first) || (/^\p{Lu}\S+$/u.test(first) && PERSON.test(`${second} ${first}`)))
  )
}
const isYear = (text: string) => /^(?:19[5-9]|20[0-4])\d$/.test(text)
const isNumber = (cell: string) => /^[+-]?\d[\d.,\s]*$/.test(cell)
const isCount = (cell: string) => 'value' in readCount(cell, 10_000)

/** Any text will do for other fields. */
const MUST_LOOK: ReadonlyMap<string, (cell: string) => boolean> = new Map<string, (cell: string) => boolean>([
  ...LOOKS,
  ['name', (cell) => !looksLikePerson(cell)],
  ['address', (cell) => /\d/.test(cell)],
  ['description', namesTrade],
  ['longDescription', namesTrade],
  // A house is older than its partnership.
  ['partnerSince', (cell) => !/\b1\d{3}\b/.test(cell)],
  ['logoUrl', isPictureUrl],
  ['imageUrl', isPictureUrl],
  ['openingHours', (cell) => normaliseHours(cell) !== null],
  ['annualCremations', (cell) => isCount(cell) && !isYear(cell)],
  ['locationCount', isCount],
  ['directCremationFrom', (cell) => /\d/.test(cell)],
  ['latitude', isNumber],
  ['longitude', isNumber],
])
const CELLS_TO_CONTRADICT = 2
/** Other fields refuse the cells that do not look like theirs. */
export const LEAST_SHARE = 0.3
const FREE_TEXTS: ReadonlySet<string> = new Set(
  'name address description longDescription partnerSince'.split(' '),
)

/** Only cells show that a free text's heading is wrong. */
const CONTRADICTED_BY: Readonly<Partial<Record<ImportField, readonly ImportField[]>>> = {
  name: ['email', 'website', 'phone', 'state', 'zipCode', 'address'],
  address: ['email', 'website', 'phone', 'state', 'zipCode'],
  city: ['email', 'website', 'phone', 'zipCode', 'address'],
}

export const looksLike = (field: string, cell: string): boolean => MUST_LOOK.get(field)?.(cell) ?? true

/** Whether cells say that a column is not `field`. */
export function isContradicted(
  field: ImportField,
  cells: readonly string[],
  isCity: (cell: string) => boolean,
): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const least = FREE_TEXTS.has(field) ? filled.length * LEAST_SHARE : 0
  const fitting = filled.filter((cell) => looksLike(field, cell)).length
  if (filled.length >= CELLS_TO_CONTRADICT && fitting <= least) return true
  const others = CONTRADICTED_BY[field]
  return others ? guessByCells(cells, (candidate) => !others.includes(candidate), isCity) !== null : false
}

/** Whether as many of the cells, by default most, are names of houses. */
export const areHouses = (cells: readonly string[], share = SHARE): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length >= CELLS_TO_CONTRADICT && filled.filter(isHouseName).length >= filled.length * share
}

const OF_CONTACTS: ReadonlySet<string> = new Set(
  'email facebook linkedin instagram website phone address'.split(' '),
)

/** Whether cells are numbers, streets or web addresses to reach somebody. */
export const isOfContacts = (cells: readonly string[]): boolean =>
  guessByCells(
    cells,
    (field) => !OF_CONTACTS.has(field),
    () => false,
  ) !== null

/** Never the name: services and notes hold the same words. */
export function guessByCells(
  cells: readonly string[],
  isTaken: (field: ImportField) => boolean,
  isCity: (cell: string) => boolean,
): ImportField | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (filled.length === 0) return null
  for (const [field, looksLike] of LOOKS) {
    if (!isTaken(field) && filled.filter(looksLike).length >= filled.length * SHARE) return field
  }
  const isCityColumn = !isTaken('city') && filled.filter(isCity).length >= filled.length * SHARE
  return isCityColumn ? 'city' : null
}
