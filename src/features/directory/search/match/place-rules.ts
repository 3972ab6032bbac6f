import { distanceMiles } from '../../../../shared/places/geo.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { correctPlace } from '../../places/query/correct-place.ts'
import { EVERYDAY_WORDS, PLACE_WORDS, TRADE_WORDS } from '../../places/query/everyday-words.ts'
import { toQueryWords } from '../../places/query/query-words.ts'
import { hasStreet } from '../../places/query/read-postal-code.ts'
import type { UnderstoodPlace } from '../../places/query/understood-place.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { findTextsWithAll } from '../../finder/index/word-index.ts'
import {
  citiesBeginning,
  isCityOfItsState,
  isCityWithPartners,
  isNamedLikeOtherState,
  twoCities,
} from './cities-meant.ts'
import { findStreet } from './match-contact.ts'
import { namesLike } from './names-like.ts'
import { namesWith } from './names-with.ts'
import { isNear, NEAR_MILES, partnersNear } from './partners-near.ts'
import { listMatches, type QueryMatches, RANK } from './query-matches.ts'
import type { Ranking } from './ranking.ts'
import { tellingWords } from './telling-words.ts'

type Matches = {
  index: SearchIndex
  ranking: Ranking
  certain: readonly number[]
  found: readonly UnderstoodPlace[]
}

type TypedQuery = Matches & {
  gazetteer: Gazetteer
  query: string
  /** Folded. */
  words: string
  /** The likeliest of `found`. */
  place: UnderstoodPlace
  /** No word is left over. */
  isNamed: boolean
  /** Nor everyday words. */
  isPlaceAlone: boolean
  hasAddress: boolean
}

/** Null: the next rule decides. */
type PlaceRule = (typed: TypedQuery) => QueryMatches | null

const OUTSTANDING = 2
/** More words are no name with its place. */
const SENTENCE_WORDS = 7
/** Partners of a place put first for a misspelt name. */
const MOST_ALIKE = 5
/** Shorter everyday words are no family's name. */
const SHORTEST_NAME = 3

/** For a query that names no place. */
export function withoutPlace({ index, ranking, certain, found }: Matches): QueryMatches {
  return { ...listMatches(index, ranking), place: null, others: [], unknownWords: [], certain, found }
}

/** The first rule that applies decides. */
export const PLACE_RULES: readonly PlaceRule[] = [
  matchLargeCity,
  matchUnlikelyTown,
  matchNamedPlace,
  matchNameOfPlaceWord,
  matchNameInPlace,
  matchBegunCity,
  matchTwoCities,
  matchPlaceAmongWords,
]

/** "dallas" where only towns of its name have partners: those near the large city precede them. */
function matchLargeCity({ index, ranking, certain, found, place, isNamed }: TypedQuery): QueryMatches | null {
  if (!isNamed || place.positions.length > 0 || place.reading.hasRegion) return null
  const others = found.slice(1).filter(({ reading }) => reading === place.reading)
  const { point } = place
  if (!point || !others.some(({ positions }) => positions.length > 0)) return null
  const isListed = ranking.total() > 0
  const near = isListed ? partnersNear(index, point) : []
  for (const position of near) ranking.raise(position, RANK.samePlace)
  const listed = listMatches(index, ranking, near, RANK.samePlace)
  return { ...listed, place, others, unknownWords: [], certain, found }
}

/** "homer township meadow": names that have the word that was taken for a part of the place. */
function matchNameOfPlaceWord(typed: TypedQuery): QueryMatches | null {
  const { index, query, words, ranking, place } = typed
  if (place.reading.rest.length === 0 || !words.split(' ').some((word) => PLACE_WORDS.has(word))) return null
  const named = findTextsWithAll(index.nameIndex.words, tellingWords(query))
  if (named.length === 0) return null
  for (const position of named) ranking.raise(position, RANK.certain)
  const certain = [...typed.certain, ...named]
  return { ...withoutPlace(typed), ...listMatches(index, ranking, certain, RANK.certain), certain }
}

