import { distanceMiles } from '../../../shared/places/geo.ts'
import { searchText } from '../../../shared/search.ts'
import { correctPlace } from '../places/correct-place.ts'
import { EVERYDAY_WORDS } from '../places/everyday-words.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import { toQueryWords } from '../places/query-words.ts'
import { hasStreet } from '../places/read-postal-code.ts'
import { type UnderstoodPlace, understandPlaces } from '../places/understand-places.ts'
import type { DirectoryEntry } from '../snapshot/directory-view.ts'
import { foldWords } from './fold-words.ts'
import { findAddress, findAreaCode, findPhone, findStreet } from './match-contact.ts'
import { type PartnerMatches, rankPartners, toMatches } from './match-partners.ts'
import { namesLike } from './names-like.ts'
import { namesWith, partnersWith } from './names-with.ts'
import { otherSpellings } from './other-spellings.ts'
import { BEST_RANK, type MatchedField, rankHit } from './rank-match.ts'
import { createRanking, type Ranking } from './ranking.ts'
import type { SearchField } from './search-field.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchTexts } from './search-texts.ts'
import { endOf, scanTextColumn } from './text-column.ts'
import { findTexts, findTextsWithAll } from './word-index.ts'

export type QueryMatches = PartnerMatches & {
  /** What the query was understood to name, with or without partners there. */
  place: UnderstoodPlace | null
  /** Further readings, likeliest first. */
  others: readonly UnderstoodPlace[]
  /** All that it may name (understand-places.ts). */
  found: readonly UnderstoodPlace[]
  /** Positions of partners that the query names or reaches by address or telephone number. */
  certain: readonly number[]
  /** Name words of the query that no partner of the place has. */
  unknownWords: readonly string[]
}

/** Order of matches: SEARCH-10's ranks doubled, the named place and certain hits between and above them. */
const WHOLE_FIELD = 2 * BEST_RANK
const RANK = {
  second: WHOLE_FIELD - 2,
  place: WHOLE_FIELD - 1,
  wholeField: WHOLE_FIELD,
  samePlace: WHOLE_FIELD + 1,
  certain: WHOLE_FIELD + 2,
} as const

const OUTSTANDING = 2
/** Further words are a sentence. */
const MAX_SCATTERED = 8
/** Partners of a place put first for a misspelt name. */
const MOST_ALIKE = 5

/**
 * Matches partners to a query (SEARCH-1, SEARCH-8): those of the substring rule, those whose folded name, city or state
 * contains the folded query, those of the place that the query names (with further words only those whose names have
 * them, if any), and those at its address or telephone number. When nothing matches, or words are left over, the same for
 * all words in any order, then without possessives and legal forms ("Wren's", "Inc").
 */
export function matchQuery(index: SearchIndex, gazetteer: Gazetteer, query: string): QueryMatches {
  const matches = matchAsTyped(index, gazetteer, query)
  const isSure = matches.total > 0 ? matches.unknownWords.length === 0 : matches.place !== null
  if (isSure) return matches
  const scattered = matchScattered(index, query)
  if (scattered) return { ...matches, place: null, others: [], unknownWords: [], ...scattered }
  for (const other of otherSpellings(query)) {
    const found = matchAsTyped(index, gazetteer, other)
    if (found.total === 0 || found.unknownWords.length > 0) continue
    const named = new Set(found.certain)
    findTexts(index.nameIndex.words, foldWords(other), (position) => named.add(position))
    return { ...found, certain: [...named] }
  }
  return matches
}

/** "wren hollis", "james dolan dorchester": all telling words in any order. */
function matchScattered(index: SearchIndex, query: string) {
  const words = tellingWords(query)
  if (words.length < 2 || words.length > MAX_SCATTERED || words.some(({ length }) => length < 3)) return null
  const positions = partnersWith(index, words)
  if (positions.length === 0) return null
  const ranking = createRanking(index.ranked.length, RANK.certain)
  for (const position of positions) ranking.raise(position, RANK.certain)
  return { ...listMatches(index, ranking, []), certain: positions }
}

