import { paths } from '../../../shared/paths.ts'
import type { MapCity } from '../../maps/draw-state-map.ts'
import { findDirectoryCity } from '../snapshot/counts.ts'
import type { DirectoryCity, DirectoryView } from '../snapshot/directory-view.ts'
import { nearbyCities } from './nearby-cities.ts'

/** Cities offered to a map of a place, which names as many of them as find room. */
const OFFERED = 30

/** The frame, in px, of the map beside a list: the rail's own size, so that no label is cut off or shrunk. */
export const ASIDE_MAP = { width: 384, height: 360 }

/** A city with partners as a map may name it, leading to its page; null for one without a point. */
export function mapCity(city: DirectoryCity): MapCity | null {
  if (city.latitude === null || city.longitude === null) return null
  return {
    label: city.city,
    point: { latitude: city.latitude, longitude: city.longitude },
    partnerCount: city.partners.length,
    href: paths.city(city.state, city.city),
  }
}

/** The cities that a map of a city may name: itself, if it has partners, then those around it, those of most partners first. */
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
