import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { joinPlaceWords, placeKey } from '../../places/gazetteer/place-key.ts'
import { countDirections } from '../../places/names/region-parts.ts'
import { keysFrom } from '../indexes/likeness-table.ts'
import { BEFORE_PLACES, UNLIKELY_TOWNS, WORD_CODES } from '../vocabulary/words.ts'
import { readPostalCode } from './codes.ts'
import { cityIn, type KnownPlace, partIn, placeOfCode, placesOfKey, stateOf } from './places.ts'
import { alike } from './slips.ts'
import { type Asked, type Mention, mentionOf, priorOf, type Span, saidIn } from './spans.ts'
import { bitsOf, isSentence, type Token } from './tokens.ts'

/** Spans of more words are not compared by likeness. */
const LONGEST_SLIP = 3
/** A smaller part of a city yields to a town of its name from this size on, in postal codes. */
const LARGE_TOWN = 3
/** Largest of one name, besides those of the typed region. */
const NAMESAKES = 12
/** Likest keys of a span. */
const MOST_ALIKE = 5
/** Words at the end of a sentence that are read with slips. */
const LAST_WORDS = 3

/** Places that are spelled as typed; with an open end also cities that the last words begin. */
export function findPlaces(asked: Asked): Mention[] {
  const regions = findRegions(asked)
  const laws = lawsOf(regions)
  // "fort wa" becomes Fort Wayne.
  const lawsBefore = lawsOf(regions.filter(({ end }) => end < asked.tokens.length))
  const found = [...findCode(asked), ...regions]
  for (const span of asked.spans) {
    if (isTelling(asked, span)) found.push(...mentionsOf(asked, span, span.key, 0, laws))
    if (asked.isOpen) found.push(...findBegun(asked, span, lawsBefore))
  }
  return found
}

/** Cities that the last words begin, and places like words that are misspelt; a typed region is law. */
export function findPlacesAlike(asked: Asked, spelled: readonly Mention[]): Mention[] {
  const { gazetteer, weights } = asked
  const laws = lawsOf(spelled)
  const lawful = spelled.reduce((bits, { isLaw, cover }) => (isLaw ? bits | cover : bits), 0)
  const found: Mention[] = []
  for (const span of asked.spans) {
    if (!asked.isOpen) found.push(...findBegun(asked, span, laws))
    if (!mayBeMisspelt(asked, span, lawful)) continue
    let count = 0
    for (const { key, loss } of alike(gazetteer.placeKeys, span.key, weights)) {
      const mentions = count < MOST_ALIKE ? mentionsOf(asked, span, key, loss, laws) : []
      if (mentions.length > 0) count += 1
      found.push(...mentions)
    }
  }
  return found
}

const lawsOf = (mentions: readonly Mention[]): ReadonlySet<Region> =>
  new Set(mentions.filter(({ isLaw }) => isLaw).map(({ place }) => place.region))

const placed = (asked: Asked, span: Pick<Span, 'start' | 'end'>, place: KnownPlace, more: Partial<Mention>) =>
  mentionOf(span, place, priorOf(asked, place) + saidIn(asked, span.start, span.end), more)

/** The postal code that the query names. */
function findCode({ index, gazetteer, tokens, weights }: Asked): Mention[] {
  const code = readPostalCode(gazetteer, tokens)
  const place = code && placeOfCode(index, gazetteer, code.code, code.unit)
  return place ? [mentionOf(code, place, weights.place + weights.byname)] : []
}

/** States, provinces and parts of them. */
function findRegions(asked: Asked): Mention[] {
  const { gazetteer, tokens, spans } = asked
  const found: Mention[] = []
  for (const span of spans) {
    const { start, words, key } = span
    const region = gazetteer.region(words.join(' ')) ?? gazetteer.region(key)
    const isWordCode = words.length === 1 && WORD_CODES.has(words[0] as string)
    if (!region || (isWordCode && !isCodeMeant(asked, start))) continue
    // A word that is a state's code is one surely after a comma or at the end.
    const isLast = start > 0 && start === tokens.length - 1 && !tokens[start - 1]?.isFiller
    const isLaw = !isWordCode || tokens[start]?.isAfterComma === true || isLast
    found.push(placed(asked, span, stateOf(asked.index, region), { isLaw }))
  }
  const longest = found.filter((one) => !found.some((other) => isWithin(one, other)))
  return longest.flatMap((mention) => [mention, ...partsOf(asked, mention)])
}

const isWithin = (a: Mention, b: Mention) => (a.cover & ~b.cover) === 0 && a.cover !== b.cover

/** "or", "in", "me" are states at the end or after a comma. */
function isCodeMeant({ tokens, gazetteer }: Pick<Asked, 'tokens' | 'gazetteer'>, at: number): boolean {
  if (tokens.length === 1) return true
  const before = tokens[at - 1]
  if (at === 0 || !before) return false
  const names = [[before.text], [tokens[at - 2]?.text ?? '', before.text]]
  const isAfterCity = names.some((words) => gazetteer.cities(joinPlaceWords(words)).length > 0)
  // "germs or smell" is no Oregon, "portland or funeral home" is.
  if (at < tokens.length - 1) return isAfterCity && !before.isFiller
  const { text, isAfterComma } = tokens[at] as Token
  // "cremation la", but "cremation in" goes on.
  const isAfterTrade = before.isTrade && !BEFORE_PLACES.has(text)
  return isAfterCity || isAfterComma || isAfterTrade || !before.isFiller
}

