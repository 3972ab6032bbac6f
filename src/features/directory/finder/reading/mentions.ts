import { findRegion, REGIONS, type Region } from '../../../../shared/places/regions.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { joinPlaceWords, placeKey } from '../../places/gazetteer/place-key.ts'
import { WORD_CODES } from '../../places/names/region-names.ts'
import { countDirections } from '../../places/names/region-parts.ts'
import type { FinderIndex } from '../index/finder-index.ts'
import { keysFrom, type LikenessTable, scanAlike } from '../index/likeness-table.ts'
import { editDistance, preparePattern } from './edit-distance.ts'
import { readPostalCode } from './postal-code.ts'
import { cityIn, type KnownPlace, partIn, placeOfCode, placesOfKey, stateOf } from './places.ts'
import { mostCost, mostSlips, type SlipCost } from './slip-cost.ts'
import { bitsOf, type Token } from './tokens.ts'
import type { Weights } from './weights.ts'

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
  /** Stands for its city. */
  isByname: boolean
  /** A region that every reading has to respect. */
  isLaw: boolean
  /** Counts only beside its state or city. */
  needsMore: boolean
}

export type Asked = {
  index: FinderIndex
  gazetteer: Gazetteer
  slipCost: SlipCost
  weights: Weights
  tokens: readonly Token[]
  /** The last word may go on. */
  isOpen: boolean
}

const LONGEST_SPAN = 6
/** Spans of more words are not compared by likeness. */
const LONGEST_SLIP = 3
/** Likest keys of a span. */
const MOST_ALIKE = 7
/** With more telling words a place stands at an end, or after "in". */
const SENTENCE = 5
/** Words at the end of a sentence that are read with slips. */
const LAST_WORDS = 3
/** In the cost of slips. */
const DIGRAPH = 0.4
/** A smaller part of a city yields to a town of its name from this size on, in postal codes. */
const LARGE_TOWN = 3
const NAMESAKES = 12
/** Precedes all other namesakes. */
const LAWFUL = 100

type Span = { start: number; end: number; words: string[]; key: string }

/** No span crosses a comma. */
function* spansOf(tokens: readonly Token[], longest: number): Generator<Span> {
  for (let start = 0; start < tokens.length; start++) {
    const words: string[] = []
    for (let end = start + 1; end <= Math.min(tokens.length, start + longest); end++) {
      const token = tokens[end - 1] as Token
      if (token.isAddress || (end > start + 1 && token.isAfterComma)) break
      words.push(token.text)
      yield { start, end, words: [...words], key: joinPlaceWords(words) }
    }
  }
}

/** States, provinces and parts of them. */
export function findRegions(asked: Asked): Mention[] {
  const { gazetteer, tokens } = asked
  const found: Mention[] = []
  for (const { start, end, words } of spansOf(tokens, 5)) {
    const region = gazetteer.region(words.join(' '))
    if (!region) continue
    const first = tokens[start] as Token
    const isWordCode = end === start + 1 && WORD_CODES.has(first.text)
    if (isWordCode && !isCodeMeant(tokens, start)) continue
    const isAlias = words.join('').length > 2 && joinPlaceWords(words) !== placeKey(region.name)
    const mention = regionMention(asked, start, end, region, 0, isLawful(tokens, start, isWordCode))
    found.push(isAlias ? { ...mention, prior: mention.prior + asked.weights.alias } : mention)
  }
  const longest = found.filter((one) => !found.some((other) => isWithin(one, other)))
  return longest.flatMap((mention) => [mention, ...partsOf(asked, mention)])
}

const isWithin = (a: Mention, b: Mention) => (a.cover & ~b.cover) === 0 && a.cover !== b.cover

/** A word that is a state's code is one surely in capitals, after a comma or at the end. */
function isLawful(tokens: readonly Token[], at: number, isWordCode: boolean): boolean {
  const { isCapitals, isAfterComma } = tokens[at] as Token
  const isLast = at > 0 && at === tokens.length - 1 && !tokens[at - 1]?.isFiller
  return !isWordCode || isCapitals || isAfterComma || isLast
}

