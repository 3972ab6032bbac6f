import type { Region } from '../../../shared/places/regions.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { QueryWord } from './query-words.ts'

export type FoundCode = { code: string; region: Region; span: number[] }

const AREA = /^[a-z]\d[a-z]$/
/** Also while it is typed. */
const UNIT = /^\d(?:[a-z]\d?)?$/

/**
 * Finds the last US ZIP (5, 5+4 or 9 digits) or Canadian postal code (whole or its first half, with or without space)
 * that the gazetteer knows, and marks its words. A number before a street's name is a house number.
 */
export function readPostalCode(gazetteer: Gazetteer, words: QueryWord[]): FoundCode | null {
  let found: FoundCode | null = null
  for (const [at, { text }] of words.entries()) {
    const next = words[at + 1]?.text ?? ''
    const zip = /^(\d{5})(\d{4})?$/.exec(text)?.[1]
    const area = AREA.test(text) ? text : /^([a-z]\d[a-z])\d(?:[a-z]\d?)?$/.exec(text)?.[1]
    const code = (zip ?? area)?.toUpperCase()
    if (code === undefined) continue
    const place = gazetteer.postalCode(code)
    if (!place) continue
    const isHouseNumber =
      zip !== undefined && at === 0 && words.length > 3 && /^[a-z]/.test(next) && hasStreet(words)
    if (isHouseNumber) continue
    const hasUnit = zip ? /^\d{4}$/.test(next) : AREA.test(text) && UNIT.test(next)
    found = { code, region: place.region, span: hasUnit ? [at, at + 1] : [at] }
  }
  for (const at of found?.span ?? []) (words[at] as QueryWord).isCode = true
  return found
}

/** Words of streets, folded: "St" is "saint". */
export const STREETS: ReadonlySet<string> = new Set(
  'street saint avenue ave road rd drive dr lane ln boulevard blvd court ct way highway hwy place parkway pkwy circle rue chemin boul calle'.split(
    ' ',
  ),
)

/** Returns whether a word says that this is an address. */
export function hasStreet(words: readonly Pick<QueryWord, 'text'>[]): boolean {
  return words.some(({ text }) => STREETS.has(text))
}
