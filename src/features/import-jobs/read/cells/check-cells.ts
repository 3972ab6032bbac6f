import { LONGEST_CELL } from '../../../../shared/csv/split-csv.ts'
import type { ImportField } from '../../../../shared/import.ts'
import type { PartnerField } from '../../../../shared/partner-fields/field.ts'
import { FIELD_OF_CSV } from '../../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import { countCharacters, tidyText } from '../../../../shared/text/plain-text.ts'

const LONGEST_OTHERWISE = 200

/** Invisible; copied along. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** The form's bound (IMPORT-4). */
function longestCell(column: ImportField): number {
  const field = fieldOf(FIELD_OF_CSV[column])
  if ('maxItems' in field) return field.maxItems * (field.max + '; '.length)
  if ('options' in field) return field.options.join('; ').length
  return Math.max(LONGEST_OTHERWISE, 'max' in field ? field.max : 0)
}

/** In characters. */
export const tooLong = (length: number, longest: number) =>
  `It has ${length}${length < LONGEST_CELL ? '' : ' or more'} characters; at most ${longest} are kept.`

/** Trims and composes (NFC). Control characters and overlong text are errors: a cut would go unnoticed (IMPORT-4). */
export function cleanCell(column: ImportField, text: string): { text: string } | { error: string } {
  const longest = longestCell(column)
  // Most cells are printable ASCII.
  if (text.length <= Math.min(100, longest) && /^[!-~]+(?: [!-~]+)*$/.test(text)) return { text }
  const composed = tidyText(text.toWellFormed().replace(UNSEEN, ''))
  const { kind } = fieldOf(FIELD_OF_CSV[column])
  const clean =
    kind === 'paragraphs' || kind === 'sentences'
      ? composed
      : composed.replace(/\s*\n\s*/g, lineBreakOf(column, kind)).replace(/[ \t\u00a0]+/g, ' ')
  if (/[^\P{Cc}\n\t]/u.test(clean) || clean.includes('\ufffd'))
    return { error: 'It holds characters that cannot be shown.' }
  const length = countCharacters(clean)
  return length > longest ? { error: tooLong(length, longest) } : { text: clean }
}

function lineBreakOf(column: ImportField, kind: PartnerField['kind']): string {
  if (kind === 'services' || kind === 'choices' || kind === 'hours') return '; '
  return column === 'address' ? ', ' : ' '
}

/** A whole number from 0 to `max`, with thousands separators or without. */
export function readCount(text: string, max: number): { value: number } | { error: string } {
  if (!/^(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.0+)?$/.test(text))
    return { error: `"${text.slice(0, 40)}" is not a whole number.` }
  const value = Number(text.replaceAll(',', ''))
  return value <= max ? { value } : { error: `"${text}" is more than ${max.toLocaleString('en-US')}.` }
}

/** Only "true", in any case (IMPORT-2). */
export const readFlag = (text: string): boolean => text.toLowerCase() === 'true'

/** Whole dollars: "from $1,295.00" is 1295. */
export function readPrice(text: string, max: number): { value: number } | { error: string } {
  const amount = text.replace(/^from\s*/i, '').replace(/^(?:(?:US|CA)?\$|USD|CAD)\s*|\s*(?:USD|CAD)$/gi, '')
  const read = readCount(amount, max)
  if ('error' in read) return { error: `"${text.slice(0, 40)}" is no price in whole dollars.` }
  return read.value > 0 ? read : { error: 'A price is 1 or more.' }
}

/** Services by semicolons, sentences by lines. Too many are an error (IMPORT-4). */
export function readItems(
  text: string,
  { kind, max, maxItems }: { kind: 'services' | 'sentences'; max: number; maxItems: number },
): { value: string[] } | { error: string } {
  const named = text.split(kind === 'services' ? ';' : '\n').map((item) => item.trim())
  const value = [...new Set(named.filter((service) => service !== ''))]
  const long = value.find((service) => countCharacters(service) > max)
  if (long) return { error: `"${long.slice(0, 40)}…": ${tooLong(countCharacters(long), max)}` }
  return value.length <= maxItems
    ? { value }
    : { error: `It names ${value.length} ${kind}; at most ${maxItems} are kept.` }
}
