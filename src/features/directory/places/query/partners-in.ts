import { distanceMiles, type GeoPoint } from '../../../../shared/places/geo.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import type { SearchField } from '../../search/indexes/search-field.ts'
import type { SearchIndex } from '../../search/indexes/search-index.ts'
import { scanTextColumn } from '../../finder/index/text-column.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'

/** Partners whose postal codes begin with `code`, in order. */
export function inCode(zipCodes: SearchField, code: string): number[] {
  const positions: number[] = []
  scanTextColumn(zipCodes.lower, code.toLowerCase(), (value, place) => {
    if (place === 0) positions.push(...membersOf(zipCodes, value))
    return false
  })
  return positions.sort((a, b) => a - b)
}

/** By placeKey, in order. */
export function inCity(index: SearchIndex, cityKey: string, region: Region): number[] {
  const values = index.cityValues.get(cityKey) ?? []
  return values
    .flatMap((value) => membersOf(index.cities, value))
    .filter((position) => index.ranked[position]?.stateSlug === region.slug)
    .sort((a, b) => a - b)
}

/** In order. */
export function inState(index: SearchIndex, region: Region): number[] {
  const values = [...index.stateSlugs.keys()].filter((value) => index.stateSlugs[value] === region.slug)
  return values.flatMap((value) => membersOf(index.states, value)).sort((a, b) => a - b)
}

/** Partners that share a field's value. */
export function membersOf({ members, memberStarts }: SearchField, value: number): number[] {
  return Array.from(members.subarray(memberStarts[value], memberStarts[value + 1]))
}

/** Sorts in place; those without a point last. */
export function nearestFirst(index: SearchIndex, positions: number[], from: GeoPoint): number[] {
  const miles = new Map(
    positions.map((position) => {
      const { latitude, longitude } = index.ranked[position] as DirectoryEntry
      const isKnown = latitude !== null && longitude !== null
      return [position, isKnown ? distanceMiles(from, { latitude, longitude }) : Number.POSITIVE_INFINITY]
    }),
  )
  return positions.sort((a, b) => (miles.get(a) as number) - (miles.get(b) as number) || a - b)
}

/** The mean of known points. */
export function centreOf(
  members: readonly Pick<DirectoryEntry, 'latitude' | 'longitude'>[],
): GeoPoint | null {
  const known = members.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)
  if (known.length === 0) return null
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(known.map(({ latitude }) => latitude as number)),
    longitude: mean(known.map(({ longitude }) => longitude as number)),
  }
}
