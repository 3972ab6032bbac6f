import { findPhoneDigits } from '../../../../shared/text/phone.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { scanTextColumn } from '../indexes/text-columns.ts'
import type { Query, Token } from './query.ts'
import type { Reading } from './reading.ts'

type PostalCode = {
  code: string
  /** The second half of a Canadian code. */
  unit: string
  /** Four digits, as spreadsheets write "02134". */
  isCut: boolean
  start: number
  end: number
}

/** The last known US ZIP (4, 5, 5+4 or 9 digits) or Canadian postal code (whole or first half, also while it is typed) with its tokens. */
export function readPostalCode(gazetteer: Gazetteer, words: readonly Token[]): PostalCode | null {
  let found: PostalCode | null = null
  for (const [at, { text }] of words.entries()) {
    const both = [text, ...words.slice(at + 1, at + 2).map((next) => `${text} ${next.text}`)]
    for (const [more, typed] of both.entries()) {
      const isCut: boolean = !found && /^\d{4}$/.test(typed)
      const code: string | null = isCut ? `0${typed}` : codeIn(typed)
      const unit = CANADIAN.exec(typed)?.[2] ?? ''
      if (code && gazetteer.postalCode(code)) found = { code, unit, isCut, start: at, end: at + 1 + more }
    }
  }
  return found
}

const ZIP = /^([\doil]{5})(?: ?\d{4})?$/
const CANADIAN = /^([a-z][\doilzsb][a-z])(?: ?([\doilzsb](?:[a-z][\doilzsb]?)?))?$/
const MISREAD: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', s: '5', b: '8' }

/**
 * Corrects letters that look like digits: "K1A OB1", "TZN 2E7", "9O210". A Canadian code needs one true
 * digit, in its first half unless it is whole; a ZIP needs three, and only O, I and L count there.
 */
function codeIn(typed: string): string | null {
  const zip = ZIP.exec(typed)?.[1]
  if (zip && /\d.*\d.*\d/.test(zip)) return zip.replace(/\D/g, (letter) => MISREAD[letter] ?? letter)
  const area = CANADIAN.exec(typed)?.[1]
  const isWhole = typed.replace(' ', '').length === 6
  if (!area || !/\d/.test(isWhole ? typed : area)) return null
  return area.replace(/(?<=^.)[oilzsb]/, (letter) => MISREAD[letter] ?? letter).toUpperCase()
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
