import { REGIONS, type Region } from '../../../shared/places/regions.ts'
import { prepareCharacterCounts, sharedCharacters } from '../search/character-set.ts'
import { editDistance, preparePattern } from '../search/edit-distance.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { swapDistance } from '../search/swap-distance.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import type { Gazetteer } from './gazetteer.ts'
import { joinPlaceWords } from './place-key.ts'
import { toQueryWords } from './query-words.ts'
import { spelledRegion } from './region-names.ts'
import { placeOfCity, type UnderstoodPlace, understandPlaces } from './understand-places.ts'

const MIN_LENGTH = 4
const MAX_PLACES = 5

/** Edits that two names of these lengths may be apart: two of seven letters, at most three. */
function forgiven(typed: number, name: number): number {
  if (Math.min(typed, name) < MIN_LENGTH) return 0
  return Math.min(3, Math.floor((typed + name) / 7))
}

export type CorrectedPlace = { place: UnderstoodPlace; edits: number }

/**
 * Returns cities with partners that a misspelt query probably means ("huston tx", "Barooklyn new york", "montrael"),
 * fewest edits first, then most partners; within the state if one is named. Empty when every word is understood, or
 * when none of them resembles a city.
 */
export function correctPlace(
  index: SearchIndex,
  gazetteer: Gazetteer,
  query: string,
  understood: readonly UnderstoodPlace[] = understandPlaces(index, gazetteer, query),
): CorrectedPlace[] {
  const found = new Map<string, CorrectedPlace>()
  const add = ({ words, region }: Misspelt, extraEdits: number) => {
    for (const one of citiesLike(index, gazetteer, joinPlaceWords(words), region, extraEdits)) {
      const key = `${one.place.cityKey} ${one.place.region.code}`
      const before = found.get(key)
      if (!before || one.edits < before.edits) found.set(key, one)
    }
  }
  const readings = readMisspelt(query, understood)
  for (const reading of readings) add(reading, 0)
  // A state's few cities are told apart more easily: "tuscan arizona", "sue falls south dakota".
  if (found.size === 0) for (const reading of readings) if (reading.region) add(reading, 1)
  return [...found.values()]
    .sort((a, b) => a.edits - b.edits || b.place.positions.length - a.place.positions.length)
    .slice(0, MAX_PLACES)
}

type Misspelt = { words: readonly string[]; region: Region | null }

/** What may be a misspelt city, alone and before its state, which may be misspelt too. */
function readMisspelt(query: string, understood: readonly UnderstoodPlace[]): Misspelt[] {
  const words = toQueryWords(query).map(({ text }) => text)
  const state = understood.find(({ kind }) => kind === 'state')
  if (state) {
    const { rest } = state.reading
    // "sue city iowa": alone, "city" says nothing.
    const isNamedCity = words.some((word, at) => word === 'city' && rest.includes(words[at - 1] ?? ''))
    const readings = isNamedCity ? [rest, [...rest, 'city']] : [rest]
    return readings.map((all) => ({ words: all, region: state.region }))
  }
  const region = words.length > 1 ? (spelledRegion(words.at(-1) ?? '') ?? null) : null
  return [
    { words: tellingWords(words), region: null },
    { words: tellingWords(words, ARTICLES), region: null },
    ...(region ? [{ words: tellingWords(words.slice(0, -1), ARTICLES), region }] : []),
  ]
}

/** Articles belong to a name that follows: "los angelas", "la crose". */
const ARTICLES = new Set('la le les los las el des'.split(' '))

function tellingWords(words: readonly string[], kept: ReadonlySet<string> = new Set()): string[] {
  const isTelling = (word: string | undefined) => word !== undefined && !EVERYDAY_WORDS.has(word)
  return words.filter((word, at) => isTelling(word) || (kept.has(word) && isTelling(words[at + 1])))
}

function citiesLike(
  index: SearchIndex,
  gazetteer: Gazetteer,
  typed: string,
  state: Region | null,
  extraEdits: number,
): CorrectedPlace[] {
  const found: CorrectedPlace[] = []
  if (typed.length < MIN_LENGTH) return found
  const pattern = preparePattern(typed)
  const counts = prepareCharacterCounts(typed)
  const { all, repeated } = index.cityCharacters
  let number = -1
  for (const key of index.cityValues.keys()) {
    number += 1
    const most = forgiven(typed.length, key.length) + extraEdits
    if (Math.abs(typed.length - key.length) > most) continue
    // Each character of the longer text that the other lacks is an edit.
    const shared = sharedCharacters(counts, all[number] as number, repeated[number] as number)
    if (shared < Math.max(typed.length, key.length) - most) continue
    // A swap of neighbours is at most two plain edits.
    if (editDistance(pattern, key) > 2 * most) continue
    const edits = swapDistance(typed, key, most)
    if (edits === 0 || edits === Number.POSITIVE_INFINITY) continue
    for (const region of state ? [state] : REGIONS) {
      const place = placeIn(index, gazetteer, key, region)
      if (place) found.push({ place, edits })
    }
  }
  return found
}

function placeIn(
  index: SearchIndex,
  gazetteer: Gazetteer,
  cityKey: string,
  region: Region,
): UnderstoodPlace | null {
  const place = placeOfCity(index, gazetteer, cityKey, region)
  return place && place.positions.length > 0 ? place : null
}
