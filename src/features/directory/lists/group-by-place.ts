import type { PlaceGroup } from '../../../shared/pages.ts'
import { paths } from '../../../shared/paths.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import { findDirectoryRegion } from '../snapshot/counts.ts'
import type { DirectoryCity, DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'

/** Places that one word names. */
export type NamedPlaces = {
  groupOf(entry: DirectoryEntry): PlaceGroup | null
  groups: readonly PlaceGroup[]
}

/**
 * Returns the cities and the state that a query alone names ("portland", "washington"), most partners first;
 * null for fewer than two.
 */
export function findNamedPlaces(snapshot: DirectorySnapshot, query: string): NamedPlaces | null {
  const slug = toSlug(query)
  if (slug === '') return null
  const cities: DirectoryCity[] = []
  for (const region of snapshot.regions.values()) {
    const city = region.cities.get(slug)
    if (city) cities.push(city)
  }
  const state = findDirectoryRegion(snapshot, query)
  if (cities.length + (state ? 1 : 0) < 2) return null
  const byCity = new Map<string, PlaceGroup>()
  for (const { city, state, stateSlug, partners } of cities) {
    byCity.set(stateSlug, {
      title: `${city}, ${state}`,
      path: paths.city(state, city),
      partnerCount: partners.length,
    })
  }
  const elsewhere = state && {
    title: state.state,
    path: paths.state(state.state),
    partnerCount: state.partners.length - (state.cities.get(slug)?.partners.length ?? 0),
  }
  const groups = [...byCity.values(), ...(elsewhere && elsewhere.partnerCount > 0 ? [elsewhere] : [])]
  groups.sort((a, b) => b.partnerCount - a.partnerCount || (a.title < b.title ? -1 : 1))
  return {
    groups,
    groupOf(entry) {
      if (entry.citySlug === slug) return byCity.get(entry.stateSlug) ?? null
      return elsewhere && entry.stateSlug === state?.stateSlug ? elsewhere : null
    },
  }
}
