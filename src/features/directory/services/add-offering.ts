import type { PartnerMatches } from '../search/match-partners.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { readServiceWords } from './read-service.ts'
import { GENERAL_KINDS } from './service-kinds.ts'

/** Shorter words are mostly parts of names: "urn", "pet", "wake". */
const MIN_LENGTH = 5

/** "cremation" and "funeral" are in most names, and would list nearly everyone. */
const TOO_GENERAL = new Set(GENERAL_KINDS.map(({ slug }) => slug))

/** Adds to the matches of a query that names a service those who offer it, by rank, after all others. */
export function addOffering(
  { search, services }: DirectorySnapshot,
  query: string,
  matches: PartnerMatches,
): PartnerMatches {
  if (query.length < MIN_LENGTH) return matches
  const service = readServiceWords(query, services).find((slug) => !TOO_GENERAL.has(slug))
  if (service === undefined) return matches
  const matched = matches.slice(0, matches.total)
  const known = new Set(matched)
  const offering = search.ranked.filter((entry) => entry.services.includes(service) && !known.has(entry))
  const entries = [...matched, ...offering]
  return { total: entries.length, slice: (offset, limit) => entries.slice(offset, offset + limit) }
}
