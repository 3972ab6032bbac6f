import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { joinPlaceWords, placeKey } from '../../places/gazetteer/place-key.ts'
import { keysFrom } from '../indexes/likeness-table.ts'
import { UNLIKELY_TOWNS, WORD_CODES } from '../vocabulary/words.ts'
import { readPostalCode } from './codes.ts'
import { isCodeMeant } from './find-regions.ts'
import { cityIn, type KnownPlace, placeOfCode, placesOfKey } from './places.ts'
import {
  type Asked,
  alike,
  LONGEST_SLIP,
  type Mention,
  mentionOf,
  priorOf,
  type Span,
  saidIn,
  spansOf,
} from './spans.ts'
import { bitsOf, isSentence, type Token } from './tokens.ts'

export const LONGEST_SPAN = 6
/** A smaller part of a city yields to a town of its name from this size on, in postal codes. */
const LARGE_TOWN = 3
const NAMESAKES = 12
/** Precedes all other namesakes. */
const LAWFUL = 100

/** The postal code that the query names. */
export function findCode(asked: Asked): Mention[] {
  const { index, gazetteer, tokens } = asked
  const code = readPostalCode(gazetteer, tokens)
  const place = code && placeOfCode(index, gazetteer, code.code)
  if (!place) return []
  return [mentionOf(code, place, asked.weights.place + asked.weights.byname)]
}

/** Cities, counties, areas and bynames that are spelled as typed. */
export function findCities(asked: Asked, laws: ReadonlySet<Region>): Mention[] {
  const { tokens } = asked
  const found: Mention[] = []
  for (const span of spansOf(tokens, LONGEST_SPAN)) {
    const own = tokens.slice(span.start, span.end)
    const isEveryday = own.every(({ isFiller }) => isFiller)
    if (span.key.length < 2 || /^\d+$/.test(span.key)) continue
    if (isEveryday && own.length < tokens.length && !isBeforeLaw(asked, span.end)) continue
    found.push(...mentionsOf(asked, span, span.key, 0, laws, null, false))
  }
  return found
}

/** "Pueblo, Colorado": a word of everyday speech right before a state. */
function isBeforeLaw({ gazetteer, tokens }: Asked, end: number): boolean {
  const next = tokens[end]
  if (next === undefined || gazetteer.region(next.text) === undefined) return false
  return !WORD_CODES.has(next.text) || isCodeMeant({ tokens, gazetteer }, end)
}

/** Cities, counties, areas and bynames of one key. */
export function mentionsOf(
  asked: Asked,
  span: Span,
  key: string,
  loss: number,
  laws: ReadonlySet<Region>,
  places: readonly KnownPlace[] | null = null,
  isLawful = true,
): Mention[] {
  const { index, gazetteer, weights, tokens } = asked
  const isOutlawed = ({ region }: KnownPlace) => isLawful && laws.size > 0 && !laws.has(region)
  const { start, end, words } = span
  const { isAfterIn, text } = tokens[start] as Token
  const isUnlikely = end - start === 1 && !isAfterIn && UNLIKELY_TOWNS.has(text)
  const own = keyOfCounty(gazetteer, key, words)
  const cities = (places ?? placesOfKey(index, gazetteer, own))
    .filter((place) => !isOutlawed(place))
    .map((place) => {
      // York is a city of its own, unless York in Ontario is said.
      const isInOther = place.cityKey !== own && index.cityGroups.has(own) && !place.cityKey?.startsWith(own)
      return mentionOf(span, place, priorOf(asked, place) + saidIn(asked, start, end), {
        loss,
        needsMore: isUnlikely || isInOther,
      })
    })
    .sort(
      (a, b) =>
        b.prior - a.prior + (laws.has(b.place.region) ? LAWFUL : 0) - (laws.has(a.place.region) ? LAWFUL : 0),
    )
    .slice(0, NAMESAKES)
  const isLarge = cities.some(({ place }) => place.positions.length > 0 || place.size >= LARGE_TOWN)
  if (places) return cities
  const bynames = gazetteer.nicknames(key).flatMap(({ city, region, needsMore }) => {
    const place = cityIn(index, gazetteer, placeKey(city), region)
    if (!place || isOutlawed(place)) return []
    const prior = weights.byname + (loss > 0 ? 0 : weights.bynameWord * (words.length - 1))
    return [
      mentionOf(span, place, prior, { loss, isByname: true, needsMore: needsMore || isLarge || isUnlikely }),
    ]
  })
  return [...cities, ...bynames]
}