/** A name that towns without partners share with partners ("Cedar") is no place. */
function matchUnlikelyTown(typed: TypedQuery): QueryMatches | null {
  const { index, gazetteer, ranking, place, isNamed, isPlaceAlone } = typed
  const { kind, reading, positions, isCounty } = place
  const isGuess = kind === 'city' && !isCounty && !reading.hasRegion && positions.length === 0
  if (!isNamed || !isGuess) return null
  const standsOut = isMuchLarger(gazetteer, place)
  if (standsOut && ranking.total() === 0 && !isNamedAfter(typed)) return null
  if (isPlaceAlone && standsOut) raiseNear(index, ranking, place)
  return withoutPlace(typed)
}

/** "houston, tx", "cremation in austin" */
function matchNamedPlace({
  index,
  ranking,
  certain,
  found,
  words,
  place,
  isNamed,
}: TypedQuery): QueryMatches | null {
  if (!isNamed) return null
  raisePlace(index, ranking, place, RANK.wholeField)
  for (const position of namedByFirstWord(index, words, place)) ranking.raise(position, RANK.samePlace)
  // A reading of fewer words is no alternative: the state of "77002 TX".
  const others = found.slice(1).filter(({ reading }) => reading.explained >= place.reading.explained)
  return {
    ...listMatches(index, ranking, place.positions),
    place,
    others,
    unknownWords: [],
    certain,
    found,
  }
}

/** "Campbell Beverly": a name and a place. */
function matchNameInPlace({ index, ranking, certain, found, words }: TypedQuery): QueryMatches | null {
  for (const place of found) {
    const { rest } = place.reading
    const named = namesWith(index, rest, place.positions, words.split(' '))
    const known = named.length > 0 ? named : findStreet(index, rest, place.positions)
    if (known.length === 0) continue
    // "vaillancourt quebec": in the city first, then elsewhere in the province.
    const isElsewhere = (at: number) => Number(!isCityOfItsState(index.ranked[at] as DirectoryEntry))
    if (place.kind === 'state') known.sort((a, b) => isElsewhere(a) - isElsewhere(b))
    for (const position of known) ranking.raise(position, RANK.samePlace)
    return {
      ...listMatches(index, ranking, known, RANK.samePlace),
      place,
      others: [],
      unknownWords: [],
      certain: [...certain, ...known],
      found,
    }
  }
  return null
}

/** "wichita f": a longer city's name has begun. */
function matchBegunCity(typed: TypedQuery): QueryMatches | null {
  const begun = citiesBeginning(typed.index, typed.words)
  for (const position of begun) typed.ranking.raise(position, RANK.samePlace)
  return begun.length > 0 ? withoutPlace(typed) : null
}

/** "Lincoln Park Chicago": a town without partners is rather a part of the city. */
function matchTwoCities(typed: TypedQuery): QueryMatches | null {
  const { index, ranking, certain, found, place } = typed
  const pair = place.reading.rest.length > 0 ? twoCities(found) : null
  if (!pair) return null
  const [first, second] = pair
  const named = matchNameLikeCity(typed, pair)
  if (named) return named
  for (const position of first.positions) ranking.raise(position, RANK.place)
  for (const position of second.positions) ranking.raise(position, RANK.second)
  const isPart = first.positions.length === 0
  return {
    ...listMatches(index, ranking, first.positions),
    place: isPart ? second : first,
    others: isPart ? [] : [second],
    unknownWords: isPart ? second.reading.rest : [],
    certain,
    found,
  }
}

/**
 * "thibodaux cremation shreveport la", "whittaker marietta ga": of two cities the one with its state, where a partner is
 * named almost like the other.
 */
function matchNameLikeCity(typed: TypedQuery, pair: readonly UnderstoodPlace[]): QueryMatches | null {
  const { index, ranking, found } = typed
  for (const place of pair) {
    const { rest, hasRegion } = place.reading
    if (!hasRegion) continue
    const alike = namesLike(index, rest.join(' '), MOST_ALIKE, new Set(place.positions))
    if (alike.length === 0) continue
    const positions = alike.map(({ position }) => position)
    raisePlace(index, ranking, place, RANK.place)
    for (const position of positions) ranking.raise(position, RANK.samePlace)
    const listed = listMatches(index, ranking, positions, RANK.samePlace)
    const certain = [...typed.certain, ...positions]
    return { ...listed, place, others: [], unknownWords: [], certain, found }
  }
  return null
}

