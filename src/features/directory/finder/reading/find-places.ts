import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { joinPlaceWords, placeKey } from '../../places/gazetteer/place-key.ts'
import { countDirections } from '../../places/names/region-parts.ts'
import type { CityGroup } from '../indexes/finder-index.ts'
import { alike, keysFrom } from '../indexes/likeness.ts'
import { WORD_CODES } from '../vocabulary/words.ts'
import { readPostalCode } from './codes.ts'
import { cityIn, type KnownPlace, partIn, placeOfCode, placesOfKey, stateOf } from './places.ts'
import { bitsOf, isAfterIn, isSentence, type Query, type Span } from './query.ts'

/** A smaller part of a city yields to a town of its name from this size on, in postal codes. */
const LARGE_TOWN = 3
/** Likest keys of a span. */
const MOST_ALIKE = 12
/** Likest cities that the last words begin. */
const MOST_BEGUN = 5

/** Words of a query as the name of a place. */
export type Mention = {
  start: number
  end: number
  /** Bits of its tokens. */
  cover: number
  place: KnownPlace
  /** The probability of the place by itself, and of its being meant. */
  prior: number
  /** What its slips cost; 0 when spelled so. */
  loss: number
  /** A region that every reading has to respect. */
  isLaw: boolean
  /** Counts only beside its state or city. */
  needsMore: boolean
}

/** Fewest slips first, then most words. */
export const byLikeness = (a: Mention, b: Mention): number =>
  a.loss - b.loss || b.end - b.start - (a.end - a.start)

/** Spelled so, unless `more` says otherwise; likely by its size, and by everyday words among the others of its name. */
function mentionOf(
  { weights, tokens }: Query,
  { start, end }: Pick<Span, 'start' | 'end'>,
  place: KnownPlace,
  more: Partial<Mention> = {},
): Mention {
  const fillers = tokens.slice(start, end).filter(({ isFiller }) => isFiller).length
  const said = fillers < end - start ? weights.said * fillers : 0
  const prior = weights.place + weights.size * Math.log(1 + place.size) + said
  const plain = { prior, loss: 0, isLaw: false, needsMore: false }
  return { start, end, cover: bitsOf(start, end), place, ...plain, ...more }
}

/** Places that are spelled as typed; with an open end also cities that the last words begin. */
export function findPlaces(query: Query): Mention[] {
  const regions = findRegions(query)
  const laws = lawsOf(regions)
  // "fort wa" becomes Fort Wayne.
  const lawsBefore = lawsOf(regions.filter(({ end }) => end < query.tokens.length))
  const found = [...findCode(query), ...regions]
  for (const span of query.spans) {
    if (isTelling(query, span)) found.push(...mentionsOf(query, span, span.key, 0, laws))
    if (query.isOpen) found.push(...findBegun(query, span, lawsBefore))
  }
  return found
}

/** Cities that the last words begin, and places like words that are misspelt; a typed region is law. */
export function findPlacesAlike(query: Query, spelled: readonly Mention[]): Mention[] {
  const { gazetteer, weights } = query
  const laws = lawsOf(spelled)
  const found: Mention[] = []
  for (const span of query.spans) {
    if (!query.isOpen) found.push(...findBegun(query, span, laws))
    if (!mayBeMisspelt(query, span)) continue
    if (query.isOpen) found.push(...findBegun(query, span, laws, true))
    for (const { key, loss } of alike(gazetteer.placeKeys, span.key, weights).slice(0, MOST_ALIKE)) {
      found.push(...mentionsOf(query, span, key, loss, laws))
    }
  }
  return found
}

const lawsOf = (mentions: readonly Mention[]): ReadonlySet<Region> =>
  new Set(mentions.filter(({ isLaw }) => isLaw).map(({ place }) => place.region))

/** The postal code that the query names. */
function findCode(query: Query): Mention[] {
  const { index, gazetteer, tokens, weights } = query
  const code = readPostalCode(gazetteer, tokens)
  const place = code && placeOfCode(index, gazetteer, code.code, code.unit)
  const isAlone = tokens.every(({ isFiller }, at) => isFiller || at === code?.start)
  // Beside other words "2880" is a house number or a year.
  const needsMore = code?.isCut && !isAlone
  return place ? [mentionOf(query, code, place, { prior: weights.place + weights.byname, needsMore })] : []
}

/** States, provinces and parts of them. */
function findRegions(query: Query): Mention[] {
  const { gazetteer, tokens, spans } = query
  const found: Mention[] = []
  for (const span of spans) {
    const { start, words, key } = span
    const region = gazetteer.region(words.join(' ')) ?? gazetteer.region(key)
    const isWordCode = words.length === 1 && WORD_CODES.has(words[0] as string)
    // "va hospital" is no Virginia.
    const isWord = isWordCode || (words.length === 1 && tokens[start]?.isFiller)
    if (!region || (isWord && !isCodeMeant(query, start))) continue
    // A word that is a state's code is one surely after a comma or at the end.
    const isLaw = !isWordCode || tokens[start]?.isAfterComma === true || start === tokens.length - 1
    found.push(mentionOf(query, span, stateOf(query.index, region), { isLaw }))
  }
  const longest = found.filter((one) => !found.some((other) => isWithin(one, other)))
  return longest.flatMap((mention) => [mention, ...partsOf(query, mention)])
}

