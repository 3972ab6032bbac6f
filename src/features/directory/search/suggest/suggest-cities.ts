import { paths } from '../../../../shared/paths.ts'
import type { Suggestions } from '../../../../shared/search.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { BEFORE_PLACES, EVERYDAY_WORDS } from '../../places/query/everyday-words.ts'
import { toQueryWords } from '../../places/query/query-words.ts'
import type { DirectoryCity, DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { endOf, scanTextColumn } from '../../finder/index/text-column.ts'
import { compareText } from '../../finder/index/compare-names.ts'
import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import { createSpellingMatch, isForgiven } from '../text/spelling-match.ts'
import { createTopList } from '../../finder/index/top-list.ts'

/** Per rank, most partners first. */
const MAX_NAMES = 40

const RANK = { exact: 0, prefix: 1, word: 2, oneEdit: 3, twoEdits: 4 } as const

/**
 * `named` cities, those that begin with the text, `probable`, word prefixes and, with `isForgiving` and few
 * found, similar spellings; ties by partners. A state may follow, in part: "springfield, il".
 */
export function suggestCities(
  snapshot: DirectorySnapshot,
  gazetteer: Gazetteer,
  text: string,
  limit: number,
  options: { named: readonly DirectoryCity[]; probable: readonly DirectoryCity[]; isForgiving: boolean },
): Suggestions['cities'] {
  const found = new Set<DirectoryCity>(options.named)
  const others = new Set<DirectoryCity>(options.probable)
  for (const { name, isInState, isWhole } of readTypedCity(gazetteer, text)) {
    const ranked = rankNames(snapshot.search, name, limit, options.isForgiving && !isWhole)
      .filter(([, rank]) => !isWhole || rank <= RANK.prefix)
      .flatMap(([value, rank]) => citiesOf(snapshot, value).map((city) => ({ city, rank })))
      .filter(({ city }) => isInState(city))
    ranked.sort(
      (a, b) =>
        a.rank - b.rank ||
        b.city.partners.length - a.city.partners.length ||
        compareText(a.city.citySlug, b.city.citySlug) ||
        compareText(a.city.stateSlug, b.city.stateSlug),
    )
    for (const { city, rank } of ranked) (rank <= RANK.prefix ? found : others).add(city)
    if (ranked.length > 0) break
  }
  return [...new Set([...found, ...others])].slice(0, limit).map(offerCity)
}

/** For /api/suggest. */
export function offerCity({ city, state, partners }: DirectoryCity): Suggestions['cities'][number] {
  return { city, state, path: paths.city(state, city), partnerCount: partners.length }
}

type TypedCity = {
  name: string
  /** With everyday words: only as the beginning of a city's name ("chapel hi"). */
  isWhole: boolean
  isInState(city: DirectoryCity): boolean
}

/** The whole text, then its last one to three words as the beginning of a state. */
function readTypedCity(gazetteer: Gazetteer, text: string): TypedCity[] {
  const all = toQueryWords(text).map((word) => word.text)
  const words = withoutEveryday(all)
  const typed: TypedCity[] = []
  if (words.length < all.length) typed.push({ name: all.join(' '), isWhole: true, isInState: () => true })
  for (let length = 0; length <= Math.min(3, words.length - 1); length++) {
    const name = words.slice(0, words.length - length).join(' ')
    const state = words.slice(words.length - length).join(' ')
    const region = length > 0 ? gazetteer.region(state) : undefined
    typed.push({
      name,
      isWhole: false,
      isInState: ({ state: other, stateSlug }) =>
        length === 0 || region?.slug === stateSlug || foldWords(other).startsWith(state),
    })
  }
  return typed
}

/** "cremation in aust": without the first words, unless nothing else is typed. */
function withoutEveryday(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !EVERYDAY_WORDS.has(word))
  const after = words.findLastIndex((word) => BEFORE_PLACES.has(word)) + 1
  if (first <= 0 && after === 0) return words
  const start = after > first && after < words.length ? after : Math.max(0, first)
  return words.slice(start)
}

function rankNames(
  { cities }: SearchIndex,
  text: string,
  limit: number,
  isForgiving: boolean,
): [number, number][] {
  const { words: folded, characters, repeated, memberStarts, count } = cities
  const memberCount = (value: number) => (memberStarts[value + 1] as number) - (memberStarts[value] as number)
  const lists = [RANK.exact, RANK.prefix, RANK.word, RANK.oneEdit, RANK.twoEdits].map(() =>
    createTopList<number>(MAX_NAMES, (a, b) => memberCount(b) - memberCount(a)),
  )
  let certain = 0
  const add = (value: number, rank: number) => {
    lists[rank]?.add(value)
    certain += 1
  }
  scanTextColumn(folded, text, (value, place) => {
    const start = folded.starts[value] as number
    if (place === 0) add(value, endOf(folded, value) - start === text.length ? RANK.exact : RANK.prefix)
    else if (isBetweenWords(folded.text.charCodeAt(start + place - 1))) add(value, RANK.word)
    return false
  })
  if (isForgiving && certain < limit && isForgiven(text)) {
    const spelling = createSpellingMatch(text)
    for (let value = 0; value < count; value++) {
      if (!spelling.isPossible(characters[value] as number, repeated[value] as number)) continue
      const edits = spelling.edits(folded.text, folded.starts[value] as number, endOf(folded, value))
      if (edits > 0 && edits !== Number.POSITIVE_INFINITY)
        add(value, edits === 1 ? RANK.oneEdit : RANK.twoEdits)
    }
  }
  return lists.flatMap((list, rank) => list.items.map((value): [number, number] => [value, rank]))
}

function isBetweenWords(code: number): boolean {
  return code === 32 || code === 45
}

function citiesOf(snapshot: DirectorySnapshot, value: number): DirectoryCity[] {
  const { cities, ranked } = snapshot.search
  const found = new Set<DirectoryCity>()
  const end = cities.memberStarts[value + 1] as number
  for (let place = cities.memberStarts[value] as number; place < end; place++) {
    const entry = ranked[cities.members[place] as number] as DirectoryEntry
    const city = snapshot.regions.get(entry.stateSlug)?.cities.get(entry.citySlug)
    if (city) found.add(city)
  }
  return [...found]
}
