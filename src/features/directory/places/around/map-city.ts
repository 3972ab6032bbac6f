import { paths } from '../../../../shared/paths.ts'
import type { MapCity } from '../../../maps/draw-state-map.ts'
import type { DirectoryCity } from '../../snapshot/directory-entry.ts'

/** In px: phones show all of it at nearly full size. */
export const ASIDE_MAP = { width: 340, height: 340 }

/** Null without a point. */
export function mapCity(city: DirectoryCity): MapCity | null {
  if (city.latitude === null || city.longitude === null) return null
  return {
    label: city.city,
    point: { latitude: city.latitude, longitude: city.longitude },
    partnerCount: city.partners.length,
    href: paths.city(city.state, city.city),
  }
}
