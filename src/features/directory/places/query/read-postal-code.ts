import type { Region } from '../../../../shared/places/regions.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { QueryWord } from './query-words.ts'

export type FoundCode = { code: string; region: Region; span: number[] }

const AREA = /^[a-z]\d[a-z]$/
/** Also while it is typed. */
const UNIT = /^\d(?:[a-z]\d?)?$/

/**
 * Finds and marks the last known US ZIP (5, 5+4 or 9 digits) or Canadian postal code (whole or first half). A
 * number before a street's name is a house number.
 */
export function readPostalCode(gazetteer: Gazetteer, words: QueryWord[]): FoundCode | null {
  let found: FoundCode | null = null
  for (const [at, word] of words.entries()) {
    const [text = '', next = ''] = withDigits(word.text, words[at + 1]?.text ?? '')
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

const MISREAD: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', s: '5', b: '8' }

/**
 * Corrects letters that look like digits: "K1A OB1", "TZN 2E7", "9O210". A Canadian code needs one true
 * digit; a ZIP needs three, and only O, I and L count there.
 */
function withDigits(text: string, next: string): readonly [string, string] {
  if (/^[\doil]{5}$/.test(text) && /\d.*\d.*\d/.test(text)) return [toDigits(text, /[oil]/g), next]
  const isWhole = text.length === 6
  const whole = isWhole ? text : text + next
  if (!/^(?:[a-z][\doilzsb]){3}$/.test(whole) || !/\d/.test(whole)) return [text, next]
  const code = toDigits(whole, /(?<=^(?:.|...|.....))[oilzsb]/g)
  return isWhole ? [code, next] : [code.slice(0, 3), code.slice(3)]
}

function toDigits(text: string, letters: RegExp): string {
  return text.replace(letters, (letter) => MISREAD[letter] ?? letter)
}

/** Folded: "St" is "saint". */
export const STREETS: ReadonlySet<string> = new Set(
  'street saint avenue ave road rd drive dr lane ln boulevard blvd court ct way highway hwy place parkway pkwy circle rue chemin boul calle'.split(
    ' ',
  ),
)

/** The query is an address. */
export function hasStreet(words: readonly Pick<QueryWord, 'text'>[]): boolean {
  return words.some(({ text }) => STREETS.has(text))
}