/** "or", "in", "me" are states at the end, after a comma or in capitals. */
function isCodeMeant(tokens: readonly Token[], at: number): boolean {
  const { isAfterComma, isCapitals } = tokens[at] as Token
  if (tokens.length === 1 || isAfterComma || isCapitals) return true
  const before = tokens[at - 1]
  if (at === 0 || !before) return false
  return !before.isFiller || (at === tokens.length - 1 && ['in', 'en'].includes(before.text))
}

function regionMention(asked: Asked, start: number, end: number, region: Region, loss: number, isLaw: boolean): Mention {
  const place = stateOf(asked.index, region)
  return {
    start,
    end,
    cover: bitsOf(start, end),
    place,
    prior: priorOf(asked, place, start) + saidIn(asked, start, end),
    loss,
    isByname: false,
    isLaw,
    needsMore: false,
  }
}

/** "southwest florida", "eastern kentucky" */
function partsOf(asked: Asked, { start, end, place, isLaw }: Mention): Mention[] {
  const before = asked.tokens.slice(0, start).map(({ text }) => text)
  const count = countDirections(before)
  if (count === 0) return []
  const part = partIn(asked.index, before.slice(-count).join(''), place.region)
  if (!part) return []
  const from = start - count
  const prior = priorOf(asked, part, from)
  return [{ start: from, end, cover: bitsOf(from, end), place: part, prior, loss: 0, isByname: false, isLaw, needsMore: false }]
}

/** States like a misspelt word; no law, since the word may be another. */
export function findRegionsAlike(asked: Asked): Mention[] {
  const { gazetteer, tokens, slipCost, weights } = asked
  const found: Mention[] = []
  for (const { start, end, words, key } of spansOf(tokens, LONGEST_SLIP)) {
    const own = tokens.slice(start, start + words.length)
    if (key.length < 4 || own.some(({ isTrade }) => isTrade) || own.every(({ isFiller }) => isFiller)) continue
    for (const { key: like, loss } of alike(gazetteer.regionKeys, key, slipCost, weights)) {
      const region = gazetteer.region(like)
      if (region) found.push(regionMention(asked, start, end, region, loss, false))
    }
  }
  return found
}

/** States that the last words begin, after others: "jacksonville n". */
export function findRegionsBegun(asked: Asked): Mention[] {
  const { tokens, weights } = asked
  const found: Mention[] = []
  for (const { start, end, key } of spansOf(tokens, 2)) {
    if (end !== tokens.length || start === 0) continue
    for (const region of REGIONS)
      if (placeKey(region.name).startsWith(key))
        found.push(regionMention(asked, start, end, region, weights.begun, false))
  }
  return found
}

/** The postal code that the query names. */
export function findCode(asked: Asked): Mention[] {
  const { index, gazetteer, tokens } = asked
  const code = readPostalCode(gazetteer, tokens)
  const place = code && placeOfCode(index, gazetteer, code.code)
  if (!place) return []
  const { start, end } = code
  return [{ start, end, cover: bitsOf(start, end), place, prior: place.isWidened || place.positions.length === 0 ? 0.5 : asked.weights.code, loss: 0, isByname: false, isLaw: false, needsMore: false }]
}

/** Cities, counties, areas and bynames that are spelled as typed. */
export function findCities(asked: Asked, laws: ReadonlySet<Region>): Mention[] {
  const { tokens } = asked
  const found: Mention[] = []
  for (const span of spansOf(tokens, LONGEST_SPAN)) {
    const own = tokens.slice(span.start, span.end)
    const isEveryday = own.every(({ isFiller }) => isFiller)
    if (span.key.length < 2 || /^\d+$/.test(span.key)) continue
    if (isEveryday && tokens.length > span.end - span.start && !isBeforeLaw(asked, span.end)) continue
    found.push(...mentionsOf(asked, span, span.key, 0, laws, null, false))
  }
  return found
}

/** "Pueblo, Colorado": a word of everyday speech right before a state. */
function isBeforeLaw({ gazetteer, tokens }: Asked, end: number): boolean {
  const next = tokens[end]
  if (next === undefined || gazetteer.region(next.text) === undefined) return false
  return !WORD_CODES.has(next.text) || isCodeMeant(tokens, end)
}

