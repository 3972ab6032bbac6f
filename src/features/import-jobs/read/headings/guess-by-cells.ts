import { z } from 'zod'
import type { ImportField } from '../../../../shared/import.ts'
import { normalisePhone } from '../cells/normalise-phone.ts'
import { normaliseState } from '../cells/normalise-state.ts'

const EMAIL = z.email()
const SHARE = 0.7

/** Most distinctive first. */
const LOOKS: readonly [field: ImportField, looksLike: (cell: string) => boolean][] = [
  ['email', (cell) => EMAIL.safeParse(cell).success],
  ['facebook', (cell) => /^(?:https?:\/\/)?(?:www\.)?(?:facebook|fb)\.com\//i.test(cell)],
  ['linkedin', (cell) => /^(?:https?:\/\/)?(?:\w+\.)?linkedin\.com\//i.test(cell)],
  ['instagram', (cell) => /^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i.test(cell)],
  [
    'website',
    (cell) =>
      /^(?:https?:\/\/|www\.)\S+$|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|ca|us|example)\/?$/i.test(
        cell,
      ),
  ],
  ['phone', (cell) => 'phone' in normalisePhone(cell)],
  ['state', (cell) => normaliseState(cell) !== undefined],
  ['zipCode', (cell) => /^\d{5}(?:-\d{4})?$|^[a-z]\d[a-z] ?\d[a-z]\d$|^\d{4}$/i.test(cell)],
  ['address', (cell) => /^(?:\d+[a-z]?[ -]+\S|p\.? ?o\.? box)/i.test(cell) && /\s/.test(cell)],
]

/** Never guesses the name: services and notes hold the same words. */
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
