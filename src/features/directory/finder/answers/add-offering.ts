import type { FinderIndex } from '../indexes/finder-index.ts'
import { readService, servicesIn } from '../vocabulary/read-services.ts'
import { serviceKind } from '../vocabulary/service-kinds.ts'
import type { QueryMatches } from './match-query.ts'

/** Shorter words are mostly parts of names: "urn", "pet", "wake". */
const MIN_LENGTH = 5

/**
 * Positions of matches: those who offer a service that is said beside the place come first; a service alone adds all
 * who offer it after the other matches. `services`: slugs that anyone offers.
 */
export function addOffering(
  { search, services }: { search: FinderIndex; services: { has(slug: string): boolean } },
  query: string,
  { positions }: Pick<QueryMatches, 'positions'>,
  hasPlace: boolean,
): readonly number[] {
  const offers = (position: number, slug: string) => search.ranked[position]?.services.includes(slug) === true
  const asked = hasPlace ? servicesIn(query).filter((slug) => services.has(slug)) : []
  if (asked.length > 0) {
    const isOffered = (position: number) => asked.every((slug) => offers(position, slug))
    return [...positions.filter(isOffered), ...positions.filter((position) => !isOffered(position))]
  }
  const service = query.length < MIN_LENGTH ? null : readService(query, services)
  if (service === null || serviceKind(service)?.isGeneral) return positions
  const known = new Set(positions)
  const others = [...search.ranked.keys()].filter((one) => !known.has(one) && offers(one, service))
  return [...positions, ...others]
}
