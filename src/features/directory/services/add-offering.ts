import { type PartnerMatches, toMatches } from '../search/match/match-partners.ts'
import type { QueryMatches } from '../search/match/query-matches.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { offers } from './offers.ts'
import { readServiceWords, servicesIn } from './read-service.ts'
import { GENERAL_KINDS } from './service-kinds.ts'

/** Shorter words are mostly parts of names: "urn", "pet", "wake". */
const MIN_LENGTH = 5

/** Nearly everyone offers them. */
const TOO_GENERAL = new Set(GENERAL_KINDS.map(({ slug }) => slug))

/**
 * Puts those who offer a service named beside its place ("green burial vermont") before the others there,
 * after the names meant; adds none.
 */
export function offeringFirst(
  { search, services }: Pick<DirectorySnapshot, 'search' | 'services'>,
  query: string,
  matches: QueryMatches,
): PartnerMatches {
  const asked = matches.place ? servicesIn(query).filter((slug) => services.has(slug)) : []
  if (asked.length === 0) return matches
  const certain = new Set(matches.certain)
  const rankOf = (position: number) => {
    if (certain.has(position)) return 0
    return asked.every((slug) => search.ranked[position]?.services.includes(slug)) ? 1 : 2
  }
  const positions = matches.positions(0, matches.total).sort((a, b) => rankOf(a) - rankOf(b))
  return toMatches(search, positions.length, (offset, limit) => positions.slice(offset, offset + limit))
}

/** After all other matches, by rank. */
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
