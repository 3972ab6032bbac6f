import type { App } from '../../../app.ts'
import type { GeoPoint } from '../../../shared/places/geo.ts'
import type { NamedPlace, Place, PlaceOffer, SearchResult } from '../../../shared/search.ts'
import { matchAsked } from '../intents/match-asked.ts'
import { type Asked, readAsked, toAnswer } from '../intents/read-asked.ts'
import { groupMatches } from '../lists/group-by-place.ts'
import { type PartnerReads, selectPartnerCards } from '../partner-reads/select-partners.ts'
import { originOf } from '../places/around/find-place.ts'
import type { Gazetteer } from '../places/gazetteer/gazetteer.ts'
import { correctPlace } from '../places/query/correct-place.ts'
import { describePlace, offerPlace } from '../places/query/describe-place.ts'
import type { UnderstoodPlace } from '../places/query/understood-place.ts'
import { addOffering, offeringFirst } from '../services/add-offering.ts'
import { serviceWords } from '../services/read-service.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { matchQuery } from './match/match-query.ts'
import type { QueryMatches } from './match/query-matches.ts'
import { readQuery } from './read-query.ts'
import { similarTo } from './similar-to.ts'
import { suggestSpellings } from './suggest/suggest-spellings.ts'

export type SearchOptions = {
  /** Default 20; may be 0. */
  limit?: number
  offset?: number
  /** Default: the place that the query names. */
  from?: GeoPoint | null
}

export type FoundPartners = {
  query: string
  snapshot: DirectorySnapshot
  gazetteer: Gazetteer
  matches: QueryMatches
  understood: NamedPlace | null
  /** Of the understood place. */
  origin: Place | null
  /** What the query asks besides a place or a name. */
  asked: Asked | null
}

/** With fewer matches a similar city is offered too. */
const FEW = 3
const MAX_MEANT = 5

/**
 * GET /api/search (SEARCH-1 to SEARCH-4, SEARCH-8). Throws invalid_input over MAX_QUERY_LENGTH characters.
 */
export async function searchDirectory(
  app: PartnerReads & Pick<App, 'directory'>,
  query: string,
  options: SearchOptions = {},
): Promise<SearchResult> {
  return showFound(app, await findPartners(app, query), options)
}

/** showFound reads the cards. Throws as searchDirectory. */
export async function findPartners(app: Pick<App, 'directory'>, query: string): Promise<FoundPartners> {
  const wanted = readQuery(query)
  const gazetteer = await app.directory.gazetteer()
  const snapshot = app.directory.current()
  const asked = readAsked(snapshot, wanted)
  const named = asked
    ? matchAsked(snapshot.search, gazetteer, wanted, asked.rest)
    : matchQuery(snapshot.search, gazetteer, wanted)
  const first = offeringFirst(snapshot, wanted, named)
  const offering = asked ? first : addOffering(snapshot, wanted, first)
  // Partners near a city that has none precede its namesakes.
  const { total, slice } =
    named.place?.positions.length === 0 ? offering : groupMatches(snapshot, wanted, offering)
  const matches = { ...named, total, slice }
  const { place, others } = matches
  const offered = serviceWords(wanted)
  const unknownWords = matches.unknownWords.filter((word) => !offered.has(word))
  return {
    query: wanted,
    snapshot,
    gazetteer,
    matches,
    understood: place && describePlace(place, others, unknownWords),
    origin: place && originOf(place, others, wanted),
    asked,
  }
}

/**
 * For few matches: cities with more partners, spelled almost alike. Without a match also towns that have none, first
 * those of just this name ("arlington").
 */
export function findMeant({ query, snapshot, gazetteer, matches, asked }: FoundPartners): PlaceOffer[] {
  if (query === '' || asked || matches.total > FEW || matches.place) return []
  const corrected = correctPlace(snapshot.search, gazetteer, query, matches.found)
  const offers = (places: readonly UnderstoodPlace[]) => places.map(offerPlace)
  if (matches.total > 0)
    return offers(
      corrected
        .filter(({ place, isPartial }) => place.positions.length > matches.total && !isPartial)
        .map(({ place }) => place),
    )
  const named = matches.found.filter(({ kind, reading }) => kind === 'city' && reading.rest.length === 0)
  return offers([...named, ...corrected.map(({ place }) => place)]).slice(0, MAX_MEANT)
}

/** SEARCH-6; where no place with partners resembles the query, the towns that it may mean. */
function suggestionsFor(found: FoundPartners): string[] {
  const spelled = suggestSpellings(found.snapshot.search, found.query)
  return spelled.length > 0 ? spelled : findMeant(found).map(({ name }) => name)
}

/** The cards, or similar partners and suggestions when nothing matched. */
export async function showFound(
  app: PartnerReads,
  found: FoundPartners,
  { limit = 20, offset = 0, from = found.origin }: SearchOptions,
): Promise<SearchResult> {
  const { query, snapshot, gazetteer, matches, understood, asked } = found
  const read = { ...(understood && { place: understood }), ...(asked && { answer: toAnswer(asked) }) }
  if (matches.total > 0 || query === '' || (asked && !understood)) {
    const ids = matches.slice(offset, limit).map((entry) => entry.id)
    const partners = await selectPartnerCards(app, ids, { from })
    return { query, total: matches.total, partners, suggestions: [], similar: [], ...read }
  }
  const similar = similarTo(snapshot, gazetteer, query, matches).map(({ entry }) => entry)
  return {
    query,
    total: 0,
    partners: [],
    suggestions: matches.place
      ? [...new Set(similar.map(({ city, state }) => `${city}, ${state}`))]
      : suggestionsFor(found),
    similar: await selectPartnerCards(
      app,
      similar.map(({ id }) => id),
      { from },
    ),
    ...read,
  }
}
