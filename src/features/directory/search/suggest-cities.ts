import { paths } from '../../../shared/paths.ts'
import type { Suggestions } from '../../../shared/search.ts'
import type { DirectoryCity, DirectoryEntry, DirectorySnapshot } from '../snapshot/directory-view.ts'
import { compareText } from './compare-names.ts'
import { foldText } from './fold-text.ts'
import type { SearchIndex } from './search-index.ts'
import { createSpellingMatch, isForgiven } from './spelling-match.ts'
import { endOf, scanTextColumn } from './text-column.ts'
import { createTopList } from './top-list.ts'

/** Names considered per rank, most partners first. */
const MAX_NAMES = 40

const RANK = { exact: 0, prefix: 1, word: 2, oneEdit: 3, twoEdits: 4 } as const

/**
 * Suggests cities: exact name, prefix, word prefix and, when few, similar spelling; ties by partners. Accepts
 * "springfield, il".
 */
export function suggestCities(
  snapshot: DirectorySnapshot,
  text: string,
  limit: number,
): Suggestions['cities'] {
  const [name = '', state] = text.split(',').map((part) => part.trim())
  if (name === '') return []
  const isInState = (city: DirectoryCity) => !state || isState(snapshot, city.stateSlug, state)
  const found = rankNames(snapshot.search, name, limit)
    .flatMap(([value, rank]) => citiesOf(snapshot, value).map((city) => ({ city, rank })))
    .filter(({ city }) => isInState(city))
  found.sort(
    (a, b) =>
      a.rank - b.rank ||
      b.city.partners.length - a.city.partners.length ||
      compareText(a.city.citySlug, b.city.citySlug) ||
      compareText(a.city.stateSlug, b.city.stateSlug),
  )
  return [...new Map(found.map(({ city }) => [city, city])).values()].slice(0, limit).map((city) => ({
    city: city.city,
    state: city.state,
    path: paths.city(city.state, city.city),
    partnerCount: city.partners.length,
  }))
}

function rankNames({ cities }: SearchIndex, text: string, limit: number): [number, number][] {
  const { folded, characters, repeated, memberStarts, count } = cities
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
  if (certain < limit && isForgiven(text)) {
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

function isState(snapshot: DirectorySnapshot, stateSlug: string, text: string): boolean {
  const region = snapshot.regions.get(stateSlug)
  if (!region) return false
  return region.region?.code.toLowerCase() === text || foldText(region.state).startsWith(text)
}
