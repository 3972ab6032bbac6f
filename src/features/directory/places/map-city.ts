import { paths } from '../../../shared/paths.ts'
import type { MapCity } from '../../maps/draw-state-map.ts'
import { findDirectoryCity } from '../snapshot/counts.ts'
import type { DirectoryCity, DirectoryView } from '../snapshot/directory-view.ts'
import { nearbyCities } from './nearby-cities.ts'

const OFFERED = 30

/** In px: narrow enough that phones show all of it at nearly full size. */
export const ASIDE_MAP = { width: 340, height: 340 }

/** Converts a city to a linked map label; null without a point. */
export function mapCity(city: DirectoryCity): MapCity | null {
  if (city.latitude === null || city.longitude === null) return null
  return {
    label: city.city,
    point: { latitude: city.latitude, longitude: city.longitude },
    partnerCount: city.partners.length,
    href: paths.city(city.state, city.city),
  }
}

/**
 * Returns the cities that a city's map may name: itself if it has partners, then those around it, most
 * partners first.
 */
export async function mapCities(directory: DirectoryView, state: string, city: string): Promise<MapCity[]> {
  const snapshot = directory.current()
  const around = await nearbyCities(directory, state, city, OFFERED)
  const cities = around
    .flatMap((near) => {
      const known = findDirectoryCity(snapshot, near.state, near.city)
      return (known && mapCity(known)) ?? []
    })
    .sort((a, b) => b.partnerCount - a.partnerCount)
  const known = findDirectoryCity(snapshot, state, city)
  const itself = known && mapCity(known)
  return itself ? [itself, ...cities] : cities
}
