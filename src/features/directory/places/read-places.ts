import { distanceMiles } from '../../../shared/places/geo.ts'
import type { Region } from '../../../shared/places/regions.ts'
import { BEFORE_PLACES, EVERYDAY_WORDS, PLACE_WORDS } from './everyday-words.ts'
import type { Gazetteer } from './gazetteer.ts'
import { joinPlaceWords, placeKey } from './place-key.ts'
import { type QueryWord, toQueryWords } from './query-words.ts'
import { readPostalCode } from './read-postal-code.ts'
import { spelledRegion, WORD_CODES } from './region-names.ts'

/** A place that a query may name, before it is known who is there. */
export type PlaceReading = {
  kind: 'postal-code' | 'city' | 'state'
  /** Of a postal code: five digits, or a forward sortation area. */
  code: string | null
  /** A placeKey. */
  cityKey: string | null
  region: Region | null
  /** Folded words that are neither the place nor everyday words. */
  rest: string[]
  /** Said to be a place: a code, a city with its state, after "in" or "near", or all that the query says. */
  isFirm: boolean
  /** Nothing but everyday words before or after it: "jones mortuary houston". */
  isAtEdge: boolean
  /** Whether state and city stood together. */
  hasRegion: boolean
  /** Words of the query that the place explains. */
  explained: number
  /** Number of its first word. */
  at: number
}

const LONGEST_NAME = 6
const MAX_WORDS = 40

/**
 * Reads the places that a query may name: postal codes, cities with or without their state in any order, states by
 * name, short form or code, nicknames, alone or among other words. `hasCity` knows cities that only partners have.
 * Unordered; rankPlaces decides.
 */
export function readPlaces(
  gazetteer: Gazetteer,
  query: string,
  hasCity: (key: string) => boolean = () => false,
): PlaceReading[] {
  const words = toQueryWords(query).slice(0, MAX_WORDS)
  const readings: PlaceReading[] = []
  const make = (
    span: Span,
    place: Pick<PlaceReading, 'kind' | 'code' | 'cityKey' | 'region'>,
    hasRegion: boolean,
  ): PlaceReading => {
    const outside = words.filter(({ text }, at) => {
      return !span.has(at) && !(PLACE_WORDS.has(text) && span.has(at - 1))
    })
    const rest = outside
      .filter(({ text, isCode }) => !EVERYDAY_WORDS.has(text) && !isCode)
      .map(({ text }) => text)
    const first = Math.min(...span)
    const last = Math.max(...span)
    const restAt = [...words.keys()].filter((at) => {
      const { text, isCode } = words[at] as QueryWord
      return !span.has(at) && !EVERYDAY_WORDS.has(text) && !PLACE_WORDS.has(text) && !isCode
    })
    const isAtEdge = restAt.every((at) => at < first) || restAt.every((at) => at > last)
    const isFirm =
      hasRegion ||
      place.kind === 'postal-code' ||
      rest.length === 0 ||
      words[first]?.isAfterComma === true ||
      isBeforePlace(words[first - 1]?.text)
    return { ...place, rest, isFirm, isAtEdge, hasRegion, explained: span.size, at: first }
  }
  const code = readPostalCode(gazetteer, words)
  const regions = findRegions(gazetteer, words)
  const cities = findCities(gazetteer, words, hasCity)
  if (code) {
    const near = [...cities, ...regions].flatMap(({ start, end }) => range(start, end))
    const span = new Set([...code.span, ...near])
    readings.push(
      make(span, { kind: 'postal-code', code: code.code, cityKey: null, region: code.region }, true),
    )
  }
  for (const city of cities) {
    const span = new Set(range(city.start, city.end))
    if (city.nickname) {
      const { key, region } = city.nickname
      const named = regions.find((other) => other.region === region && isApart(other, city))
      if (named) for (const at of range(named.start, named.end)) span.add(at)
      readings.push(make(span, { kind: 'city', code: null, cityKey: key, region }, true))
      continue
    }
    for (const other of regions) {
      if (!isApart(other, city) || !isBeside(words, city, other)) continue
      const both = new Set([...span, ...range(other.start, other.end)])
      readings.push(make(both, { kind: 'city', code: null, cityKey: city.key, region: other.region }, true))
    }
    const around = partOf(gazetteer, words, city, cities)
    if (around) {
      const both = new Set([...span, ...range(around.city.start, around.city.end)])
      readings.push(
        make(both, { kind: 'city', code: null, cityKey: around.city.key, region: around.region }, true),
      )
    }
    readings.push(make(span, { kind: 'city', code: null, cityKey: city.key, region: null }, false))
  }
  for (const region of regions) {
    if (region.isSpelled || (region.isWordCode && !isCodeMeant(words, region))) continue
    const span = new Set(range(region.start, region.end))
    readings.push(make(span, { kind: 'state', code: null, cityKey: null, region: region.region }, false))
  }
  return readings
}

