import { scanTextColumn, type TextColumn, textAt } from '../../directory/finder/indexes/text-column.ts'
import { findPhone } from '../../directory/finder/reading/contact.ts'
import { foldWords } from '../../directory/finder/vocabulary/fold-words.ts'
import type { PartnerIndex } from './partner-index.ts'

/** Callers may read out the last four digits. */
const LEAST_DIGITS = 4
const LEAST_STREET = 4
/** Eight or more hexadecimal digits, as typed. */
const ID = /^[\da-f]{8}(?:-[\da-f-]{0,27})?$/
/** An address or path of the public page. */
const PARTNER_PATH = /(?:^|\/)partner\/([\p{L}\d-]+)/u

/** By position. */
export type DetailMatches = {
  /** The query is their id, e-mail address or page. */
  meant: number[]
  /** By telephone number, slug, website or street. */
  others: number[]
}

/**
 * Matches what the public search does not know: id, slug, e-mail address, website, a street without its
 * number, and at least 4 digits of a telephone number. `query`: read by readQuery, not blank.
 */
export function matchDetails(index: PartnerIndex, query: string, isPlace: boolean): DetailMatches {
  const { search } = index
  const lower = query.toLowerCase()
  const only = (meant: number[]) => ({ meant, others: [] })

  if (ID.test(lower)) {
    const found: number[] = []
    for (const [position, { id }] of search.ranked.entries()) if (id.startsWith(lower)) found.push(position)
    if (found.length > 0) return only(found)
  }
  const slug = PARTNER_PATH.exec(lower)?.[1]
  if (slug !== undefined) {
    const found = scan(index.slugs, slug, (position) => textAt(index.slugs, position) === slug)
    if (found.length > 0) return only(found)
  }
  if (lower.includes('@')) return only(scan(index.contacts, lower))
  const others: number[] = []
  const isKnown = new Uint8Array(search.ranked.length)
  const add = (positions: readonly number[]) => {
    for (const position of positions) {
      if (isKnown[position] === 0) others.push(position)
      isKnown[position] = 1
    }
  }
  add(findPhone(search, query, LEAST_DIGITS))
  const isOneWord = !lower.includes(' ')
  if (isOneWord && lower.includes('-')) add(scan(index.slugs, lower))
  if (isOneWord && lower.includes('.') && /[a-z]/.test(lower))
    add(scan(index.contacts, lower.replace(/^https?:\/\//, '').replace(/\/+$/, '')))
  const words = foldWords(query)
  if (!isPlace && words.length >= LEAST_STREET)
    add(scan(search.streets.column, words, isWordStart(search.streets.column)))
  return { meant: [], others }
}

function scan(
  column: TextColumn,
  text: string,
  isHit: (position: number, at: number) => boolean = () => true,
): number[] {
  const found: number[] = []
  scanTextColumn(column, text, (position, at) => {
    if (isHit(position, at)) found.push(position)
    return false
  })
  return found
}

/** "ward street" is not in "Howard Street". */
const isWordStart = (column: TextColumn) => (position: number, at: number) =>
  at === 0 || column.text[(column.starts[position] as number) + at - 1] === ' '