/** "Condado de Harris", as families say in Spanish, French and English. */
const COUNTY_OF = /^(?:condado|comte|county) (?:de|du|of) /

/** "Harris Co", "Condado de Harris", and "Broward", a county whose name no place bears. */
function keyOfCounty(gazetteer: Gazetteer, key: string, words: readonly string[]): string {
  const text = words.join(' ')
  const name = text.replace(/ co$/, '').replace(COUNTY_OF, '')
  if (name !== text) {
    const county = joinPlaceWords([...name.split(' '), 'county'])
    if (gazetteer.counties(county).length > 0) return county
  }
  const isOther = gazetteer.cities(key).length > 0 || gazetteer.counties(key).length > 0
  const county = `${key}county`
  return !isOther && key.length >= 5 && gazetteer.counties(county).length > 0 ? county : key
}

/** Likest keys of a span. */
const MOST_ALIKE = 7
/** Words at the end of a sentence that are read with slips. */
const LAST_WORDS = 3

/** Cities like words that are misspelt, within the regions of `laws` if there are any. */
export function findCitiesAlike(asked: Asked, laws: ReadonlySet<Region>, known: number): Mention[] {
  const { index, gazetteer, tokens, slipCost, weights } = asked
  const found: Mention[] = []
  for (const span of spansOf(tokens, LONGEST_SLIP)) {
    const own = tokens.slice(span.start, span.end)
    if (span.key.length < 4 || /\d/.test(span.key) || (bitsOf(span.start, span.end) & ~known) === 0) continue
    if (own.every(({ isFiller }) => isFiller)) continue
    if (!isPlacedWell(tokens, span)) continue
    const likest = [gazetteer.placeKeys, index.cityKeys]
      .flatMap((table) => alike(table, span.key, slipCost, weights))
      .sort((a, b) => a.loss - b.loss)
    const keys = new Set<string>()
    for (const { key, loss } of likest) {
      if (keys.size >= MOST_ALIKE || keys.has(key) || key === span.key) continue
      const mentions = mentionsOf(asked, span, key, loss, laws)
      if (mentions.length > 0) keys.add(key)
      found.push(...mentions)
    }
  }
  return found
}

function isPlacedWell(tokens: readonly Token[], { start, end }: Span): boolean {
  if (!isSentence(tokens)) return true
  const isWhole = !tokens[start]?.isFiller && !tokens[end - 1]?.isFiller
  return isWhole && (tokens[start]?.isAfterIn === true || start >= tokens.length - LAST_WORDS)
}

/** Cities that begin with the last words. Only those with partners. */
export function findCitiesBegun(asked: Asked, laws: ReadonlySet<Region>): Mention[] {
  const { index, tokens } = asked
  const found: Mention[] = []
  for (const span of spansOf(tokens, LONGEST_SPAN)) {
    if (span.end !== tokens.length || span.key.length < 3 || (tokens[span.start]?.isFiller && span.start > 0))
      continue
    const groups = [...keysFrom(index.cityKeys, span.key)].flatMap((key) => index.cityGroups.get(key) ?? [])
    groups.sort((a, b) => b.positions.length - a.positions.length)
    for (const group of groups.slice(0, MOST_ALIKE)) {
      if (group.key === span.key) continue
      const region = findRegion(group.stateSlug)
      const place = region && cityIn(index, asked.gazetteer, group.key, region)
      if (place) found.push(...mentionsOf(asked, span, group.key, asked.weights.begun, laws, [place]))
    }
  }
  return found
}
