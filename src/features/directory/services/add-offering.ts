import { type PartnerMatches, toMatches } from '../search/match-partners.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { offers } from './offers.ts'
import { readServiceWords } from './read-service.ts'
import { GENERAL_KINDS } from './service-kinds.ts'

/** Shorter words are mostly parts of names: "urn", "pet", "wake". */
const MIN_LENGTH = 5

/** "cremation" and "funeral" are in most names, and would list nearly everyone. */
const TOO_GENERAL = new Set(GENERAL_KINDS.map(({ slug }) => slug))

/** Adds those who offer a named service after all other matches, by rank. */
export function addOffering(
  { search, services }: Pick<DirectorySnapshot, 'search' | 'services'>,
  query: string,
  matches: PartnerMatches,
): PartnerMatches {
  if (query.length < MIN_LENGTH) return matches
  const service = readServiceWords(query, services).find((slug) => !TOO_GENERAL.has(slug))
  if (service === undefined) return matches
  const positions = matches.positions(0, matches.total)
  const isMatched = new Uint8Array(search.ranked.length)
  for (const position of positions) isMatched[position] = 1
  const isOffered = offers(service)
  for (const [position, entry] of search.ranked.entries())
    if (isMatched[position] === 0 && isOffered(entry)) positions.push(position)
  return toMatches(search, positions.length, (offset, limit) => positions.slice(offset, offset + limit))
}
