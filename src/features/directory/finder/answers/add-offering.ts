import { offers } from '../../services/offers.ts'
import { readServiceWords, servicesIn } from '../../services/read-service.ts'
import { GENERAL_KINDS } from '../../services/service-kinds.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import type { QueryMatches } from './match-query.ts'

/** Shorter words are mostly parts of names: "urn", "pet", "wake". */
const MIN_LENGTH = 5
/** Nearly everyone offers them. */
const TOO_GENERAL = new Set(GENERAL_KINDS.map(({ slug }) => slug))

/**
 * Positions of matches: those who offer a service that is said beside the place come first; a service alone adds all
 * who offer it after the other matches.
 */
export function addOffering(
  { search, services }: { search: FinderIndex; services: { has(slug: string): boolean } },
  query: string,
  { positions }: Pick<QueryMatches, 'positions'>,
  hasPlace: boolean,
): readonly number[] {
  const asked = hasPlace ? servicesIn(query).filter((slug) => services.has(slug)) : []
  if (asked.length > 0) {
    const isOffered = (position: number) =>
      asked.every((slug) => search.ranked[position]?.services.includes(slug))
    return [...positions.filter(isOffered), ...positions.filter((position) => !isOffered(position))]
  }
  if (query.length < MIN_LENGTH) return positions
  const service = readServiceWords(query, services).find((slug) => !TOO_GENERAL.has(slug))
  if (service === undefined) return positions
  const isOffered = offers(service)
  const known = new Set(positions)
  const others = [...search.ranked.keys()].filter((position) => {
    const entry = search.ranked[position]
    return entry !== undefined && !known.has(position) && isOffered(entry)
  })
  return [...positions, ...others]
}
