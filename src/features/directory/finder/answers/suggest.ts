import type { App } from '../../../../app.ts'
import { paths } from '../../../../shared/paths.ts'
import { REGIONS, type Region } from '../../../../shared/places/regions.ts'
import type { Suggestions } from '../../../../shared/search.ts'
import { postalArea } from '../../places/gazetteer/place-key.ts'
import type { DirectoryCity, DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import { HIT, positionsOfRank, rankNames } from '../indexes/substring-rule.ts'
import { scanTextColumn, textAt } from '../indexes/text-columns.ts'
import { toAnswer } from '../intents/read-asked.ts'
import { type KnownPlace, placeOfCode, stateOf } from '../reading/places.ts'
import type { Query } from '../reading/query.ts'
import { type Reading, understand } from '../reading/reading.ts'
import { foldWords } from '../vocabulary/fold-words.ts'
import { isLikely, nearestTo, partnersOf } from './match-query.ts'
import { readText } from './search-directory.ts'

const LIMIT = 5
const NEAREST = 3

/**
 * GET /api/suggest (SUGGEST-1): what search understands and what the text may become, with partners only. Throws
 * invalid_input over MAX_QUERY_LENGTH characters.
 */
export async function suggest(app: Pick<App, 'directory'>, text: string): Promise<Suggestions> {
  const none = { cities: [], states: [], partners: [], postalCodes: [] }
  const { snapshot, query, besides } = await readText(app, text, true)
  if (query.folded === '' || query.typed.includes('\0')) return none
  const isAsked = besides !== null && !isBegun(query)
  if (isAsked && besides.rest.folded === '') return { ...none, answer: toAnswer(besides.asked) }
  const wanted = isAsked ? besides.rest : query
  const readings = understand(wanted).filter((reading) => isLikely(wanted, reading))
  const places = readings.flatMap(({ place, named }) => (place && !named ? [place] : []))
  const [first] = readings
  const reached = places.length === 0 && first?.named ? first : null
  if (reached) places.push(...placesOfNamed(snapshot, reached))
  const states = suggestStates(snapshot, query, places)
  const partners = suggestPartners(query, readings)
  const room = LIMIT - Math.min(1, states.length) - Math.min(1, partners.length)
  return {
    cities: suggestCities(snapshot, query, places).slice(0, room),
    states,
    partners,
    postalCodes: suggestPostalCodes(query, places[0]),
  }
}

/** Whether a city's name goes on from here: "los an", "red de". */
const isBegun = ({ index: { shared }, folded }: Query) =>
  `\0${shared.city.words.text}`.includes(`\0${folded}`)

/** An area code stands for the state of its partners. */
function placesOfNamed({ search, regions }: DirectorySnapshot, { named }: Reading): KnownPlace[] {
  const slugs = new Set(named?.map((position) => search.ranked[position]?.stateSlug ?? ''))
  const [slug = ''] = slugs
  const region = regions.get(slug)?.region
  return slugs.size === 1 && region && (named?.length ?? 0) > 1 ? [stateOf(search, region)] : []
}

/** Places that are named, and those whose names have a word that begins so. */
function suggestCities(
  snapshot: DirectorySnapshot,
  query: Query,
  places: readonly KnownPlace[],
): Suggestions['cities'] {
  const cities = new Set<DirectoryCity>()
  const add = (position: number) => {
    const { stateSlug, citySlug } = snapshot.search.ranked[position] as DirectoryEntry
    const city = snapshot.regions.get(stateSlug)?.cities.get(citySlug)
    if (city && cities.size < LIMIT) cities.add(city)
  }
  for (const [at, place] of places.entries()) {
    const { kind, positions, isArea } = place
    const there = isArea ? partnersOf(snapshot.search, { place, named: null }) : positions.slice(0, 1)
    if (kind !== 'state') for (const position of there) add(position)
    if (positions.length > 0 || at > 0) continue
    for (const { entry } of nearestTo(snapshot, query, place, NEAREST))
      add(snapshot.search.ranked.indexOf(entry))
  }
  const texts = snapshot.search.shared.city
  scanTextColumn(texts.words, ` ${query.folded}`, (value) => {
    add(texts.members[value]?.[0] as number)
  })
  return Array.from(cities, ({ city, state, partners }) => ({
    city,
    state,
    path: paths.city(state, city),
    partnerCount: partners.length,
  }))
}

const REGION_NAMES = REGIONS.map((region) => ({ region, name: ` ${foldWords(region.name)}` }))

function suggestStates(
  { regions }: DirectorySnapshot,
  { folded }: Query,
  places: readonly KnownPlace[],
): Suggestions['states'] {
  const meant = new Set<Region>(places.filter(({ kind }) => kind === 'state').map(({ region }) => region))
  for (const { region, name } of REGION_NAMES) if (name.includes(` ${folded}`)) meant.add(region)
  return [...meant]
    .flatMap((region) => {
      const partnerCount = regions.get(region.slug)?.partners.length ?? 0
      const { name, code } = region
      return partnerCount > 0 ? [{ state: name, code, path: paths.state(name), partnerCount }] : []
    })
    .slice(0, LIMIT)
}

/** Of search's first names, then those that have the whole text, from the beginning first. */
export function suggestPartners(
  { index, folded }: Pick<Query, 'index' | 'folded'>,
  readings: readonly Reading[] = [],
  limit = LIMIT,
): Suggestions['partners'] {
  const ranks = rankNames({ index, folded })
  const of = (...wanted: number[]) => wanted.flatMap((rank) => positionsOfRank(ranks, rank, limit))
  const meant = readings.filter(({ named }) => named).flatMap((reading) => partnersOf(index, reading))
  const found = new Set([...of(HIT.name, HIT.beginning), ...meant, ...of(HIT.word, HIT.inside)])
  return [...found].slice(0, limit).map((position) => {
    const { id, slug, name, city, state } = index.ranked[position] as DirectoryEntry
    return { id, slug, name, city, state, path: paths.partner({ id, slug, city, state }) }
  })
}

/** From two digits of a ZIP, or letter and digit of a Canadian code. */
const CODE = /^(?:\d{2,5}|\d{5}-?\d{0,4}|[a-z]\d(?:[a-z](?:[ -]?\d(?:[a-z]\d?)?)?)?)$/i
/** Most codes of a prefix may have no partner. */
const MOST_LOOKS = 200

/** By prefix those of partners, then others of cities with partners; else the one that the query names. */
function suggestPostalCodes(
  { index, gazetteer, typed }: Query,
  named: KnownPlace | undefined,
): Suggestions['postalCodes'] {
  const codes: string[] = []
  if (CODE.test(typed)) {
    const spaced = typed.toUpperCase().replace(/^([A-Z]\d[A-Z])[ -]?(?=\d)/, '$1 ')
    const { lower } = index.shared.zipCode
    scanTextColumn(lower, spaced.toLowerCase(), (value, at) => {
      if (at === 0) codes.push(textAt(lower, value).toUpperCase())
    })
    codes.sort()
    codes.push(...gazetteer.codesWith(spaced, MOST_LOOKS).map(({ code }) => code))
  }
  if (named?.code && !codes.some((code) => code.startsWith(named.code ?? ''))) codes.push(named.code)
  const found = new Map<string, Suggestions['postalCodes'][number]>()
  for (const code of codes) {
    const place = found.size < LIMIT ? placeOfCode(index, gazetteer, postalArea(code)) : null
    if (!place || (place.positions.length === 0 && place.code !== named?.code)) continue
    const { city, region } = place
    found.set(code, { postalCode: code, city: city ?? '', state: region.name, path: paths.search(code) })
  }
  return [...found.values()]
}
