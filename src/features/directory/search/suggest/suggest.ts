import type { App } from '../../../../app.ts'
import { findRegion } from '../../../../shared/places/regions.ts'
import type { Suggestions } from '../../../../shared/search.ts'
import { nearbyPartners } from '../../places/around/nearby-partners.ts'
import { placeKey } from '../../places/gazetteer/place-key.ts'
import { spelledRegion } from '../../places/names/region-names.ts'
import { correctPlace } from '../../places/query/correct-place.ts'
import type { UnderstoodPlace } from '../../places/query/understood-place.ts'
import type { DirectoryCity, DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import { asksNearby } from '../asks-nearby.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { textAt } from '../../finder/index/text-column.ts'
import { matchQuery } from '../match/match-query.ts'
import type { QueryMatches } from '../match/query-matches.ts'
import { tellingWords } from '../match/telling-words.ts'
import { readQuery } from '../read-query.ts'
import { probableNames } from '../similar-to.ts'
import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import { firstFound, similarNamed } from './first-found.ts'
import { offerCity, suggestCities } from './suggest-cities.ts'
import { suggestPartners } from './suggest-partners.ts'
import { suggestPostalCodes } from './suggest-postal-codes.ts'
import { offerState, suggestStates } from './suggest-states.ts'

const LIMIT = 5

/**
 * GET /api/suggest (SUGGEST-1): completions, and what search understands, with partners only. Throws
 * invalid_input over MAX_QUERY_LENGTH characters.
 */
export async function suggest(app: Pick<App, 'directory'>, query: string): Promise<Suggestions> {
  const asked = readQuery(query)
  const words = foldWords(asked)
  if (words === '' || asked.includes('\0')) return { cities: [], states: [], partners: [], postalCodes: [] }
  const snapshot = app.directory.current()
  const index = snapshot.search
  const gazetteer = await app.directory.gazetteer()
  const matches = matchQuery(index, gazetteer, asked)
  if (matches.total === 0 && asksNearby(asked))
    return { cities: [], states: [], partners: [], postalCodes: [], asksNearby: true }
  const places = matches.place ? [matches.place, ...matches.others] : []
  const isUnsure = matches.total === 0 || matches.unknownWords.length > 0
  const spelled = isUnsure ? correctPlace(index, gazetteer, asked, matches.found) : null
  const meantNames = spelled ? probableNames(index, asked, LIMIT, matches, spelled) : []
  const meant = [
    ...matches.certain.slice(0, LIMIT),
    ...namesSaid(index, words, matches),
    ...meantNames.map(({ position }) => position),
    ...firstFound(index, words, matches),
  ]
  const isMeant = meant.length > 0
  const partners = suggestPartners(index, words, LIMIT, meant)
  const isName = partners.some(({ name }) => foldWords(name).includes(words))
  // "dolan's in dorchester", found by its words, misspells no city.
  const isFound = matches.place === null && matches.certain.length > 0
  const corrected = (
    isFound || (isName && matches.total > FEW)
      ? []
      : (spelled ?? correctPlace(index, gazetteer, asked, matches.found))
  ).filter(({ isPartial }) => !isPartial || matches.total === 0)
  const misspelt = matches.total === 0 ? spelledRegion(words) : undefined
  const states = suggestStates(
    snapshot,
    words,
    LIMIT,
    new Set([...statesOf(places), ...(misspelt ? [misspelt] : [])]),
  )
  const named = citiesOf(snapshot, places)
  const probable = [
    ...citiesOf(
      snapshot,
      corrected.map(({ place }) => place),
    ),
    ...nearestCities(snapshot, matches.place ?? corrected[0]?.place ?? null),
  ]
  // Leaves one of the first five for the state, and one for a partner that is meant.
  const others = (states.length > 0 ? 1 : 0) + (isMeant ? 1 : 0)
  const cities = suggestCities(snapshot, gazetteer, asked, LIMIT - others, {
    named,
    probable,
    isForgiving: !isName && !isFound,
  })
  const first = cities.length + states.length === 0 && !isName ? placesOfFirst(snapshot, matches) : null
  const offers = {
    cities: first?.cities ?? cities,
    states: first?.states ?? states,
    partners,
    postalCodes: suggestPostalCodes(snapshot, gazetteer, asked, LIMIT, matches.place),
  }
  if (Object.values(offers).some((list) => list.length > 0)) return offers
  return { ...offers, partners: suggestPartners(index, words, LIMIT, similarNamed(index, asked, words)) }
}

/** "Cartwright" is enough to name "Cartwright FH Inc.". */
const LEGAL_FORMS = new Set('inc incorporated co llc pllc ltd ltee corp corporation dba'.split(' '))

/** Of search's first results, those named in the query: "Tully Funeral Chapel, 4 Cedar Street". */
function namesSaid({ names }: SearchIndex, words: string, { positions }: QueryMatches): number[] {
  const said = new Set(words.split(' '))
  return positions(0, LIMIT).filter((position) => {
    const telling = tellingWords(textAt(names.words, position)).filter((word) => !LEGAL_FORMS.has(word))
    return telling.length > 0 && telling.every((word) => said.has(word))
  })
}

/** Where search's first results are ("lincoln park chicago"); the state when all are in one ("(907)"). */
function placesOfFirst(
  { regions }: DirectorySnapshot,
  { total, slice, certain }: QueryMatches,
): Pick<Suggestions, 'cities' | 'states'> {
  // "604": an area code comes before ZIP codes.
  const entries = slice(0, certain.length > 0 ? new Set(certain).size : total)
  const [first] = entries
  const isOneState = entries.length > 1 && entries.every(({ stateSlug }) => stateSlug === first?.stateSlug)
  const region = isOneState ? findRegion(first?.state ?? '') : undefined
  const cities = new Set(
    entries.flatMap(({ stateSlug, citySlug }) => regions.get(stateSlug)?.cities.get(citySlug) ?? []),
  )
  return {
    cities: [...cities].slice(0, region ? LIMIT - 1 : LIMIT).map(offerCity),
    states: region ? [offerState(region, regions.get(region.slug)?.partners.length ?? 0)] : [],
  }
}

/** With fewer matches a similar city is offered too. */
const FEW = 3
/** Farther is no answer to a town's name. */
const NEAR_MILES = 250

function citiesOf(
  { regions, search }: DirectorySnapshot,
  places: readonly UnderstoodPlace[],
): DirectoryCity[] {
  const cities = places.flatMap(({ kind, positions, cityKey, region, isCounty }) => {
    if (kind === 'state' || positions.length === 0) return []
    const all = regions.get(region.slug)?.cities
    if (isCounty) {
      const there = positions.map((position) => (search.ranked[position] as DirectoryEntry).citySlug)
      return [...new Set(there)].slice(0, LIMIT).flatMap((slug) => all?.get(slug) ?? [])
    }
    return [...(all?.values() ?? [])].filter(({ city }) => placeKey(city) === cityKey)
  })
  return [...new Set(cities)]
}

/** Near a town or postal code without partners. */
function nearestCities(snapshot: DirectorySnapshot, place: UnderstoodPlace | null): DirectoryCity[] {
  if (!place?.point || place.kind === 'state' || place.positions.length > 0) return []
  const near = nearbyPartners(snapshot, place.point, { limit: 3, country: place.region.country })
  return near
    .filter(({ distanceMiles }) => distanceMiles <= NEAR_MILES)
    .flatMap(({ entry }) => snapshot.regions.get(entry.stateSlug)?.cities.get(entry.citySlug) ?? [])
}

function statesOf(places: readonly UnderstoodPlace[]) {
  return places
    .filter(({ kind, positions }) => kind === 'state' && positions.length > 0)
    .map(({ region }) => region)
}
