import { REGIONS } from '../../../../shared/places/regions.ts'
import { placeKey } from '../../places/gazetteer/place-key.ts'
import type { UnderstoodPlace } from '../../places/query/understood-place.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { scanTextColumn } from '../../finder/index/text-column.ts'

/**
 * Cities that together explain all words, one of them with partners: "Minneapolis/St Paul". In one state the
 * first named comes first ("Dorchester, Boston"), unless only the other has partners.
 */
export function twoCities(found: readonly UnderstoodPlace[]): [UnderstoodPlace, UnderstoodPlace] | null {
  const cities = found.filter(({ kind }) => kind === 'city')
  for (const first of cities) {
    const second = cities.find(({ reading, positions }) => {
      return positions.length > 0 && !reading.rest.some((word) => first.reading.rest.includes(word))
    })
    if (!second) continue
    // "newburg oregon" is no Oregon in Wisconsin.
    if (first.positions.length === 0 && isNamedLikeOtherState(second)) continue
    const isWrongState =
      isNamedLikeState(first) && !isNamedLikeState(second) && first.reading.at > second.reading.at
    const isTurned = isWrongState || (second.reading.at < first.reading.at && second.region === first.region)
    return isTurned && first.positions.length > 0 ? [second, first] : [first, second]
  }
  return null
}

/** "portland washington", "ottawa quebec": rather a mistaken state. */
function isNamedLikeState({ cityKey }: UnderstoodPlace): boolean {
  return REGIONS.some(({ name }) => placeKey(name) === cityKey)
}

/** Whether a city bears another state's name: Washington, D.C. */
export function isNamedLikeOtherState({ cityKey, region }: UnderstoodPlace): boolean {
  return REGIONS.some((other) => other !== region && placeKey(other.name) === cityKey)
}

/** A city or county. */
export function isCityWithPartners({ kind, positions }: UnderstoodPlace): boolean {
  return kind === 'city' && positions.length > 0
}

/** Returns the partners of cities whose names begin with these folded words. */
export function citiesBeginning({ cities }: SearchIndex, words: string): number[] {
  const found: number[] = []
  scanTextColumn(cities.words, words, (value, at) => {
    if (at === 0)
      found.push(...cities.members.subarray(cities.memberStarts[value], cities.memberStarts[value + 1]))
    return false
  })
  return found
}

/** Partners of the city that has most come first. */
export function mostInOneCity({ ranked }: SearchIndex, positions: number[]): number[] {
  const cityOf = (position: number) => {
    const { stateSlug, citySlug } = ranked[position] as DirectoryEntry
    return `${stateSlug}/${citySlug}`
  }
  const byCity = Map.groupBy(positions, cityOf)
  return [...byCity.values()].sort((a, b) => b.length - a.length).flat()
}

/** New York in New York, Québec in Quebec. */
export function isCityOfItsState({ citySlug, stateSlug }: DirectoryEntry): boolean {
  return citySlug === stateSlug
}
