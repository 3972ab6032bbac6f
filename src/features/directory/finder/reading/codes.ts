import { findPhoneDigits } from '../../../../shared/text/phone.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { scanTextColumn } from '../indexes/word-index.ts'
import type { Query, Token } from './query.ts'
import type { Reading } from './reading.ts'

const AREA = /^[a-z]\d[a-z]$/
/** Also while it is typed. */
const UNIT = /^\d(?:[a-z]\d?)?$/
const UNIT_WHOLE = /^\d[a-z]\d$/

type PostalCode = {
  code: string
  /** The second half of a whole Canadian code in small letters; '' without. */
  unit: string
  start: number
  end: number
}

/**
 * The last known US ZIP (5, 5+4 or 9 digits) or Canadian postal code (whole or first half) with its tokens.
 */
export function readPostalCode(gazetteer: Gazetteer, words: readonly Token[]): PostalCode | null {
  let found: PostalCode | null = null
  for (const [at, word] of words.entries()) {
    const [text = '', next = ''] = withDigits(word.text, words[at + 1]?.text ?? '')
    const zip = /^(\d{5})(\d{4})?$/.exec(text)?.[1]
    const area = AREA.test(text) ? text : /^([a-z]\d[a-z])\d(?:[a-z]\d?)?$/.exec(text)?.[1]
    const code = (zip ?? area)?.toUpperCase()
    if (code === undefined || !gazetteer.postalCode(code)) continue
    const hasUnit = zip ? /^\d{4}$/.test(next) : AREA.test(text) && UNIT.test(next)
    const unit = zip ? '' : AREA.test(text) ? (hasUnit ? next : '') : text.slice(3)
    found = { code, unit: UNIT_WHOLE.test(unit) ? unit : '', start: at, end: at + (hasUnit ? 2 : 1) }
  }
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

/** Without area code. */
const LOCAL_DIGITS = 7
const MOST_DIGITS = 10
const SURE_SCORE = 9

/** Positions of partners with a whole or partial number: `leastDigits` to 10 digits, besides the country's 1. */
export function findPhone(
  { phones, ranked }: Pick<FinderIndex, 'phones' | 'ranked'>,
  query: string,
  leastDigits = LOCAL_DIGITS,
): number[] {
  const digits = findPhoneDigits(query)
  const found: number[] = []
  if (digits.length < leastDigits || digits.length > MOST_DIGITS) return found
  scanTextColumn(phones, digits, (position) => {
    if (position < ranked.length) found.push(position)
  })
  return found
}

/** A telephone number or an area code, which no other reading can beat; null without one. */
export function findCodes({ index, tokens, typed }: Query): Reading | null {
  const { phones, ranked } = index
  const positions = findPhone(index, typed)
  const telling = tokens.filter(({ isFiller }) => !isFiller)
  const alone = telling.length === 1 && /^\d{3}$/.test(telling[0]?.text ?? '') ? telling[0]?.text : typed
  const area = /^\(?([2-9]\d\d)(?:[ .)-]{1,2}(\d{1,3})[ .-]?|\)[ .-]?)?$/.exec(alone ?? '')
  if (area && positions.length === 0)
    scanTextColumn(phones, `${area[1]}${area[2] ?? ''}`, (position, at) => {
      if (at === 0 && position < ranked.length) positions.push(position)
    })
  if (positions.length === 0) return null
  const cover = tokens.reduce((bits, _, at) => bits | (1 << at), 0)
  return {
    score: SURE_SCORE,
    place: null,
    hasRegion: false,
    cover,
    loss: 0,
    isExact: true,
    named: positions,
  }
}
