import type { App } from '../../../../app.ts'
import type { AskedFor } from '../../../../shared/pages.ts'
import { paths } from '../../../../shared/paths.ts'
import type { GeoPoint } from '../../../../shared/places/geo.ts'
import type { NamedPlace, Place, PlaceOffer, SearchResult } from '../../../../shared/search.ts'
import type { PartnerReads } from '../../partner-reads/read-partners.ts'
import { toCards } from '../../partner-reads/to-partner.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { isEverydaySpeech, readAsked, toAnswer } from '../intents/read-asked.ts'
import type { KnownPlace } from '../reading/places.ts'
import { type Query, readQuery, splitQuery } from '../reading/query.ts'
import { isExplained, type Reading, unexplainedWords } from '../reading/reading.ts'
import {
  addOffering,
  isLikely,
  isNamesake,
  matchAsked,
  matchQuery,
  type QueryMatches,
  similarTo,
} from './match-query.ts'

export type SearchOptions = {
  /** Default 20; may be 0. */
  limit?: number
  offset?: number
  /** Default: the place that the query names. */
  from?: GeoPoint | null
}

export type FoundPartners = {
  query: Query
  snapshot: DirectorySnapshot
  matches: QueryMatches
  /** All that match, best first; in `snapshot.search.ranked`. */
  positions: Uint32Array
  /** The same, put together when they are asked for. */
  readonly entries: readonly DirectoryEntry[]
  understood: NamedPlace | null
  /** Of the understood place. */
  origin: Place | null
  /** What the query asks besides a place or a name. */
  asked: AskedFor | null
}

/** With fewer matches a similar place is offered too. */
const FEW = 3
const MAX_OFFERS = 5
/** Readings so much less likely than the best are no offer. */
const OFFERED = 4

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

/** The words of a query, and what they ask besides a place or a name. Throws as searchDirectory. */
export async function readText({ directory }: Pick<App, 'directory'>, text: string, isOpen = false) {
  const typed = readQuery(text)
  const gazetteer = await directory.gazetteer()
  const snapshot = directory.current()
  const query = splitQuery(snapshot.search, gazetteer, typed, { isOpen })
  return { snapshot, query, besides: readAsked(snapshot, query) }
}

/** showFound reads the cards. Throws as searchDirectory. */
export async function findPartners(app: Pick<App, 'directory'>, text: string): Promise<FoundPartners> {
  const { snapshot, query, besides } = await readText(app, text)
  const matches = besides ? matchAsked(query, besides.rest) : matchQuery(query)
  const asked = besides?.asked ?? (isSpeech(matches) ? ANYWHERE : null)
  const reading = matches.sure?.isExact && !matches.sure.named ? matches.sure : null
  const place = reading?.place ?? null
  const others = reading ? namesakesOf(matches) : []
  const isAlone = asked !== null && place === null
  const positions = isAlone
    ? matches.positions
    : addOffering(snapshot.services, query, matches.positions, place !== null)
  return {
    query,
    snapshot,
    matches,
    positions,
    get entries() {
      return entriesAt(snapshot.search, positions)
    },
    understood: reading && place && describePlace(place, others, unexplainedWords(matches.query, reading)),
    origin: matches.sure?.isExact ? originOf(matches.sure, others, query.typed) : null,
    asked,
  }
}

const entriesAt = ({ ranked }: FinderIndex, positions: Uint32Array) =>
  Array.from(positions, (position) => ranked[position] as DirectoryEntry)

const ANYWHERE: AskedFor = { kind: 'where', question: null, service: null }

/** Whether common words find nothing. */
const isSpeech = ({ query, readings, positions }: QueryMatches) =>
  positions.length === 0 && !readings.some((reading) => isLikely(query, reading)) && isEverydaySpeech(query)

/** Other places that the same words name. */
function namesakesOf({ readings, sure }: QueryMatches): KnownPlace[] {
  const all = readings.filter((reading) => sure && isNamesake(reading, sure) && !reading.named)
  return all.flatMap(({ place }) => place ?? []).slice(0, MAX_OFFERS)
}

/** Places of the readings that are nearly as likely as the best, best first. */
function likelyPlaces({ query, readings }: QueryMatches): KnownPlace[] {
  const least = (readings[0]?.score ?? 0) - OFFERED
  return readings
    .filter((reading) => reading.score >= least && isLikely(query, reading))
    .flatMap(({ place }) => place ?? [])
}

