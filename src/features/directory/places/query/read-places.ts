import type { Region } from '../../../../shared/places/regions.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { placeKey } from '../gazetteer/place-key.ts'
import { countDirections } from '../names/region-parts.ts'
import { BEFORE_PLACES, EVERYDAY_WORDS, PLACE_WORDS } from './everyday-words.ts'
import { type Found, type FoundRegion, findCities, findRegions, isInColorado } from './find-in-query.ts'
import { aroundNickname, isApart, partOf, range, regionInArea, regionsBegun } from './places-around.ts'
import { type QueryWord, toQueryWords } from './query-words.ts'
import { readPostalCode } from './read-postal-code.ts'

/** Before it is known who is there. */
export type PlaceReading = {
  kind: 'postal-code' | 'city' | 'state'
  /** Five digits, or a forward sortation area. */
  code: string | null
  /** A placeKey. */
  cityKey: string | null
  region: Region | null
  /** Folded, without the place and everyday words. */
  rest: string[]
  /** A code, a city with its state, after "in" or "near", or the whole query. */
  isFirm: boolean
  /** Nothing but everyday words before or after it: "jones mortuary houston". */
  isAtEdge: boolean
  hasRegion: boolean
  /** A part of a city or a base, whose name businesses may bear. */
  isPart: boolean
  /** Counts only with partners: "Smith Dayton" is no part of Dayton, Nevada. */
  isGuess: boolean
  /** Right after "in" or "near", and no state's name. */
  isAfterIn: boolean
  /** How many words of the query the place explains. */
  explained: number
  /** Number of its first word. */
  at: number
}

const MAX_WORDS = 40

/**
 * Reads postal codes, cities, states and nicknames, alone or among other words. `hasCity` knows cities that
 * only partners have. Unordered; see rankPlaces.
 */
export function readPlaces(
  gazetteer: Gazetteer,
  query: string,
  hasCity: (key: string) => boolean = () => false,
): PlaceReading[] {
  const words = toQueryWords(query).slice(0, MAX_WORDS)
  const readings: PlaceReading[] = []
  const code = readPostalCode(gazetteer, words)
  const regions = findRegions(gazetteer, words)
  const cities = findCities(gazetteer, words, regions, hasCity)
  const make = (
    span: Span,
    place: Pick<PlaceReading, 'kind' | 'code' | 'cityKey' | 'region'>,
    hasRegion: boolean,
    isPart = false,
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
    const isAfterIn = isBeforePlace(words[first - 1]?.text) && !regions.some(({ start }) => start === first)
    const placed = { isAtEdge, hasRegion, isPart, isGuess: false, isAfterIn, explained: span.size, at: first }
    return { ...place, rest, isFirm, ...placed }
  }
  if (code) {
    const near = [...cities, ...regions].flatMap(({ start, end }) => range(start, end))
    const span = new Set([...code.span, ...near])
    readings.push(
      make(span, { kind: 'postal-code', code: code.code, cityKey: null, region: code.region }, true),
    )
  }
  for (const city of cities) {
    const span = new Set(range(city.start, city.end))
    for (const nickname of city.nicknames) {
      const { region, isPart, isShort } = nickname
      const cityKey = placeKey(nickname.city)
      const both = new Set([...span, ...aroundNickname(gazetteer, nickname, city, regions, cities)])
      // "capitol hill denver": the city beside it says that another one is meant.
      const isElsewhere = cities.some((other) => isApart(other, city) && hasCity(other.key))
      const isSaid = both.size > span.size
      if ((isShort || isPart) && !isSaid && isElsewhere) continue
      readings.push(make(both, { kind: 'city', code: null, cityKey, region }, !isShort || isSaid, isPart))
    }
    const isNickname = city.nicknames.length > 0
    if (isNickname && !city.isTown) continue
    for (const other of regions) {
      if (!isApart(other, city) || !isBeside(words, city, other)) continue
      if (city.nicknames.some(({ region }) => region === other.region)) continue
      const both = new Set([...span, ...range(other.start, other.end)])
      readings.push(make(both, { kind: 'city', code: null, cityKey: city.key, region: other.region }, true))
    }
    for (const region of regionsBegun(words, city)) {
      const all = new Set(range(city.start, words.length))
      const begun = make(all, { kind: 'city', code: null, cityKey: city.key, region }, true)
      readings.push({ ...begun, isGuess: true })
    }
    const around = partOf(gazetteer, words, city, cities)
    if (around) {
      const both = new Set([...span, ...range(around.city.start, around.city.end)])
      const whole = make(
        both,
        { kind: 'city', code: null, cityKey: around.city.key, region: around.region },
        true,
      )
      readings.push({ ...whole, isGuess: true })
    }
    for (const area of cities) {
      if (!isApart(area, city)) continue
      const region = regionInArea(gazetteer, words, city, area)
      if (!region) continue
      const both = new Set([...span, ...range(area.start, area.end)])
      readings.push(make(both, { kind: 'city', code: null, cityKey: city.key, region }, true))
    }
    if (isNickname && !hasCity(city.key)) continue
    if (city.isShortCounty && isInColorado(gazetteer, city.key)) continue
    readings.push(make(span, { kind: 'city', code: null, cityKey: city.key, region: null }, false))
  }
  for (const region of regions) {
    if (region.isSpelled || (region.isWordCode && !isCodeMeant(words, region))) continue
    const span = new Set(range(region.start, region.end))
    readings.push(make(span, { kind: 'state', code: null, cityKey: null, region: region.region }, false))
    const part = words.slice(region.start - countDirections(before(words, region)), region.start)
    if (part.length === 0) continue
    const cityKey = placeKey([...part.map(({ text }) => text), region.region.name].join(''))
    const whole = new Set(range(region.start - part.length, region.end))
    readings.push(make(whole, { kind: 'city', code: null, cityKey, region: region.region }, true, true))
  }
  return readings
}

type Span = ReadonlySet<number>

function before(words: readonly QueryWord[], { start }: Found): string[] {
  return words.slice(0, start).map(({ text }) => text)
}

function isBeforePlace(word: string | undefined): boolean {
  return word !== undefined && BEFORE_PLACES.has(word)
}

/** Only a comma, everyday words or a code lie between. */
function isBeside(words: readonly QueryWord[], city: Found, region: FoundRegion): boolean {
  const [first, second] = city.start < region.start ? [city, region] : [region, city]
  const between = words.slice(first.end, second.start)
  const isSaidFirst = region.start === 0 && (words[0]?.isCapitals || words[1]?.isAfterComma)
  if (region.isWordCode) return between.length === 0 && (city.start < region.start || isSaidFirst === true)
  return between.every(({ text, isCode }) => isCode || EVERYDAY_WORDS.has(text) || PLACE_WORDS.has(text))
}

/** "or", "in", "me" are states alone, after a comma, in capitals, or at the end after "in". */
function isCodeMeant(words: readonly QueryWord[], { start, end }: Found): boolean {
  const word = words[start] as QueryWord
  if (words.length === 1 || word.isAfterComma || word.isCapitals) return true
  const before = words[start - 1]?.text
  return end === words.length && before !== undefined && ['in', 'en'].includes(before) && word.text !== 'me'
}
