import { z } from 'zod'
import type { ImportField } from '../../../../shared/import.ts'
import { normalisePhone } from '../cells/normalise-phone.ts'
import { normaliseState } from '../cells/normalise-state.ts'

const EMAIL = z.email()
const SHARE = 0.7
const SHARE_OF_WORDS = 0.4

/** Most distinctive first. */
const LOOKS: readonly [field: ImportField, share: number, looksLike: (cell: string) => boolean][] = [
  ['email', SHARE, (cell) => EMAIL.safeParse(cell).success],
  ['facebook', SHARE, (cell) => /^(?:https?:\/\/)?(?:www\.)?(?:facebook|fb)\.com\//i.test(cell)],
  ['linkedin', SHARE, (cell) => /^(?:https?:\/\/)?(?:\w+\.)?linkedin\.com\//i.test(cell)],
  ['instagram', SHARE, (cell) => /^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i.test(cell)],
  [
    'website',
    SHARE,
    (cell) =>
      /^(?:https?:\/\/|www\.)\S+$|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|ca|us|example)\/?$/i.test(
        cell,
      ),
  ],
  ['phone', SHARE, (cell) => 'phone' in normalisePhone(cell)],
  ['state', SHARE, (cell) => normaliseState(cell) !== undefined],
  ['zipCode', SHARE, (cell) => /^\d{5}(?:-\d{4})?$|^[a-z]\d[a-z] ?\d[a-z]\d$|^\d{4}$/i.test(cell)],
  ['address', SHARE, (cell) => /^(?:\d+[a-z]?[ -]+\S|p\.? ?o\.? box)/i.test(cell) && /\s/.test(cell)],
  [
    'name',
    SHARE_OF_WORDS,
    (cell) =>
      /\b(?:funeral|mortuary|cremation|crematory|chapel|memorial|burial|cemetery|funeraria|fun[eé]raire|undertak\w*)/i.test(
        cell,
      ),
  ],
]

/** Guesses a column's field from its non-blank cells, or null. */
export function guessByCells(
  cells: readonly string[],
  isTaken: (field: ImportField) => boolean,
  isCity: (cell: string) => boolean,
): ImportField | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (filled.length === 0) return null
  for (const [field, share, looksLike] of LOOKS) {
    if (!isTaken(field) && filled.filter(looksLike).length >= filled.length * share) return field
  }
  const isCityColumn = !isTaken('city') && filled.filter(isCity).length >= filled.length * SHARE
  return isCityColumn ? 'city' : null
}
