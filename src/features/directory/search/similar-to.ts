import type { Region } from '../../../shared/places/regions.ts'
import { nearbyPartners } from '../places/around/nearby-partners.ts'
import type { Gazetteer, GazetteerPlace } from '../places/gazetteer/gazetteer.ts'
import { type CorrectedPlace, correctPlace } from '../places/query/correct-place.ts'
import { centreOf } from '../places/query/partners-in.ts'
import type { UnderstoodPlace } from '../places/query/understood-place.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { asksNearby } from './asks-nearby.ts'
import type { SearchIndex } from './indexes/search-index.ts'
import { textAt } from '../finder/index/text-column.ts'
import { type NameLike, namesLike } from './match/names-like.ts'
import type { QueryMatches } from './match/query-matches.ts'
import { findSimilarPartners } from './similar/find-similar-partners.ts'
import { foldWords } from '../finder/vocabulary/fold-words.ts'
import { swapPrefixDistance } from './text/swap-distance.ts'

export type SimilarPartner = {
  entry: DirectoryEntry
  because: 'near' | 'corrected' | 'alike'
}

/**
 * Up to `count` for a query without matches (SEARCH-4): nearest to the named place, else of the place nearly
 * named, else most similar (SEARCH-5). None for a query that only says "near".
 */
export function similarTo(
  snapshot: DirectorySnapshot,
  gazetteer: Gazetteer,
  query: string,
  matches: QueryMatches,
  count = 3,
): SimilarPartner[] {
  const near = ({ point, region }: Pick<UnderstoodPlace, 'point' | 'region'>): SimilarPartner[] => {
    const from = point ?? centreOf([...placesIn(gazetteer, region)])
    const nearest = from ? nearbyPartners(snapshot, from, { limit: count, country: region.country }) : []
    return nearest.map(({ entry }) => ({ entry, because: 'near' }))
  }
  if (matches.place && (matches.place.point || matches.place.kind === 'state')) return near(matches.place)
  if (asksNearby(query)) return []
  const { search } = snapshot
  const entryAt = (position: number) => search.ranked[position] as DirectoryEntry
  const places = correctPlace(search, gazetteer, query, matches.found)
  const corrected = places[0]
  const named = probableNames(search, query, count, matches, places)
  // A town without partners is less likely than a partner's name: "hathoway" for Hathaway, also a town in
  // Montana.
  const isTown = corrected?.place.positions.length === 0
  const handicap = isTown || beginsName(search, query, named[0]) ? 1 : 0
  if (corrected && corrected.edits + handicap <= (named[0]?.edits ?? Number.POSITIVE_INFINITY)) {
    const { positions, point, region } = corrected.place
    if (positions.length === 0 && point) return near({ point, region })
    return positions.slice(0, count).map((at) => ({ entry: entryAt(at), because: 'corrected' }))
  }
  if (named.length > 0) return named.map(({ position }) => ({ entry: entryAt(position), because: 'alike' }))
  // No name is spelled like a postal code.
  if (/^[a-z]\d[a-z](?:[ -]?\d[a-z]\d)?$/i.test(query)) return []
  return findSimilarPartners(snapshot.search, query, count).map((entry) => ({ entry, because: 'alike' }))
}

/** "cambell funeral service" begins a partner's name as it stands, which no city does. */
function beginsName({ names }: SearchIndex, query: string, named: NameLike | undefined): boolean {
  const words = foldWords(query)
  if (!named || !words.includes(' ')) return false
  const name = textAt(names.words, named.position)
  return swapPrefixDistance(words, name, named.edits) <= named.edits
}

function* placesIn(gazetteer: Gazetteer, region: Region): Iterable<GazetteerPlace> {
  for (const key of gazetteer.keysIn(region)) {
    const place = gazetteer.city(region, key)
    if (place) yield place
  }
}

/**
 * For a misspelt query; those at a place among its words first ("svobada markham"), also at a misspelt one
 * (`corrected`).
 */
export function probableNames(
  index: SearchIndex,
  query: string,
  count: number,
  { found }: QueryMatches,
  corrected: readonly CorrectedPlace[],
): NameLike[] {
  const places = [
    ...found.map(({ reading, positions }) => ({ rest: reading.rest, positions })),
    ...corrected.flatMap(({ rest, place }) => (rest ? [{ rest, positions: place.positions }] : [])),
  ]
  for (const { rest, positions } of places) {
    const there = namesLike(index, rest.join(' '), count, new Set(positions))
    if (there.length > 0) return there
  }
  return namesLike(index, foldWords(query), count)
}
