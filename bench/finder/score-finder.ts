import { similarTo } from '../../src/features/directory/finder/answers/match-query.ts'
import { findPartners } from '../../src/features/directory/finder/answers/search-directory.ts'
import { suggest } from '../../src/features/directory/finder/answers/suggest.ts'
import type { DirectoryEntry } from '../../src/features/directory/snapshot/directory-entry.ts'
import type { DirectoryView } from '../../src/features/directory/snapshot/directory-view.ts'
import { distanceMiles, type GeoPoint } from '../../src/shared/places/geo.ts'
import { findRegion } from '../../src/shared/places/regions.ts'
import type { Suggestions } from '../../src/shared/search.ts'
import { readSets } from './read-set.ts'

export type FinderScore = { search: string[]; typeahead: string[]; count: number }

/** How much farther than the nearest the first may be: postal codes' points differ by source. */
const NEAR_ENOUGH_MILES = 5

/** What must come first; lines are "query<tab>kind answer", with `\t` and `\n` in the query for pasted ones; `any` names cities of a county or region, any of which will do. */
export type Expected =
  | { kind: 'city'; city: string; region: string }
  | { kind: 'any'; cities: { city: string; region: string }[] }
  | { kind: 'state'; region: string }
  | { kind: 'near'; point: GeoPoint }
  | { kind: 'partner'; name: string; city: string }

/**
 * Asks a file's queries and returns those that failed: `search` when what was meant does not come first, `typeahead`
 * when it is not among the first five offers.
 */
export async function scoreFinder(directory: DirectoryView, file: string): Promise<FinderScore> {
  const score: FinderScore = { search: [], typeahead: [], count: 0 }
  for (const { query, answer, line } of await readSets(file)) {
    const expected = readExpected(answer)
    score.count += 1
    const { matches, entries, snapshot } = await findPartners({ directory }, query)
    const first = entries[0] ?? similarTo(snapshot, matches)[0]
    if (!first || !isMeant(directory, expected, first))
      score.search.push(
        `${line} → ${entries.length}: ${first ? `${first.name}, ${first.city}, ${first.state}` : 'nothing'}`,
      )
    const offers = flatten(await suggest({ directory }, query)).slice(0, 5)
    if (!offers.some((offer) => isOffered(directory, expected, offer)))
      score.typeahead.push(
        `${line} → ${offers.map((offer) => Object.values(offer).slice(0, 3).join(' ')).join('; ')}`,
      )
  }
  return score
}

/** Reads what a line of a set expects. */
export function readExpected(answer: string): Expected {
  const [, kind, text = ''] = /^(\w+) (.*)$/.exec(answer) ?? []
  if (kind === 'city') return { kind, ...readCity(text) }
  if (kind === 'any') return { kind, cities: text.split('; ').map(readCity) }
  if (kind === 'state') return { kind, region: text }
  if (kind === 'near') {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number)
    return { kind, point: { latitude, longitude } }
  }
  const [name = '', city = ''] = text.split(' | ')
  if (kind === 'partner') return { kind, name, city }
  throw new Error(`What is expected by "${answer}"?`)
}

function readCity(text: string) {
  return { city: text.slice(0, -4), region: text.slice(-2) }
}

/** Whether a partner is what was meant. */
export function isMeant(directory: DirectoryView, expected: Expected, entry: DirectoryEntry): boolean {
  const isIn = (region: string) => findRegion(entry.state)?.code === region
  switch (expected.kind) {
    case 'city':
      return isSame(entry.city, expected.city) && isIn(expected.region)
    case 'any':
      return expected.cities.some((one) => isSame(entry.city, one.city) && isIn(one.region))
    case 'state':
      return isIn(expected.region)
    case 'partner':
      return isSame(entry.name, expected.name) && isSame(entry.city, expected.city)
    case 'near': {
      const miles = milesTo(expected.point, entry)
      const least = Math.min(...directory.current().partners.map((other) => milesTo(expected.point, other)))
      return miles <= least + NEAR_ENOUGH_MILES
    }
  }
}

type Offer = Suggestions['cities' | 'states' | 'partners' | 'postalCodes'][number]

/** In the order of the list under the search box. */
function flatten({ cities, states, partners, postalCodes }: Suggestions): Offer[] {
  return [...cities, ...states, ...partners, ...postalCodes]
}

function isOffered(directory: DirectoryView, expected: Expected, offer: Offer): boolean {
  const region = findRegion(offer.state)?.code
  switch (expected.kind) {
    case 'city':
      return 'city' in offer && isSame(offer.city, expected.city) && region === expected.region
    case 'any':
      return (
        'city' in offer &&
        expected.cities.some((one) => isSame(offer.city, one.city) && region === one.region)
      )
    case 'state':
      return 'code' in offer && offer.code === expected.region
    case 'partner':
      return 'name' in offer && isSame(offer.name, expected.name) && isSame(offer.city, expected.city)
    case 'near': {
      if (!('city' in offer)) return false
      const there = directory.current().partners.filter(({ city, state }) => {
        return isSame(city, offer.city) && findRegion(state)?.code === region
      })
      return 'postalCode' in offer || there.some((entry) => isMeant(directory, expected, entry))
    }
  }
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function milesTo(point: GeoPoint, { latitude, longitude }: DirectoryEntry): number {
  return latitude === null || longitude === null
    ? Number.POSITIVE_INFINITY
    : distanceMiles(point, { latitude, longitude })
}