/** Cities like words that are misspelt, within the regions of `laws` if there are any. */
export function findCitiesAlike(asked: Asked, laws: ReadonlySet<Region>, known: number): Mention[] {
  const { index, gazetteer, tokens, slipCost, weights } = asked
  const found: Mention[] = []
  for (const span of spansOf(tokens, LONGEST_SLIP)) {
    const own = tokens.slice(span.start, span.end)
    if (span.key.length < 4 || /\d/.test(span.key) || (bitsOf(span.start, span.end) & ~known) === 0) continue
    if (own.some(({ isTrade }) => isTrade) || own.every(({ isFiller }) => isFiller)) continue
    if (!isPlacedWell(tokens, span.start)) continue
    const sizeOf = (key: string) => {
      const largest = gazetteer.cities(key).find(({ region }) => laws.size === 0 || laws.has(region))
      const partners = index.cityGroups.get(key)?.[0]?.positions.length ?? 0
      return Math.log(1 + (largest?.size ?? 0)) + Math.log(1 + partners)
    }
    const likest = [gazetteer.placeKeys, index.cityKeys]
      .flatMap((table) => alike(table, span.key, slipCost, weights, laws.size > 0))
      .map(({ key, loss: own }) => ({ key, loss: own + weights.furtherSlip * (span.words.length - 1) }))
      .map((one) => ({ ...one, rank: one.loss - weights.size * sizeOf(one.key) }))
      .sort((a, b) => a.rank - b.rank)
    const keys = new Set<string>()
    for (const { key, loss } of likest) {
      if (keys.size >= MOST_ALIKE || keys.has(key) || key === span.key || isPartOf(span, key)) continue
      const mentions = mentionsOf(asked, span, key, loss, laws)
      if (mentions.length > 0) keys.add(key)
      found.push(...mentions)
    }
  }
  return found
}

function isPlacedWell(tokens: readonly Token[], start: number): boolean {
  const telling = tokens.filter(({ isFiller }) => !isFiller).length
  return telling <= SENTENCE || tokens[start]?.isAfterIn === true || start >= tokens.length - LAST_WORDS
}

/** "boise says" is no slip for Boise. */
function isPartOf({ words }: Span, key: string): boolean {
  return words.length > 1 && (joinPlaceWords(words.slice(1)) === key || joinPlaceWords(words.slice(0, -1)) === key)
}