/** "southwest florida", "eastern kentucky" */
function partsOf(asked: Asked, { start, end, place, isLaw }: Mention): Mention[] {
  const before = asked.tokens.slice(0, start).map(({ text }) => text)
  const count = countDirections(before)
  const part = count > 0 ? partIn(asked.index, before.slice(-count).join(''), place.region) : null
  return part ? [placed(asked, { start: start - count, end }, part, { isLaw })] : []
}

/** Not everyday words alone: "Pueblo" is one, but not right before a state. */
function isTelling({ tokens, gazetteer }: Asked, { start, end }: Span): boolean {
  if (end - start === tokens.length || tokens.slice(start, end).some(({ isFiller }) => !isFiller)) return true
  const next = tokens[end]
  if (next === undefined || gazetteer.region(next.text) === undefined) return false
  return !WORD_CODES.has(next.text) || isCodeMeant({ tokens, gazetteer }, end)
}

function mayBeMisspelt({ tokens }: Asked, { start, end, key }: Span, lawful: number): boolean {
  if (end - start > LONGEST_SLIP || key.length < 4 || /\d/.test(key)) return false
  if ((bitsOf(start, end) & ~lawful) === 0) return false
  const own = tokens.slice(start, end)
  if (!isSentence(tokens)) return own.some(({ isFiller }) => !isFiller)
  return own[0]?.isAfterIn === true || start >= tokens.length - LAST_WORDS
}

/** Cities, counties, areas and bynames of one key; with slips also states, within `laws` if there are any. */
function mentionsOf(
  asked: Asked,
  span: Span,
  key: string,
  loss: number,
  laws: ReadonlySet<Region>,
): Mention[] {
  const { index, gazetteer, weights, tokens } = asked
  const { words } = span
  const first = tokens[span.start] as Token
  const isAllowed = ({ region }: KnownPlace) => loss === 0 || laws.size === 0 || laws.has(region)
  const isUnlikely = words.length === 1 && !first.isAfterIn && UNLIKELY_TOWNS.has(first.text)
  const own = keyOfCounty(gazetteer, key, words)
  const isOfLaw = ({ region }: KnownPlace) => Number(laws.has(region))
  const places = placesOfKey(index, gazetteer, own)
    .filter(isAllowed)
    .sort((a, b) => isOfLaw(b) - isOfLaw(a) || b.size - a.size)
    .slice(0, NAMESAKES)
  const found = places.map((place) => {
    // York is a city of its own, unless York in Ontario is said.
    const isInOther = place.cityKey !== own && index.cityGroups.has(own)
    return placed(asked, span, place, { loss, needsMore: isUnlikely || isInOther })
  })
  const state = loss > 0 && laws.size === 0 ? gazetteer.region(key) : undefined
  if (state) found.push(placed(asked, span, stateOf(index, state), { loss }))
  const isLarge = places.some(({ positions, size }) => positions.length > 0 || size >= LARGE_TOWN)
  for (const { city, region, needsMore } of gazetteer.nicknames(key)) {
    const place = cityIn(index, gazetteer, placeKey(city), region)
    if (!place || !isAllowed(place)) continue
    const prior = weights.byname + (loss > 0 ? 0 : weights.bynameWord * (words.length - 1))
    const more = { loss, isByname: true, needsMore: needsMore || isLarge || isUnlikely }
    found.push(mentionOf(span, place, prior, more))
  }
  return found
}

/** "Condado de Harris", as families say in Spanish, French and English. */
const COUNTY_OF = /^(?:(?:condado|comte) (?:d[eu] )?|county of )/

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

/** Only those with partners. */
function findBegun(asked: Asked, span: Span, laws: ReadonlySet<Region>): Mention[] {
  const { index, gazetteer, tokens, weights } = asked
  const isOfName = !tokens[span.start]?.isFiller || span.start === 0
  if (span.end !== tokens.length || span.key.length < 3 || !isOfName) return []
  // "new br" begins New Brunswick, though "br" alone is "branch".
  const typed = joinPlaceWords([...span.words.slice(0, -1), '']) + span.words.at(-1)
  return [...keysFrom(index.cityKeys, typed)]
    .flatMap((key) => (key === span.key ? [] : (index.cityGroups.get(key) ?? [])))
    .sort((a, b) => b.positions.length - a.positions.length)
    .slice(0, MOST_ALIKE)
    .flatMap(({ key, stateSlug }) => {
      const region = findRegion(stateSlug)
      const place = region && cityIn(index, gazetteer, key, region)
      if (!place || (laws.size > 0 && !laws.has(place.region))) return []
      return [placed(asked, span, place, { loss: weights.begun })]
    })
}
