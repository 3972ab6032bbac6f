import type { Locale } from '../shared/text/i18n.ts'

/** CARD-2, PARTNER-3. */
export const CARD_TEXT_LENGTH = 200
/** SITE-2. */
export const META_DESCRIPTION_LENGTH = 160

/** Never splits a character or adds to a full stop. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$|[.…]+\s*$/, '')}...`
}

/** Length includes '...'; folds white space. */
export function cutAtWord(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const room = line.slice(0, length - 2)
  const end = room.lastIndexOf(' ')
  const cut = end > length / 2 ? room.slice(0, end) : room.slice(0, length - 3)
  return `${cut.replace(/[\uD800-\uDBFF]$|[\s,;:.–-]+$/g, '')}...`
}

/** Splits at blank lines. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** British English has no comma before "and". */
const LISTS: Readonly<Record<Locale, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB'),
  fr: new Intl.ListFormat('fr-CA'),
  es: new Intl.ListFormat('es-US'),
}

/** "a, b and c"; in Spanish "e" before a word with i. */
export const joinWords = (words: string[], locale: Locale): string => LISTS[locale].format(words)

/** Noon (UTC, ms) of "2026-03-14". */
export function confirmedOn(text: string | null): number | null {
  const day = /^\s*(\d{4}-\d{2}-\d{2})\s*$/.exec(text ?? '')?.[1]
  if (!day) return null
  const time = Date.parse(`${day}T12:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : time
}
