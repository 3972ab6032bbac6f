import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { withoutServices } from '../../services/read-service.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { findTexts } from '../../finder/index/word-index.ts'
import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import { otherSpellings } from '../text/other-spellings.ts'
import { matchAsTyped } from './match-as-typed.ts'
import { partnersWith } from './names-with.ts'
import { listMatches, type QueryMatches, RANK } from './query-matches.ts'
import { createRanking } from './ranking.ts'
import { readPasted } from './read-pasted.ts'
import { tellingWords } from './telling-words.ts'

/** More are a sentence. */
const MAX_SCATTERED = 8

/**
 * SEARCH-1, SEARCH-8: by the substring rule, the folded query in name, city or state, the named place
 * (further words narrow it to names that have them), address or telephone number. Without a match, or with
 * words left over: the place beside a service, all words in any order, then without possessives and legal
 * forms ("Wren's", "Inc").
 */
export function matchQuery(index: SearchIndex, gazetteer: Gazetteer, query: string): QueryMatches {
  const matches = matchAsTyped(index, gazetteer, query)
  const isSure = matches.total > 0 ? matches.unknownWords.length === 0 : matches.place !== null
  if (isSure) return matches
  const served = matchBesideService(index, gazetteer, query)
  if (served) return served
  const scattered = matchScattered(index, gazetteer, query)
  if (scattered) return { ...matches, place: null, others: [], unknownWords: [], ...scattered }
  let named: QueryMatches | null = null
  const others = [...readPasted(index, query), ...otherSpellings(query)]
  for (const other of others) {
    const found = matchAsTyped(index, gazetteer, other)
    if (found.total === 0 && found.place) named ??= found
    if (found.total === 0 || found.unknownWords.length > 0) continue
    const certain = new Set(found.certain)
    findTexts(index.nameIndex.words, foldWords(other), (position) => certain.add(position))
    return { ...found, certain: [...certain] }
  }
  if (matches.total > 0) return matches
  // "Wren's in Asheville"
  for (const other of others) {
    const found = matchScattered(index, gazetteer, other)
    if (found) return { ...matches, place: null, others: [], unknownWords: [], ...found }
  }
  return named ?? matches
}

/** "water cremation illinois": service and place explain the whole query; no word is a name's. */
function matchBesideService(index: SearchIndex, gazetteer: Gazetteer, query: string): QueryMatches | null {
  const rest = withoutServices(query)
  if (rest === query || rest === '') return null
  const found = matchAsTyped(index, gazetteer, rest)
  return found.total > 0 && found.place && found.unknownWords.length === 0 ? found : null
}

/** "wren hollis", "james dolan dorchester": in any order; a state's code counts only whole. */
function matchScattered(index: SearchIndex, gazetteer: Gazetteer, query: string) {
  const words = tellingWords(query)
  if (words.length < 2 || words.length > MAX_SCATTERED || words.some(({ length }) => length < 3)) return null
  const states = words.filter((word) => gazetteer.region(word) !== undefined)
  const positions = partnersWith(index, words).filter((position) => {
    const { name, city, state } = index.ranked[position] as DirectoryEntry
    const whole = ` ${foldWords(`${name} ${city} ${state}`)} `
    return states.every((word) => whole.includes(` ${word} `))
  })
  if (positions.length === 0) return null
  const ranking = createRanking(index.ranked.length, RANK.certain)
  for (const position of positions) ranking.raise(position, RANK.certain)
  return { ...listMatches(index, ranking), certain: positions }
}
