import { z } from 'zod'
import type { Field } from './columns.ts'

/** Why a cell cannot be used; `kind` lets equal reasons be counted together. */
export type Reason = { field: Field | 'row'; kind: 'missing' | 'invalid'; message: string }

const LONGEST: Partial<Record<Field, number>> = {
  name: 200,
  address: 300,
  city: 100,
  email: 254,
  website: 2000,
  description: 2000,
  longDescription: 20_000,
  servicesOffered: 5000,
  logoUrl: 2000,
  imageUrl: 2000,
}
const EMAIL = z.email()
const LONGEST_OTHERWISE = 200
const WITH_LINES: ReadonlySet<Field> = new Set(['description', 'longDescription'])

/**
 * A cell's text as it is kept: trimmed, composed (NFC), on one line unless it is a description. Control characters and
 * text over the field's bound are errors, not cut: nobody would notice what is missing.
 */
export function cleanCell(field: Field, text: string): string | Reason {
  // Most cells are plain already.
  if (text.length <= 100 && /^[!-~]+(?: [!-~]+)*$/.test(text)) return text
  const composed = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').trim()
  const clean = WITH_LINES.has(field)
    ? composed
    : composed.replace(/\s*\n\s*/g, field === 'address' ? ', ' : ' ').replace(/[ \t\u00a0]+/g, ' ')
  const longest = LONGEST[field] ?? LONGEST_OTHERWISE
  if (/[^\P{Cc}\n\t]/u.test(clean) || clean.includes('\ufffd')) {
    return { field, kind: 'invalid', message: 'It holds characters that cannot be shown.' }
  }
  if (clean.length > longest) {
    return {
      field,
      kind: 'invalid',
      message: `It has ${clean.length} characters; at most ${longest} are kept.`,
    }
  }
  return clean
}

/** A whole number from 0, thousands separated or not; an empty cell says nothing and gives `byDefault`. */
export function readCount(field: Field, text: string, byDefault: number): number | Reason {
  if (text === '') return byDefault
  if (/^(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.0+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  return { field, kind: 'invalid', message: `"${text.slice(0, 40)}" is not a whole number.` }
}

/** True only when the text equals "true" in any case (spec, Partner CSV import). */
export const readFlag = (text: string): boolean => text.toLowerCase() === 'true'

/** Whether a cell of a flag says plainly yes or no. */
export const isFlag = (text: string): boolean => /^(?:true|false|no|n|0|)$/i.test(text)

/** Services parted by semicolons, each once, at most 50. */
export function readServices(text: string): string[] {
  const services = text.split(';').map((service) => service.trim().slice(0, 100))
  return [...new Set(services.filter((service) => service !== ''))].slice(0, 50)
}

/** An e-mail address, or why not. */
export function readEmail(text: string): string | Reason {
  if (EMAIL.safeParse(text).success) return text
  return { field: 'email', kind: 'invalid', message: `"${text.slice(0, 80)}" is not an email address.` }
}

/** A picture's address: it must start with / or http:// or https:// (spec, section 5). */
export function readImageUrl(field: Field, text: string): string | Reason {
  if (/^(?:https?:\/\/[^\s/]+|\/(?!\/))\S*$/i.test(text)) return text
  const what = field === 'logoUrl' ? 'Logo' : 'Image'
  return { field, kind: 'invalid', message: `${what} URL must be a valid URL or relative path` }
}
