import { regionCode } from '../../../shared/places/regions.ts'
import { searchText } from '../../../shared/search.ts'
import { placeKey } from '../places/place-key.ts'
import type { DirectoryEntry } from '../snapshot/directory-view.ts'
import { characterSets } from './character-set.ts'
import { foldText } from './fold-text.ts'
import { foldWords } from './fold-words.ts'
import { TIERS, tierOf } from './rank-match.ts'
import { buildTextColumn, endOf, type TextColumn, textAt } from './text-column.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'
import { collectWords, type WordList } from './word-list.ts'

/** Lower case (Unicode) for SEARCH-1; folded for likeness; words (fold-words.ts) for search and typeahead. */
export type SearchTexts = {
  readonly lower: TextColumn
  /** Same object as `lower` without accents. */
  readonly folded: TextColumn
  /** Same object as `folded` where nothing differs. */
  readonly words: TextColumn
  /** Of each folded text: a cheap bound on likeness. */
  readonly characters: Uint32Array
  readonly repeated: Uint32Array
}

export type SearchField = SearchTexts & {
  readonly count: number
  readonly valueAt: Uint32Array
  /** `ranked` positions by value: v has `memberStarts[v]` to `memberStarts[v + 1]`. */
  readonly members: Uint32Array
  readonly memberStarts: Uint32Array
}

/** For search, similarity and typeahead: about 200 bytes a partner, built with each snapshot. */
export type SearchIndex = {
  /** By tier (rank-match.ts), name, id; typeahead and similar partners use it too. */
  readonly ranked: readonly DirectoryEntry[]
  readonly names: SearchTexts
  /** Of the columns of `names`; the same object where the columns are. */
  readonly nameIndex: { readonly [column in 'lower' | 'folded' | 'words']: WordIndex }
  readonly cities: SearchField
  readonly states: SearchField
  readonly zipCodes: SearchField
  /** Folded to words. */
  readonly addresses: TextColumn
  /** Digits alone. */
  readonly phones: TextColumn
  /** Values of `cities` by placeKey: "St. Louis" and "Saint Louis" are one place. */
  readonly cityValues: ReadonlyMap<string, readonly number[]>
  /** Of the keys of `cityValues`, in their order (character-set.ts). */
  readonly cityCharacters: { readonly all: Uint32Array; readonly repeated: Uint32Array }
  readonly stateCodes: readonly string[]
  readonly stateSlugs: readonly string[]
  readonly nameWords: WordList
  readonly descriptionWords: WordList
}

/**
 * Indexes all partners, given by name. `added`: those new or changed since `before` (null: none). A generator
 * for runInSlices.
 */
export function* buildSearchIndex(
  byName: readonly DirectoryEntry[],
  before: SearchIndex | null,
  added: readonly DirectoryEntry[],
): Generator<undefined, SearchIndex, undefined> {
  const ranked = Array.from({ length: TIERS }, (_, tier) =>
    byName.filter((entry) => tierOf(entry) === tier),
  ).flat()
  const positionsBefore = yield* positionsOf(before?.ranked ?? [])
  /** Folding is slow: unchanged partners keep what was folded before. */
  const foldedOf = (position: number, column: (index: SearchIndex) => TextColumn, text: string) => {
    const at = positionsBefore.get(ranked[position] as DirectoryEntry)
    return before && at !== undefined ? textAt(column(before), at) : foldWords(text)
  }
  const names = yield* buildTexts(
    ranked.length,
    (position) => (ranked[position] as DirectoryEntry).name,
    (position, name) => foldedOf(position, (index) => index.names.words, name),
  )
  const lower = yield* buildWordIndex(names.lower, before?.nameIndex.lower)
  const folded =
    names.folded === names.lower ? lower : yield* buildWordIndex(names.folded, before?.nameIndex.folded)
  const words =
    names.words === names.folded ? folded : yield* buildWordIndex(names.words, before?.nameIndex.words)
  const cities = yield* buildField(ranked, (entry) => entry.city)
  const states = yield* buildField(ranked, (entry) => entry.state)
  const zipCodes = yield* buildField(ranked, (entry) => entry.zipCode)
  const addresses = yield* buildTextColumn(ranked.length, (position) => {
    return foldedOf(position, (index) => index.addresses, (ranked[position] as DirectoryEntry).address)
  })
  const phones = yield* buildTextColumn(ranked.length, (position) => {
    return (ranked[position] as DirectoryEntry).phone.replace(/\D/g, '')
  })
  const nameWords = yield* collectWords(
    before?.nameWords ?? null,
    foldedTexts(added, (entry) => entry.name),
  )
  const descriptionWords = yield* collectWords(
    before?.descriptionWords ?? null,
    foldedTexts(added, (entry) => entry.description),
  )
  const regionMembers = Array.from({ length: states.count }, (_, value) => {
    return ranked[states.members[states.memberStarts[value] as number] as number] as DirectoryEntry
  })
  const stateCodes = regionMembers.map((member) => regionCode(member.state).toLowerCase())
  const stateSlugs = regionMembers.map((member) => member.stateSlug)
  const cityValues = groupByPlaceKey(cities)
  const cityCharacters = Array.from(cityValues.keys(), (key) => characterSets(key))
  return {
    ranked,
    names,
    nameIndex: { lower, folded, words },
    cities,
    states,
    zipCodes,
    addresses,
    phones,
    cityValues,
    cityCharacters: {
      all: Uint32Array.from(cityCharacters, ({ all }) => all),
      repeated: Uint32Array.from(cityCharacters, ({ repeated }) => repeated),
    },
    stateCodes,
    stateSlugs,
    nameWords,
    descriptionWords,
  }
}

