import { FIELD_OF_CSV } from '../../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import type { Field } from '../columns.ts'

/** Why a cell cannot be used; `kind` lets equal reasons be counted together. */
export type Reason = { field: Field | 'row'; kind: 'missing' | 'invalid'; message: string }

/** Characters of a cell whose text is not kept as it stands, or only joined to another. */
const LONGEST_OTHERWISE = 200

/** Characters that a cell may have: as many as its field, whatever way it is set. */
function longestCell(column: Field): number {
  const field = fieldOf(FIELD_OF_CSV[column])
  switch (field.kind) {
    case 'line':
    case 'paragraphs':
    case 'email':
    case 'webAddress':
    case 'links':
    case 'picture':
      return field.max
    case 'address':
      return column === 'address' ? field.max : LONGEST_OTHERWISE
    case 'services':
      return field.maxItems * (field.max + '; '.length)
    default:
      return LONGEST_OTHERWISE
  }
}

/** Said of text over its field's bound. */
export const tooLong = (length: number, longest: number) =>
  `It has ${length} characters; at most ${longest} are kept.`

/**
 * A cell's text as it is kept: trimmed, composed (NFC), on one line unless it is a description. Control characters and
 * text over the field's bound are errors, not cut: nobody would notice what is missing.
 */
export function cleanCell(field: Field, text: string): string | Reason {
  const longest = longestCell(field)
  // Most cells are plain already.
  if (text.length <= Math.min(100, longest) && /^[!-~]+(?: [!-~]+)*$/.test(text)) return text
  const composed = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').trim()
  const clean =
    fieldOf(FIELD_OF_CSV[field]).kind === 'paragraphs'
      ? composed
      : composed.replace(/\s*\n\s*/g, field === 'address' ? ', ' : ' ').replace(/[ \t\u00a0]+/g, ' ')
  if (/[^\P{Cc}\n\t]/u.test(clean) || clean.includes('\ufffd')) {
    return { field, kind: 'invalid', message: 'It holds characters that cannot be shown.' }
  }
  if (clean.length > longest) {
    return { field, kind: 'invalid', message: tooLong(clean.length, longest) }
  }
  return clean
}

/** A whole number from 0 to `max`, thousands separated or not. */
export function readCount(text: string, max: number): { value: number } | { error: string } {
  if (!/^(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.0+)?$/.test(text))
    return { error: `"${text.slice(0, 40)}" is not a whole number.` }
  const value = Number(text.replaceAll(',', ''))
  return value <= max ? { value } : { error: `"${text}" is more than ${max.toLocaleString('en-US')}.` }
}

/** True only when the text equals "true" in any case (spec, Partner CSV import). */
export const readFlag = (text: string): boolean => text.toLowerCase() === 'true'

/** Whether a cell of a flag says plainly yes or no. */
export const isFlag = (text: string): boolean => /^(?:true|false|no|n|0|)$/i.test(text)

/** Services separated by semicolons, each once; none is cut or left out because there are too many. */
export function readServices(
  text: string,
  { max, maxItems }: { max: number; maxItems: number },
): { value: string[] } | { error: string } {
  const named = text.split(';').map((service) => service.trim())
  const value = [...new Set(named.filter((service) => service !== ''))]
  const long = value.find((service) => service.length > max)
  if (long) return { error: `"${long.slice(0, 40)}…": ${tooLong(long.length, max)}` }
  return value.length <= maxItems
    ? { value }
    : { error: `It names ${value.length} services; at most ${maxItems} are kept.` }
}
