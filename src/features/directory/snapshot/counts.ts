import type { RegionTile } from '../../../shared/pages.ts'
import { findRegion, REGIONS } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import type { DirectoryCity, DirectoryRegion } from './directory-entry.ts'
import type { DirectorySnapshot } from './directory-view.ts'

/** HOME-2, by name. */
export function regionTiles(snapshot: DirectorySnapshot): { states: RegionTile[]; provinces: RegionTile[] } {
  const tiles = REGIONS.map((region) => ({
    region,
    partnerCount: snapshot.regions.get(region.slug)?.partners.length ?? 0,
  }))
  return {
    states: tiles.filter((tile) => tile.region.country === 'US'),
    provinces: tiles.filter((tile) => tile.region.country === 'CA'),
  }
}

/** By slug, name or code, in any case. */
export function findDirectoryRegion(snapshot: DirectorySnapshot, state: string): DirectoryRegion | undefined {
  return snapshot.regions.get(findRegion(state)?.slug ?? toSlug(state))
}

/** `state`: slug, name or code; `city`: slug or name. */
export function findDirectoryCity(
  snapshot: DirectorySnapshot,
  state: string,
  city: string,
): DirectoryCity | undefined {
  return findDirectoryRegion(snapshot, state)?.cities.get(toSlug(city))
}