function* positionsOf(
  ranked: readonly DirectoryEntry[],
): Generator<undefined, Map<DirectoryEntry, number>, undefined> {
  const positions = new Map<DirectoryEntry, number>()
  for (const [position, entry] of ranked.entries()) {
    positions.set(entry, position)
    if (position % 2000 === 0) yield
  }
  return positions
}

function groupByPlaceKey(cities: SearchField): Map<string, number[]> {
  const values = new Map<string, number[]>()
  for (let value = 0; value < cities.count; value++) {
    const key = placeKey(textAt(cities.lower, value))
    const others = values.get(key)
    if (others) others.push(value)
    else values.set(key, [value])
  }
  return values
}

function* foldedTexts(entries: readonly DirectoryEntry[], textOf: (entry: DirectoryEntry) => string | null) {
  for (const entry of entries) {
    const text = textOf(entry)
    if (!text) continue
    const folded = foldText(text)
    yield folded
    const words = foldWords(text)
    if (words !== folded) yield words
  }
}

function* buildTexts(
  count: number,
  at: (position: number) => string,
  wordsOf: (position: number, text: string) => string = (_, text) => foldWords(text),
): Generator<undefined, SearchTexts, undefined> {
  const lower = yield* buildTextColumn(count, (position) => searchText(at(position)).toLowerCase())
  const folded = yield* buildTextColumn(count, (position) => foldText(searchText(at(position))))
  const characters = new Uint32Array(count)
  const repeated = new Uint32Array(count)
  for (let position = 0; position < count; position++) {
    const sets = characterSets(folded.text, folded.starts[position], endOf(folded, position))
    characters[position] = sets.all
    repeated[position] = sets.repeated
    if (position % 2000 === 0) yield
  }
  const words = yield* buildTextColumn(count, (position) => wordsOf(position, at(position)))
  const shared = folded.text === lower.text ? lower : folded
  return { lower, folded: shared, words: words.text === folded.text ? shared : words, characters, repeated }
}

function* buildField(
  ranked: readonly DirectoryEntry[],
  fieldOf: (entry: DirectoryEntry) => string,
): Generator<undefined, SearchField, undefined> {
  const numbers = new Map<string, number>()
  const valueAt = new Uint32Array(ranked.length)
  for (const [position, entry] of ranked.entries()) {
    const key = searchText(fieldOf(entry)).toLowerCase()
    const value = numbers.get(key) ?? numbers.size
    numbers.set(key, value)
    valueAt[position] = value
    if (position % 2000 === 0) yield
  }
  const values = [...numbers.keys()]
  const memberStarts = new Uint32Array(values.length + 1)
  for (const value of valueAt) memberStarts[value + 1] = (memberStarts[value + 1] as number) + 1
  for (let value = 0; value < values.length; value++) {
    memberStarts[value + 1] = (memberStarts[value + 1] as number) + (memberStarts[value] as number)
  }
  yield
  const members = new Uint32Array(ranked.length)
  const next = memberStarts.slice()
  for (const [position, value] of valueAt.entries()) {
    const place = next[value] as number
    members[place] = position
    next[value] = place + 1
  }
  yield
  const texts = yield* buildTexts(values.length, (value) => values[value] as string)
  return { ...texts, count: values.length, valueAt, members, memberStarts }
}
