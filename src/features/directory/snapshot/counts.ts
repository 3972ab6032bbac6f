import type { CityTile, RegionTile } from '../../../shared/pages.ts'
import { findRegion, REGIONS } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import type { DirectoryCity, DirectoryRegion, DirectorySnapshot } from './directory-view.ts'

/**
 * The home page's two grids: all 51 US states and 13 Canadian provinces with their numbers of active partners, 0
 * included, each grid by name (spec, section 2, Home).
 */
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

/** The state page's 'Partners by City': every city with partners in one region, by name. */
export function cityTiles(region: DirectoryRegion): CityTile[] {
  return Array.from(region.cities.values(), (city) => ({
    city: city.city,
    state: city.state,
    partnerCount: city.partners.length,
  }))
}

/** The region with partners that a slug, full name or two-letter code names, in any letter case; else undefined. */
export function findDirectoryRegion(snapshot: DirectorySnapshot, state: string): DirectoryRegion | undefined {
  return snapshot.regions.get(findRegion(state)?.slug ?? toSlug(state))
}

/** The city with partners that a state (slug, name or code) and a city (slug or name) name; else undefined. */
export function findDirectoryCity(
  snapshot: DirectorySnapshot,
  state: string,
  city: string,
): DirectoryCity | undefined {
  return findDirectoryRegion(snapshot, state)?.cities.get(toSlug(city))
}