/** Cities that begin with the last words. Only those with partners. */
export function findCitiesBegun(asked: Asked, laws: ReadonlySet<Region>): Mention[] {
  const { index, tokens } = asked
  const found: Mention[] = []
  for (const span of spansOf(tokens, LONGEST_SPAN)) {
    if (span.end !== tokens.length || span.key.length < 3 || (tokens[span.start]?.isFiller && span.start > 0)) continue
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

function mentionsOf(
  asked: Asked,
  { start, end, words }: Span,
  key: string,
  loss: number,
  laws: ReadonlySet<Region>,
  places: readonly KnownPlace[] | null = null,
  isLawful = true,
): Mention[] {
  const { index, gazetteer, weights, tokens } = asked
  const isOutlawed = ({ region }: KnownPlace) => isLawful && laws.size > 0 && !laws.has(region)
  const cover = bitsOf(start, end)
  const plain = { start, end, cover, loss, isLaw: false }
  const isSingle = end - start === 1
  const isEveryday = isSingle && tokens[start]?.isFiller && !isBeforeLaw(asked, end)
  const everyday = isEveryday ? weights.everyday : 0
  const own = keyOfCounty(gazetteer, key, words)
  const bare = own === key || words.at(-1) === 'co' ? 0 : weights.bareCounty
  const cities = (places ?? placesOfKey(index, gazetteer, own))
    .filter((place) => !isOutlawed(place))
    .map((place) => ({
      ...plain,
      place,
      prior: priorOf(asked, place, start) + everyday + bare + saidIn(asked, start, end),
      isByname: false,
      // York is a city of its own, unless York in Ontario is said.
      needsMore: place.cityKey !== own && index.cityGroups.has(own) && !isKindOfTown(place.cityKey, own),
    }))
    .sort((a, b) => b.prior - a.prior + (laws.has(b.place.region) ? LAWFUL : 0) - (laws.has(a.place.region) ? LAWFUL : 0))
    .slice(0, NAMESAKES)
  const isLarge = cities.some(({ place }) => place.positions.length > 0 || place.size >= LARGE_TOWN)
  if (places) return cities
  const bynames = gazetteer.nicknames(key).flatMap(({ city, region, isShort, needsMore }) => {
    const place = cityIn(index, gazetteer, placeKey(city), region)
    if (!place || isOutlawed(place)) return []
    const afterIn = tokens[start]?.isAfterIn ? weights.afterIn : 0
    const isTown = cities.some((city) => city.place.region === region && city.place.positions.length > 0)
    const prior = weights.byname + everyday - (isTown ? 2 : 0) + (loss > 0 ? 0 : weights.bynameWord * (words.length - 1)) + afterIn
    return [{ ...plain, place, prior, isByname: true, needsMore: needsMore || (isShort && isLarge) }]
  })
  return [...cities, ...bynames]
}

/** "Harris Co" and "Broward", a county whose name no place bears. */
function keyOfCounty(gazetteer: Gazetteer, key: string, words: readonly string[]): string {
  if (words.length > 1 && words.at(-1) === 'co') {
    const county = joinPlaceWords([...words.slice(0, -1), 'county'])
    if (gazetteer.counties(county).length > 0) return county
  }
  const isOther = gazetteer.cities(key).length > 0 || gazetteer.counties(key).length > 0
  const county = `${key}county`
  return !isOther && key.length >= 5 && gazetteer.counties(county).length > 0 ? county : key
}

/** Everyday words among the others of a name. */
function saidIn({ weights, tokens }: Asked, start: number, end: number): number {
  const own = tokens.slice(start, end)
  const count = own.filter(({ isFiller }) => isFiller).length
  return count < own.length ? weights.said * count : 0
}

function priorOf({ weights, tokens }: Asked, place: KnownPlace, start: number): number {
  // A state's many partners say nothing of its being meant.
  const count = place.kind === 'state' ? 0 : place.positions.length
  const partners = weights.partners * Math.log(1 + count)
  const afterIn = tokens[start]?.isAfterIn ? weights.afterIn : 0
  return weights.place + weights.size * Math.log(1 + place.size) + partners + afterIn
}

/** "Mahwah" for "Mahwah Township". */
function isKindOfTown(key: string | null, typed: string): boolean {
  return key?.startsWith(typed) === true
}

/** Spellings of one sound that differ by more than a letter. */
const DIGRAPHS = [
  [/f/g, 'ph'],
  [/ph/g, 'f'],
  [/x/g, 'cks'],
] as const

/** Keys of a table like a typed one, with what its slips cost. */
export function alike(
  table: LikenessTable,
  typed: string,
  slipCost: SlipCost,
  weights: Weights,
  isFree = false,
): { key: string; loss: number }[] {
  const found: { key: string; loss: number }[] = []
  const most = mostCost(typed.length) * (isFree ? 1.2 : 1)
  const edits = mostSlips(typed.length)
  if (edits === 0) return found
  const compare = (spelled: string, before: number) => {
    const pattern = preparePattern(spelled)
    scanAlike(table, spelled, edits, (key) => {
      // A swap counts as two here; the dearer comparison is left for a few.
      if (editDistance(pattern, key) > edits + 1) return
      const cost = before + slipCost(spelled, key, most - before)
      if (cost <= most)
        found.push({ key, loss: weights.misspelt + (weights.slip * cost * 6) / Math.max(4, typed.length) })
    })
  }
  compare(typed, 0)
  for (const [letters, others] of DIGRAPHS) {
    const spelled = typed.replace(letters, others)
    if (spelled !== typed) compare(spelled, DIGRAPH)
  }
  return found
}