/** "someone near me in tampa please": the other words are in no partner's name. */
function matchPlaceAmongWords(typed: TypedQuery): QueryMatches | null {
  const { index, gazetteer, query, words, ranking, certain, found, place, hasAddress } = typed
  const { isFirm } = place.reading
  const isSentence = words.split(' ').length >= SENTENCE_WORDS
  const isNamedThere = (one: UnderstoodPlace) =>
    (one.reading.isAtEdge || isSentence) && isCityWithPartners(one) && !isNamedLikeOtherState(one)
  // "michigan and wacker chicago": a street named like a state.
  const read = isFirm ? place : found.find(isNamedThere)
  if (!read || (!isFirm && isNamedAfter(typed))) return null
  // "Sinking Springs, PA", "bufalo new york": the words left over belong to a misspelt city.
  // "white oak library romioville il" is in no White Oak of Texas.
  const isOtherState = found.some(({ kind, region }) => kind === 'state' && region !== read.region)
  const isDoubtful = read !== place || read.positions.length === 0 || read.isCounty || isOtherState
  const corrected = isDoubtful ? correctPlace(index, gazetteer, query, found) : []
  if (corrected.some(({ isPartial }) => !isPartial || read === place || isOtherState)) return null
  // "lucile lamont charleston": the name decides between namesakes.
  const { rest } = read.reading
  const namesakes = found.filter(({ reading }) => reading === read.reading)
  const there = new Set(namesakes.flatMap(({ positions }) => positions))
  const alike = namesLike(index, rest.join(' '), MOST_ALIKE, there)
  const [likest] = alike
  const meant = (likest && namesakes.find(({ positions }) => positions.includes(likest.position))) ?? read
  raisePlace(index, ranking, meant, RANK.place)
  for (const { position } of alike) ranking.raise(position, RANK.samePlace)
  // "al bauman west paterson": all words are like one name, which is surer.
  const elsewhere = alike.length === 0 && rest.length > 1 ? namesLike(index, words, 1) : []
  for (const { position } of elsewhere) ranking.raise(position, RANK.certain)
  const isAddress = hasAddress || /^\d/.test(rest[0] ?? '') || hasStreet(toQueryWords(query))
  return {
    ...listMatches(index, ranking, meant.positions),
    place: meant,
    others: [],
    unknownWords: isAddress ? [] : rest,
    certain,
    found,
  }
}

/** "miles funeral home holden": a first word of everyday speech before one of the trade may be a family's name. */
function namedByFirstWord(index: SearchIndex, words: string, { kind, positions }: UnderstoodPlace): number[] {
  const [first = '', second = ''] = words.split(' ')
  const isName = EVERYDAY_WORDS.has(first) && !TRADE_WORDS.has(first) && TRADE_WORDS.has(second)
  if (!isName || first.length < SHORTEST_NAME || kind !== 'city') return []
  return namesWith(index, [first], positions)
}

/** Of a state, cities of its name come first; the others get `stateRank`. */
function raisePlace(
  index: SearchIndex,
  ranking: Ranking,
  { kind, positions }: UnderstoodPlace,
  stateRank: number,
): void {
  const rankOf = (position: number) => {
    if (kind !== 'state') return RANK.place
    return isCityOfItsState(index.ranked[position] as DirectoryEntry) ? RANK.samePlace : stateRank
  }
  for (const position of positions) ranking.raise(position, rankOf(position))
}

/** A partner's name has all telling words of the query. */
function isNamedAfter({ index, query }: TypedQuery): boolean {
  return findTextsWithAll(index.nameIndex.words, tellingWords(query)).length > 0
}

/** Of namesakes without partners, only one that stands out is meant; across a border it is the same town. */
function isMuchLarger(gazetteer: Gazetteer, { cityKey }: UnderstoodPlace): boolean {
  const [first, ...others] = cityKey ? gazetteer.cities(cityKey) : []
  const second = others.find((other) => first && distanceMiles(first, other) > NEAR_MILES)
  return first !== undefined && (second === undefined || first.size >= OUTSTANDING * second.size)
}

/** "providence": those near the town come first. */
function raiseNear(index: SearchIndex, ranking: Ranking, { point }: UnderstoodPlace): void {
  if (!point) return
  for (const position of index.ranked.keys())
    if (ranking.ranks[position] !== 0 && isNear(index, position, point)) ranking.raise(position, RANK.second)
}