/** "Did you mean": for few matches, places that the query may mean besides what it names. */
export function findMeant({ matches, positions, asked }: FoundPartners): PlaceOffer[] {
  const { query, sure } = matches
  const count = positions.length
  const isNamed = sure?.isExact && !sure.named && (count > 0 || isExplained(query, sure))
  if (asked || query.tokens.length === 0 || count > FEW || isNamed) return []
  const offers = likelyPlaces(matches)
    .filter((place) => place !== sure?.place)
    .filter(({ positions }) => count === 0 || positions.length > count)
    .map(offerPlace)
  return [...new Map(offers.map((offer) => [offer.name, offer])).values()].slice(0, MAX_OFFERS)
}

/** SEARCH-6: names of places that the query may mean. */
function suggestionsFor({ matches }: FoundPartners): string[] {
  const places = likelyPlaces(matches)
  const withPartners = places.filter(({ positions }) => positions.length > 0)
  const names = (withPartners.length > 0 ? withPartners : places).map(
    ({ city, region }) => city ?? region.name,
  )
  return [...new Set(names)].slice(0, MAX_OFFERS)
}

/** The cards, or similar partners and suggestions when nothing matched. */
export async function showFound(
  app: PartnerReads,
  found: FoundPartners,
  { limit = 20, offset = 0, from = found.origin }: SearchOptions,
): Promise<SearchResult> {
  const { snapshot, matches, positions, understood, asked } = found
  const query = found.query.typed
  const read = { ...(understood && { place: understood }), ...(asked && { answer: toAnswer(asked) }) }
  if (positions.length > 0 || query === '' || (asked && !understood)) {
    const shown = entriesAt(snapshot.search, positions.slice(offset, offset + limit))
    const partners = toCards(app, shown, from)
    return { query, total: positions.length, partners, suggestions: [], similar: [], ...read }
  }
  const similar = similarTo(snapshot, matches)
  return {
    query,
    total: 0,
    partners: [],
    suggestions: understood
      ? [...new Set(similar.map(({ city, state }) => `${city}, ${state}`))]
      : suggestionsFor(found),
    similar: toCards(app, similar, from),
    ...read,
  }
}

/** Says what a query was understood to name, with the other readings. */
export function describePlace(
  place: KnownPlace,
  others: readonly KnownPlace[],
  unknownWords: readonly string[] = [],
): NamedPlace {
  const { kind, city, region, point, code, isWidened, isWide } = place
  const { latitude = null, longitude = null } = (isWide ? null : point) ?? {}
  return {
    ...offerPlace(place),
    kind,
    city,
    state: region.name,
    country: region.country,
    latitude,
    longitude,
    postalCode: code,
    isWidened,
    unknownWords: [...unknownWords],
    others: others.map(offerPlace),
  }
}

/** A county or a town without partners leads to a search. */
export function offerPlace(place: KnownPlace): PlaceOffer {
  const { kind, city, region, code, isWidened, isArea } = place
  const partnerCount = place.positions.length
  // "Southwest Florida" says its state.
  const hasState = kind === 'state' || (isArea && city?.includes(region.name))
  const name = hasState ? (city ?? region.name) : `${city}, ${region.name}`
  if (kind === 'state') return { name, path: paths.state(region.name), partnerCount }
  if (code && !isWidened) return { name: `${code} (${name})`, path: paths.search(code), partnerCount }
  const path = partnerCount > 0 && !isArea ? paths.city(region.name, city ?? '') : paths.search(name)
  return { name, path, partnerCount }
}

/**
 * Where distances are measured from (SEARCH-7). Null without a point, in a wide rural area, or where one name means several places with
 * partners alike. `query`: as typed.
 */
export function originOf(reading: Reading, others: readonly KnownPlace[], query: string): Place | null {
  const { place, hasRegion } = reading
  if (!place?.point || place.city === null || place.kind === 'state') return null
  // The middle of an area with partners is nowhere that anyone lives.
  if (place.isWide || (place.isArea && place.positions.length > 0)) return null
  const { kind, code, city, cityKey, region, point, positions } = place
  const isSameName = (other: KnownPlace) => other.cityKey === cityKey && other.positions.length > 0
  if (!hasRegion && positions.length > 0 && others.some(isSameName)) return null
  const unit = code && /^[a-z]\d[a-z][ -]?(\d[a-z]\d)$/i.exec(query)?.[1]
  const label = code ? (unit ? `${code} ${unit.toUpperCase()}` : code) : `${city}, ${region.code}`
  return { label, city, state: region.name, country: region.country, ...point, kind }
}
