import { foldWords } from '../../directory/search/fold-words.ts'
import { findPhone } from '../../directory/search/match-contact.ts'
import { scanTextColumn, type TextColumn } from '../../directory/search/text-column.ts'
import type { ListedEntry, PartnerIndex } from './partner-index.ts'

/** What a caller may read out: the last four digits. */
const LEAST_DIGITS = 4
const LEAST_STREET = 4
/** Eight hexadecimal digits, further ones as they are typed. */
const ID = /^[\da-f]{8}(?:-[\da-f-]{0,27})?$/
/** The public page's address, or its path. */
const PARTNER_PATH = /(?:^|\/)partner\/([\p{L}\d-]+)/u

export type DetailMatches = {
  /** What the query can only mean: an id, an e-mail address, the address of a page. */
  meant: ListedEntry[]
  /** Further ones, by telephone number, slug, website or street. */
  others: ListedEntry[]
}

/**
 * Matches partners by what the public search does not know: id, slug, e-mail address, website, a street without
 * its number, and at least 4 digits of a telephone number. `query`: read by readQuery, not blank.
 */
export function matchDetails(index: PartnerIndex, query: string, isPlace: boolean): DetailMatches {
  const { addresses } = index.snapshot.search
  const ranked = index.snapshot.search.ranked as readonly ListedEntry[]
  const lower = query.toLowerCase()
  const entries = (positions: readonly number[]) => positions.map((at) => ranked[at] as ListedEntry)
  const only = (meant: ListedEntry[]) => ({ meant, others: [] })

  if (ID.test(lower)) {
    const found = ranked.filter(({ id }) => id.startsWith(lower))
    if (found.length > 0) return only(found)
  }
  const slug = PARTNER_PATH.exec(lower)?.[1]
  if (slug !== undefined) {
    const entry = index.snapshot.bySlug.get(slug) as ListedEntry | undefined
    if (entry) return only([entry])
  }
  if (lower.includes('@')) return only(entries(scan(index.contacts, lower)))
  const others = new Set(findPhone(index.snapshot.search, query, LEAST_DIGITS))
  const add = (positions: readonly number[]) => {
    for (const position of positions) others.add(position)
  }
  const isOneWord = !lower.includes(' ')
  if (isOneWord && lower.includes('-')) add(scan(index.slugs, lower))
  if (isOneWord && lower.includes('.') && /[a-z]/.test(lower))
    add(scan(index.contacts, lower.replace(/^https?:\/\//, '').replace(/\/+$/, '')))
  const words = foldWords(query)
  if (!isPlace && words.length >= LEAST_STREET) add(scan(addresses, words, isWordStart(addresses)))
  return { meant: [], others: entries([...others]) }
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
