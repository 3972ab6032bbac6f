import { searchText } from '../../../../shared/search.ts'
import { placeKey, postalArea } from '../../places/gazetteer/place-key.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import { foldWords } from '../vocabulary/fold-words.ts'
import { buildLikenessTable, type LikenessTable } from './likeness.ts'
import { buildTextColumn, buildWordIndex, type TextColumn, type WordIndex } from './text-columns.ts'

/** Texts that partners share: each once, with the positions of those who have it. */
export type SharedTexts = {
  /** In lower case, as the substring rule reads them. */
  readonly lower: TextColumn
  /** Folded (fold-words.ts). */
  readonly words: TextColumn
  readonly members: readonly (readonly number[])[]
}

/** Partners of one city in one state. */
export type CityGroup = {
  key: string
  city: string
  stateSlug: string
  positions: readonly number[]
}

/** Texts of active partners, then of inactive ones, by position. */
type Texts = {
  readonly lowerNames: WordIndex
  /** Folded. */
  readonly names: WordIndex
  readonly nameWords: LikenessTable
  /** Folded. */
  readonly streets: WordIndex
  /** Digits alone. */
  readonly phones: TextColumn
}

/** Where the partners of a view are. */
type Groups = {
  readonly shared: Readonly<Record<'city' | 'state' | 'zipCode', SharedTexts>>
  /** By placeKey, most partners first. */
  readonly cityGroups: ReadonlyMap<string, readonly CityGroup[]>
  readonly cityKeys: LikenessTable
  /** Beginnings of the keys of the largest cities. */
  readonly beginnings: LikenessTable
  /** By slug. */
  readonly inState: ReadonlyMap<string, readonly number[]>
  /** By ZIP code (five digits) and by forward sortation area. */
  readonly inCode: ReadonlyMap<string, readonly number[]>
}

/**
 * Partners as the finder sees them, built with each snapshot. "Positions" are those in `ranked`; a text at a position
 * beyond is that of a partner which this view does not show.
 */
export type FinderIndex = Texts &
  Groups & {
    /** Priority partners first, then by name, id; in the administrators' view inactive ones follow. */
    readonly ranked: readonly DirectoryEntry[]
    /** By name, id: those that the public view does not show. */
    readonly inactive: readonly DirectoryEntry[]
  }

/**
 * The public view. Takes entries by name. Keeps each part of `before` while nothing that it holds has changed. A generator
 * for runInSlices.
 */
export function* buildFinderIndex(
  byName: readonly DirectoryEntry[],
  inactive: readonly DirectoryEntry[],
  before: FinderIndex | null = null,
): Generator<undefined, FinderIndex, undefined> {
  const ranked = [
    ...byName.filter(({ isPriority }) => isPriority),
    ...byName.filter(({ isPriority }) => !isPriority),
  ]
  yield
  const all = [...ranked, ...inactive]
  const others = before && [...before.ranked, ...before.inactive]
  const isKept = (...held: readonly (keyof DirectoryEntry)[]) =>
    ranked.length === before?.ranked.length &&
    all.length === others?.length &&
    all.every((entry, position) => held.every((field) => entry[field] === others[position]?.[field]))
  const column = (textOf: (entry: DirectoryEntry) => string) =>
    buildTextColumn(all.length, (position) => textOf(all[position] as DirectoryEntry))
  const { lowerNames, names, nameWords } = before && isKept('name') ? before : yield* readNames(column)
  yield
  const { streets } =
    before && isKept('address')
      ? before
      : { streets: yield* buildWordIndex(yield* column(({ address }) => foldWords(address))) }
  const { phones } =
    before && isKept('phone') ? before : { phones: yield* column(({ phone }) => phone.replace(/\D/g, '')) }
  yield
  const groups = before && isKept('city', 'state', 'zipCode') ? before : yield* groupPartners(ranked)
  return { ...groups, lowerNames, names, nameWords, streets, phones, ranked, inactive }
}

/** The administrators' view, with inactive partners. Shares the texts of `index`. A generator for runInSlices. */
export function* showInactive(index: FinderIndex): Generator<undefined, FinderIndex, undefined> {
  const ranked = [...index.ranked, ...index.inactive]
  return { ...index, ...(yield* groupPartners(ranked)), ranked, inactive: [] }
}

function* readNames(
  column: (textOf: (entry: DirectoryEntry) => string) => ReturnType<typeof buildTextColumn>,
) {
  const lowerNames = yield* buildWordIndex(yield* column(({ name }) => searchText(name).toLowerCase()))
  const names = yield* buildWordIndex(yield* column(({ name }) => foldWords(name)))
  return { lowerNames, names, nameWords: buildLikenessTable(names.having.keys()) }
}

function* groupPartners(ranked: readonly DirectoryEntry[]): Generator<undefined, Groups, undefined> {
  const by = (keyOf: (entry: DirectoryEntry) => string) =>
    Map.groupBy(ranked.keys(), (position) => keyOf(ranked[position] as DirectoryEntry))
  const textsOf = (field: 'city' | 'state' | 'zipCode') =>
    shareTexts(by((entry) => searchText(entry[field]).toLowerCase()))
  const inCode = by(({ zipCode }) => postalArea(zipCode))
  yield
  const inState = by(({ stateSlug }) => stateSlug)
  yield
  const cityGroups = groupCities(ranked, by)
  yield
  return {
    shared: {
      city: yield* textsOf('city'),
      state: yield* textsOf('state'),
      zipCode: yield* textsOf('zipCode'),
    },
    cityGroups,
    cityKeys: buildLikenessTable(cityGroups.keys()),
    beginnings: buildLikenessTable(beginningsOf(cityGroups)),
    inState,
    inCode,
  }
}

const SHORTEST_BEGINNING = 4
const LONGEST_BEGINNING = 9
/** The largest: all cities of 100,000 partners have 48,000 beginnings, too many for one slice. */
const CITIES_BEGUN = 2000

function beginningsOf(cityGroups: ReadonlyMap<string, readonly CityGroup[]>): Set<string> {
  const sizeOf = ([, [largest]]: [string, readonly CityGroup[]]) => largest?.positions.length ?? 0
  const cities = [...cityGroups].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, CITIES_BEGUN)
  const beginnings = new Set<string>()
  for (const [key] of cities)
    for (let end = SHORTEST_BEGINNING; end < key.length && end <= LONGEST_BEGINNING; end++)
      beginnings.add(key.slice(0, end))
  return beginnings
}

function* shareTexts(members: Map<string, number[]>): Generator<undefined, SharedTexts, undefined> {
  const texts = [...members.keys()]
  return {
    lower: yield* buildTextColumn(texts.length, (value) => texts[value] as string),
    words: yield* buildTextColumn(texts.length, (value) => foldWords(texts[value] as string)),
    members: [...members.values()],
  }
}

function groupCities(
  ranked: readonly DirectoryEntry[],
  by: (keyOf: (entry: DirectoryEntry) => string) => Map<string, number[]>,
): Map<string, CityGroup[]> {
  const keys = new Map([...by(({ city }) => city).keys()].map((city) => [city, placeKey(city)]))
  const groups = by(({ city, stateSlug }) => `${stateSlug}/${keys.get(city)}`)
  const cities = Array.from(groups.values(), (positions) => {
    const { city, stateSlug } = ranked[positions[0] as number] as DirectoryEntry
    return { key: keys.get(city) as string, city, stateSlug, positions }
  })
  const byKey = Map.groupBy(cities, ({ key }) => key)
  for (const namesakes of byKey.values()) namesakes.sort((a, b) => b.positions.length - a.positions.length)
  return byKey
}
