import { paths } from '../../shared/paths.ts'
import type { MapCity } from '../maps/draw-state-map.ts'
import type { DirectoryCity } from './directory-view.ts'

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
