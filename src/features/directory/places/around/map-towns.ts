import { paths } from '../../../../shared/paths.ts'
import type { GeoPoint } from '../../../../shared/places/geo.ts'
import type { MapCity } from '../../../maps/draw-state-map.ts'
import { findDirectoryCity } from '../../snapshot/counts.ts'
import type { DirectoryView } from '../../snapshot/directory-view.ts'
import { townsAround } from './towns-around.ts'

/** Wider maps name towns of this circle only. */
const MOST_MILES = 400
const OFFERED = 60

/** Largest first; linked if they have partners. */
export async function mapTowns(directory: DirectoryView, from: GeoPoint, miles: number): Promise<MapCity[]> {
  const snapshot = directory.current()
  const towns = await townsAround(await directory.gazetteer(), from, Math.min(MOST_MILES, miles), OFFERED)
  return towns.map(({ city, region, latitude, longitude, size }) => {
    const known = findDirectoryCity(snapshot, region.name, city)
    return {
      label: known?.city ?? city,
      point: { latitude, longitude },
      partnerCount: size,
      ...(known && { href: paths.city(region.name, known.city) }),
    }
  })
}
