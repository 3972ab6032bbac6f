import { findPhoneDigits } from '../../../../shared/text/phone.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { scanTextColumn } from '../indexes/text-column.ts'
import type { Reading } from './reading.ts'
import type { Asked } from './spans.ts'

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
    return false
  })
  return found
}

/** A telephone number or an area code, which no other reading can beat; null without one. */
export function findCodes({ index, tokens }: Asked, query: string): Reading | null {
  const { phones, ranked } = index
  const positions = findPhone(index, query)
  const telling = tokens.filter(({ isFiller }) => !isFiller)
  const alone =
    telling.length === 1 && /^\d{3}$/.test(telling[0]?.text ?? '') ? telling[0]?.text : query.trim()
  const area = /^\(?([2-9]\d\d)(?:[ .)-]{1,2}(\d{3})[ .-]?|\))?$/.exec(alone ?? '')
  if (area && positions.length === 0)
    scanTextColumn(phones, `${area[1]}${area[2] ?? ''}`, (position, at) => {
      if (at === 0 && position < ranked.length) positions.push(position)
      return false
    })
  if (positions.length === 0) return null
  const cover = tokens.reduce((bits, _, at) => bits | (1 << at), 0)
  const named = positions.map((position) => ({ position, score: SURE_SCORE }))
  return {
    score: SURE_SCORE,
    merit: SURE_SCORE,
    place: null,
    hasRegion: false,
    cover,
    loss: 0,
    isExact: true,
    named,
  }
}