type Span = ReadonlySet<number>
type Found = { start: number; end: number }
type FoundRegion = Found & { region: Region; isWordCode: boolean; isSpelled: boolean }
type FoundCity = Found & { key: string; nickname: { key: string; region: Region } | null }

function isBeforePlace(word: string | undefined): boolean {
  return word !== undefined && BEFORE_PLACES.has(word)
}

function findRegions(gazetteer: Gazetteer, words: readonly QueryWord[]): FoundRegion[] {
  const found: FoundRegion[] = []
  for (const { start, end, text } of runs(words)) {
    const region = gazetteer.region(text)
    if (!region) continue
    const isWordCode = end - start === 1 && WORD_CODES.has(text)
    found.push({ start, end, region, isWordCode, isSpelled: false })
  }
  // Misspelt, a state counts only at the end, after its city.
  const last = words.at(-1)
  if (
    found.length === 0 &&
    words.length > 1 &&
    last &&
    gazetteer.cities(joinPlaceWords([last.text])).length === 0
  ) {
    const region = spelledRegion(last.text)
    const start = words.length - 1
    if (region) found.push({ start, end: words.length, region, isWordCode: false, isSpelled: true })
  }
  // "West Virginia" is not also Virginia.
  return found.filter((one) => !found.some((other) => isWithin(one, other)))
}

function findCities(
  gazetteer: Gazetteer,
  words: readonly QueryWord[],
  hasCity: (key: string) => boolean,
): FoundCity[] {
  const found: FoundCity[] = []
  for (const { start, end, text, parts } of runs(words)) {
    const key = joinPlaceWords(parts)
    const nickname = gazetteer.nickname(key)
    if (nickname) {
      found.push({ start, end, key, nickname: { key: placeKey(nickname.city), region: nickname.region } })
      continue
    }
    const isEveryday = parts.every((part) => EVERYDAY_WORDS.has(part))
    if (isEveryday || text.length < 2 || /^\d+$/.test(text)) continue
    const isKnown = gazetteer.cities(key).length > 0 || hasCity(key) || gazetteer.counties(key).length > 0
    if (isKnown) found.push({ start, end, key, nickname: null })
  }
  return found
}

/** Runs of up to six words within the query; none crosses a comma but at a comma's place. */
function* runs(words: readonly QueryWord[]) {
  for (let start = 0; start < words.length; start++) {
    const parts: string[] = []
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST_NAME); end++) {
      const word = words[end - 1] as QueryWord
      if (end > start + 1 && word.isAfterComma) break
      parts.push(word.text)
      yield { start, end, text: parts.join(' '), parts: [...parts] }
    }
  }
}

/** City and state stand together when only a comma, everyday words or a code lie between. */
function isBeside(words: readonly QueryWord[], city: Found, region: FoundRegion): boolean {
  const [first, second] = city.start < region.start ? [city, region] : [region, city]
  const between = words.slice(first.end, second.start)
  if (region.isWordCode) return between.length === 0 && city.start < region.start
  return between.every(({ text, isCode }) => isCode || EVERYDAY_WORDS.has(text) || PLACE_WORDS.has(text))
}

/** Farther apart, a town is no part of the other. */
const PART_MILES = 40

/** "Upper West Side Manhattan": a name that one town alone has says which Manhattan is meant. */
function partOf(
  gazetteer: Gazetteer,
  words: readonly QueryWord[],
  part: FoundCity,
  cities: readonly FoundCity[],
): { city: FoundCity; region: Region } | null {
  const [only, ...namesakes] = gazetteer.cities(part.key)
  if (!only || namesakes.length > 0) return null
  const city = cities.find((other) => {
    const isNext = other.start >= part.end && isAllEveryday(words.slice(part.end, other.start))
    if (!isNext || other.nickname) return false
    return gazetteer.cities(other.key).some((known) => {
      return known.region === only.region && distanceMiles(known, only) <= PART_MILES
    })
  })
  return city ? { city, region: only.region } : null
}

function isAllEveryday(words: readonly QueryWord[]): boolean {
  return words.every(({ text }) => EVERYDAY_WORDS.has(text))
}

/** "or", "in", "me" are states alone, after a comma, in capitals, or at the end after "in". */
function isCodeMeant(words: readonly QueryWord[], { start, end }: Found): boolean {
  const word = words[start] as QueryWord
  if (words.length === 1 || word.isAfterComma || word.isCapitals) return true
  const before = words[start - 1]?.text
  return end === words.length && before !== undefined && ['in', 'en'].includes(before) && word.text !== 'me'
}

const isApart = (a: Found, b: Found) => a.end <= b.start || b.end <= a.start
const isWithin = (a: Found, b: Found) =>
  a !== b && b.start <= a.start && a.end <= b.end && b.end - b.start > a.end - a.start

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at)
}
