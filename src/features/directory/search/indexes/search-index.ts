import { regionCode } from '../../../../shared/places/regions.ts'
import { placeKey } from '../../places/gazetteer/place-key.ts'
import { soundOf } from '../../places/query/sound-of.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import { TIERS, tierOf } from '../match/rank-match.ts'
import { compareNames } from '../../finder/index/compare-names.ts'
import { foldText } from '../../finder/vocabulary/fold-text.ts'
import { createWordFolder, foldWords } from '../../finder/vocabulary/fold-words.ts'
import { characterSets } from './character-set.ts'
import { findKeptRuns } from './kept-runs.ts'
import { buildField, type SearchField } from './search-field.ts'
import { buildTexts, type SearchTexts } from './search-texts.ts'
import { buildTextColumn, keepTextColumn, type TextColumn, textAt } from '../../finder/index/text-column.ts'
import { buildWordIndex, type WordIndex } from '../../finder/index/word-index.ts'
import { collectWords, foldParts, type WordList } from './word-list.ts'

/** About 200 bytes a partner, built with each snapshot. */
export type SearchIndex = {
  /** By tier (rank-match.ts), name, id. */
  readonly ranked: readonly DirectoryEntry[]
  readonly names: SearchTexts
  /** The same object where columns of `names` are. */
  readonly nameIndex: { readonly [column in 'lower' | 'folded' | 'words']: WordIndex }
  readonly cities: SearchField
  readonly states: SearchField
  readonly zipCodes: SearchField
  /** Folded to words. */
  readonly addresses: TextColumn
  /** Digits alone. */
  readonly phones: TextColumn
  /** By placeKey: "St. Louis" and "Saint Louis" are one place. */
  readonly cityValues: ReadonlyMap<string, readonly number[]>
  /** By soundOf. */
  readonly citiesBySound: ReadonlyMap<string, readonly string[]>
  /** Of the keys of `cityValues`, in their order (character-set.ts). */
  readonly cityCharacters: { readonly all: Uint32Array; readonly repeated: Uint32Array }
  readonly stateCodes: readonly string[]
  readonly stateSlugs: readonly string[]
  readonly nameWords: WordList
  /** Words of folded names by soundOf. */
  readonly namesBySound: ReadonlyMap<string, readonly string[]>
  readonly descriptionWords: WordList
}

/**
 * `added`: new or changed since `before` (null: none). `hasDescriptions: false` leaves their words out. A
 * generator for runInSlices.
 */
export function* buildSearchIndex(
  byName: readonly DirectoryEntry[],
  before: SearchIndex | null,
  added: readonly DirectoryEntry[],
  hasDescriptions = true,
): Generator<undefined, SearchIndex, undefined> {
  const tiers: DirectoryEntry[][] = Array.from({ length: TIERS }, () => [])
  for (const entry of byName) tiers[tierOf(entry)]?.push(entry)
  const ranked = ([] as DirectoryEntry[]).concat(...tiers)
  yield
  const kept = before && { before, runs: yield* findKeptRuns(ranked, before.ranked, compareRanked) }
  const entryAt = (position: number) => ranked[position] as DirectoryEntry
  const column = (columnOf: (index: SearchIndex) => TextColumn, textAt: (position: number) => string) =>
    kept
      ? keepTextColumn(columnOf(kept.before), kept.runs, ranked.length, textAt)
      : buildTextColumn(ranked.length, textAt)
  const field = (name: 'cities' | 'states' | 'zipCodes', fieldOf: (entry: DirectoryEntry) => string) =>
    buildField(ranked, fieldOf, kept && { before: kept.before[name], runs: kept.runs })
  const names = yield* buildTexts(
    ranked.length,
    (position) => entryAt(position).name,
    kept && { before: kept.before.names, runs: kept.runs },
  )
  const lower = yield* buildWordIndex(names.lower, before?.nameIndex.lower)
  const folded =
    names.folded === names.lower ? lower : yield* buildWordIndex(names.folded, before?.nameIndex.folded)
  const words =
    names.words === names.folded ? folded : yield* buildWordIndex(names.words, before?.nameIndex.words)
  const cities = yield* field('cities', (entry) => entry.city)
  const states = yield* field('states', (entry) => entry.state)
  const zipCodes = yield* field('zipCodes', (entry) => entry.zipCode)
  const foldAddress = createWordFolder()
  const addresses = yield* column(
    (index) => index.addresses,
    (position) => foldAddress(entryAt(position).address),
  )
  const phones = yield* column(
    (index) => index.phones,
    (position) => entryAt(position).phone.replace(/\D/g, ''),
  )
  const nameWords = yield* collectWords(
    before?.nameWords ?? null,
    before
      ? added.flatMap(({ name }) => [foldText(name), foldWords(name)])
      : new Set([...folded.numbers.keys(), ...words.numbers.keys()]),
  )
  const descriptions = yield* foldParts(descriptionsOf(hasDescriptions ? added : []))
  const descriptionWords = yield* collectWords(
    before?.descriptionWords ?? null,
    descriptions.parts,
    descriptions.shortest,
  )
  const namesBySound =
    before && words === before.nameIndex.words
      ? before.namesBySound
      : yield* groupBySound(words.numbers.keys())
  const regionMembers = Array.from({ length: states.count }, (_, value) => {
    return ranked[states.members[states.memberStarts[value] as number] as number] as DirectoryEntry
  })
  const stateCodes = regionMembers.map((member) => regionCode(member.state).toLowerCase())
  const stateSlugs = regionMembers.map((member) => member.stateSlug)
  yield
  const byPlace = before && cities.lower === before.cities.lower ? before : yield* groupByPlaceKey(cities)
  return {
    ranked,
    names,
    nameIndex: { lower, folded, words },
    cities,
    states,
    zipCodes,
    addresses,
    phones,
    cityValues: byPlace.cityValues,
    cityCharacters: byPlace.cityCharacters,
    citiesBySound: byPlace.citiesBySound,
    stateCodes,
    stateSlugs,
    nameWords,
    namesBySound,
    descriptionWords,
  }
}

/** By tier, then name. */
export function compareRanked(a: DirectoryEntry, b: DirectoryEntry): number {
  return tierOf(a) - tierOf(b) || compareNames(a, b)
}

function* groupByPlaceKey(
  cities: SearchField,
): Generator<undefined, Pick<SearchIndex, 'cityValues' | 'cityCharacters' | 'citiesBySound'>, undefined> {
  const cityValues = new Map<string, number[]>()
  for (let value = 0; value < cities.count; value++) {
    const key = placeKey(textAt(cities.lower, value))
    const others = cityValues.get(key)
    if (others) others.push(value)
    else cityValues.set(key, [value])
    if (value % 500 === 0) yield
  }
  const citiesBySound = yield* groupBySound(cityValues.keys())
  const characters = Array.from(cityValues.keys(), (key) => characterSets(key))
  return {
    cityValues,
    citiesBySound,
    cityCharacters: {
      all: Uint32Array.from(characters, ({ all }) => all),
      repeated: Uint32Array.from(characters, ({ repeated }) => repeated),
    },
  }
}

function* groupBySound(texts: Iterable<string>): Generator<undefined, Map<string, string[]>, undefined> {
  const bySound = new Map<string, string[]>()
  let count = 0
  for (const text of texts) {
    const sound = soundOf(text)
    const others = bySound.get(sound)
    if (others) others.push(text)
    else bySound.set(sound, [text])
    count += 1
    if (count % 500 === 0) yield
  }
  return bySound
}

function* descriptionsOf(entries: readonly DirectoryEntry[]) {
  for (const { description } of entries) if (description) yield description
}