function matchAsTyped(index: SearchIndex, gazetteer: Gazetteer, query: string): QueryMatches {
  const ranking = createRanking(index.ranked.length, RANK.certain)
  const { raise } = ranking
  rankPartners(index, query, (position, rank) => raise(position, 2 * rank))
  const words = foldWords(query)
  let certain: number[] = []
  let found: UnderstoodPlace[] = []
  const nothing = () => ({ place: null, others: [], unknownWords: [], certain, found })
  if (words === '' || query.includes('\0')) return { ...listMatches(index, ranking, []), ...nothing() }
  // Not push(...): 100,000 arguments are too many for the stack.
  certain = [...findPhone(index, query), ...findAreaCode(index, query)]
  rankFolded(index, query, words, raise)
  found = understandPlaces(index, gazetteer, query)
  const place = found[0] ?? null
  const named = place && (place.reading.rest.length === 0 ? place : null)
  const address = findAddress(index, words.split(' '), new Set(place?.positions))
  certain = [...certain, ...address]
  for (const position of certain) raise(position, RANK.certain)
  if (!place || words.length < 2) return { ...listMatches(index, ranking, []), ...nothing() }

  const isPlaceAlone = named !== null && place.reading.explained === toQueryWords(query).length
  if (!isPlaceAlone) raiseNames(index, words, raise)
  const isOneOfMany = () => !isMuchLarger(gazetteer, place)
  const isName = () => isOneOfMany() || toQueryWords(query).every(({ text }) => isNameWord(index, text))
  if (named && isGuess(place) && (isName() || ranking.total() > 0)) {
    if (isPlaceAlone && !isOneOfMany()) raiseNear(index, ranking, place)
    return { ...listMatches(index, ranking, []), ...nothing() }
  }
  if (named) {
    const isSame = (position: number) => isCityOfItsState(index.ranked[position] as DirectoryEntry)
    const rank = place.kind === 'state' ? RANK.wholeField : RANK.place
    for (const position of place.positions)
      raise(position, place.kind === 'state' && isSame(position) ? RANK.samePlace : rank)
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
  // "Campbell Beverly": one word is the place, the other the name.
  for (const one of found) {
    const { rest } = one.reading
    const named = namesWith(index, rest, one.positions)
    const known = named.length > 0 ? named : findStreet(index, rest, one.positions)
    if (known.length === 0) continue
    certain.push(...known)
    for (const position of known) raise(position, RANK.samePlace)
    return { ...listMatches(index, ranking, []), place: one, others: [], unknownWords: [], certain, found }
  }
  const { rest, isFirm } = place.reading
  const pair = rest.length > 0 ? twoCities(found) : null
  if (pair) {
    const [first, second] = pair
    for (const position of first.positions) raise(position, RANK.place)
    for (const position of second.positions) raise(position, RANK.second)
    // "Lincoln Park Chicago": a town without partners is rather a part of the city.
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
  const isNamedAfter = () => findTextsWithAll(index.nameIndex.words, tellingWords(query)).length > 0
  const isNameThere = place.reading.isAtEdge && place.kind === 'city' && place.positions.length > 0
  if (!isFirm && (!isNameThere || isNamedAfter())) return { ...listMatches(index, ranking, []), ...nothing() }
  // "Sinking Springs, PA": a town without partners leaves words that belong to a misspelt one with partners.
  if (place.positions.length === 0 && correctPlace(index, gazetteer, query, found).length > 0)
    return { ...listMatches(index, ranking, []), ...nothing() }
  // "lucile lamont charleston": the name decides between places of one name.
  const namesakes = found.filter(({ reading }) => reading === place.reading)
  const there = new Set(namesakes.flatMap(({ positions }) => positions))
  const alike = namesLike(index, rest.join(' '), MOST_ALIKE, there)
  const [likest] = alike
  const meant = (likest && namesakes.find(({ positions }) => positions.includes(likest.position))) ?? place
  for (const position of meant.positions) raise(position, RANK.place)
  for (const { position } of alike) raise(position, RANK.samePlace)
  const isAddress = address.length > 0 || /^\d/.test(rest[0] ?? '') || hasStreet(toQueryWords(query))
  const unknownWords = isAddress ? [] : rest
  return {
    ...listMatches(index, ranking, meant.positions),
    place: meant,
    others: [],
    unknownWords,
    certain,
    found,
  }
}

/**
 * Two cities that explain all words between them, one of them with partners: "Minneapolis/St Paul". In one state the
 * first named comes first ("Dorchester, Boston"), unless only the other has partners.
 */
function twoCities(found: readonly UnderstoodPlace[]): [UnderstoodPlace, UnderstoodPlace] | null {
  const cities = found.filter(({ kind }) => kind === 'city')
  for (const first of cities) {
    const second = cities.find(({ reading, positions }) => {
      return positions.length > 0 && !reading.rest.some((word) => first.reading.rest.includes(word))
    })
    if (!second) continue
    const isTurned = second.reading.at < first.reading.at && second.region === first.region
    return isTurned && first.positions.length > 0 ? [second, first] : [first, second]
  }
  return null
}

/** A name that towns without partners share with partners ("Cedar") is no place. */
function isGuess({ kind, reading, positions, isCounty }: UnderstoodPlace): boolean {
  return kind === 'city' && !isCounty && !reading.hasRegion && positions.length === 0
}

/** Of towns of one name without partners, only the one that stands out is meant. */
function isMuchLarger(gazetteer: Gazetteer, { cityKey }: UnderstoodPlace): boolean {
  const [first, second] = cityKey ? gazetteer.cities(cityKey) : []
  return first !== undefined && (second === undefined || first.size >= OUTSTANDING * second.size)
}

/** Farther, a partner of the town's name has nothing to do with it. */
const NEAR_MILES = 30

/** Of partners found by a town's name, those near it come first: "providence". */
function raiseNear(index: SearchIndex, ranking: Ranking, { point }: UnderstoodPlace) {
  if (!point) return
  for (const [position, { latitude, longitude }] of index.ranked.entries()) {
    if (ranking.ranks[position] === 0 || latitude === null || longitude === null) continue
    if (distanceMiles(point, { latitude, longitude }) <= NEAR_MILES) ranking.raise(position, RANK.second)
  }
}

function tellingWords(query: string): string[] {
  return toQueryWords(query)
    .map(({ text }) => text)
    .filter((text) => !EVERYDAY_WORDS.has(text))
}

function isNameWord({ nameWords }: SearchIndex, word: string): boolean {
  return EVERYDAY_WORDS.has(word) || nameWords.known.has(word)
}

/** New York in New York, Québec in Quebec. */
function isCityOfItsState({ citySlug, stateSlug }: DirectoryEntry): boolean {
  return citySlug === stateSlug
}

function rankFolded(
  index: SearchIndex,
  query: string,
  words: string,
  raise: (position: number, rank: number) => void,
) {
  const { names, cities, states } = index
  // Two letters that only folding made ("D.C.") are no part of a word ("Cloudcroft").
  const isShort = words.length < 3
  const inside = 2 * rankHit('name', 1, 0, words.length)
  // Where folding changes neither names nor the query, the substring rule has found the same.
  if (names.words !== names.lower || words !== searchText(query).toLowerCase())
    findTexts(index.nameIndex.words, words, (position, isAtStart) => {
      if (isAtStart) raise(position, 2 * hitOf(names, position, 0, 'name', words))
      else if (!isShort) raise(position, inside)
    })
  const rankField = (field: SearchField, name: MatchedField) =>
    scanTextColumn(field.words, words, (value, at) => {
      if (isShort && at > 0) return false
      const rank = 2 * hitOf(field, value, at, name, words)
      const end = field.memberStarts[value + 1] as number
      for (let place = field.memberStarts[value] as number; place < end; place++)
        raise(field.members[place] as number, rank)
      return false
    })
  rankField(cities, 'city')
  rankField(states, 'state')
}

function hitOf(
  { words: column }: SearchTexts,
  value: number,
  at: number,
  field: MatchedField,
  words: string,
) {
  return rankHit(field, at, endOf(column, value) - (column.starts[value] as number), words.length)
}

/** A name that has all words of a longer query is surer than the place among them. */
function raiseNames(
  { nameIndex }: SearchIndex,
  words: string,
  raise: (position: number, rank: number) => void,
) {
  findTexts(nameIndex.words, words, (position, isAtStart) => {
    raise(position, isAtStart ? RANK.certain : RANK.samePlace)
  })
}

/** `ordered`: partners of the place, in the order that they have within its rank. */
function listMatches(index: SearchIndex, ranking: Ranking, ordered: readonly number[]): PartnerMatches {
  const first = { rank: RANK.place, positions: ordered }
  return toMatches(index, ranking.total(), (offset, limit) => ranking.slice(offset, limit, first))
}