const isWithin = (a: Mention, b: Mention) => (a.cover & ~b.cover) === 0 && a.cover !== b.cover

/** "or", "in", "me" are states at the end, and after a city: "germs or smell" is no Oregon, "portland or funeral home" is. */
function isCodeMeant({ tokens, gazetteer }: Pick<Query, 'tokens' | 'gazetteer'>, at: number): boolean {
  const before = tokens[at - 1]
  if (!before || at === tokens.length - 1) return before !== undefined || tokens.length === 1
  return !before.isFiller && gazetteer.cities(joinPlaceWords([before.text])).length > 0
}

/** "southwest florida", "eastern kentucky" */
function partsOf(query: Query, { start, end, place, isLaw }: Mention): Mention[] {
  const before = query.tokens.slice(0, start).map(({ text }) => text)
  const count = countDirections(before)
  const part = count > 0 ? partIn(query.index, before.slice(-count).join(''), place.region) : null
  return part ? [mentionOf(query, { start: start - count, end }, part, { isLaw })] : []
}

/** Not everyday words alone: "Pueblo" is one, but not right before a state. */
function isTelling(query: Query, span: Span): boolean {
  const { tokens, gazetteer } = query
  const { start, end } = span
  if (tokens.slice(start, end).some(({ isFiller }) => !isFiller) || isAfterIn(query, span)) return true
  const next = tokens[end]
  if (next === undefined || gazetteer.region(next.text) === undefined) return false
  return !WORD_CODES.has(next.text) || isCodeMeant({ tokens, gazetteer }, end)
}

/** Spans of more words are not compared by likeness, and of a sentence only the last words. */
const LONGEST_SLIP = 3

function mayBeMisspelt(query: Query, { start, end, key }: Span): boolean {
  if (end - start > LONGEST_SLIP || key.length < 4 || /\d/.test(key)) return false
  if (isSentence(query)) return start >= query.tokens.length - LONGEST_SLIP
  return query.tokens.slice(start, end).some(({ isFiller }) => !isFiller)
}

/** Cities, counties, areas and bynames of one key; with slips also states, within `laws` if there are any. */
function mentionsOf(
  query: Query,
  span: Span,
  key: string,
  loss: number,
  laws: ReadonlySet<Region>,
): Mention[] {
  const { index, gazetteer, weights } = query
  const { words } = span
  const isAllowed = ({ region }: KnownPlace) => loss === 0 || laws.size === 0 || laws.has(region)
  const own = keyOfCounty(gazetteer, key, words)
  const places = placesOfKey(index, gazetteer, own).filter(isAllowed)
  const found = places.map((place) => {
    // York is a city of its own, unless York in Ontario is said.
    const needsMore = place.cityKey !== own && index.cityGroups.has(own)
    return mentionOf(query, span, place, { loss, needsMore })
  })
  const state = loss > 0 && laws.size === 0 ? gazetteer.region(key) : undefined
  if (state) found.push(mentionOf(query, span, stateOf(index, state), { loss }))
  const isLarge = places.some(({ positions, size }) => positions.length > 0 || size >= LARGE_TOWN)
  for (const { city, region, needsMore } of gazetteer.nicknames(key)) {
    const place = cityIn(index, gazetteer, placeKey(city), region)
    if (!place || !isAllowed(place)) continue
    const prior = weights.byname + (loss > 0 ? 0 : weights.bynameWord * (words.length - 1))
    found.push(mentionOf(query, span, place, { prior, loss, needsMore: needsMore || isLarge }))
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

/** Cities with partners that the last words begin, with `isMisspelt` also those whose beginnings resemble them. */
function findBegun(query: Query, span: Span, laws: ReadonlySet<Region>, isMisspelt = false): Mention[] {
  const { index, gazetteer, tokens, weights } = query
  const isAlone = query.isOpen && tokens.length === 1
  if (span.end !== tokens.length || (span.key.length < 3 && !isAlone)) return []
  const beginnings = isMisspelt ? alike(index.beginnings, span.key, weights) : [{ key: span.key, loss: 0 }]
  const worth = ({ group, loss }: { group: CityGroup; loss: number }) =>
    weights.size * Math.log(group.positions.length) - loss
  return beginnings
    .flatMap(({ key: begun, loss }) =>
      [...keysFrom(index.cityKeys, begun)]
        .flatMap((key) => (key === span.key ? [] : (index.cityGroups.get(key) ?? [])))
        .map((group) => ({ group, loss })),
    )
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, MOST_BEGUN)
    .flatMap(({ group, loss }) => {
      const region = findRegion(group.stateSlug)
      const place = region && cityIn(index, gazetteer, group.key, region)
      if (!place || (laws.size > 0 && !laws.has(place.region))) return []
      return [mentionOf(query, span, place, { loss: loss + weights.begun })]
    })
}
