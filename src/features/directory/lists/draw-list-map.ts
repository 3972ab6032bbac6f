import { paths } from '../../../shared/paths.ts'
import type { GeoPoint } from '../../../shared/places/geo.ts'
import type { LocatorMap } from '../../../shared/places/map.ts'
import type { Region } from '../../../shared/places/regions.ts'
import type { MapDrawer } from '../../maps/create-map-drawer.ts'
import type { MapTown } from '../../maps/draw-list-map.ts'
import { findPlace } from '../places/find-place.ts'
import { ASIDE_MAP, mapCities } from '../places/map-city.ts'
import { pointsOf } from '../places/point-of.ts'
import { findDirectoryCity } from '../snapshot/counts.ts'
import type { DirectoryEntry, DirectoryView } from '../snapshot/directory-view.ts'

type Listed = {
  listed: readonly DirectoryEntry[]
  /** Of the first one. */
  firstNumber: number
  /** Where distances are measured from. */
  origin?: GeoPoint | null
  region: Region | null
  town: { city: string; state: string } | null
  title: string
}

/**
 * Draws the map of the partners that a page lists, numbered as there; those without a point stand at their postal code's
 * or city's. Null when no place is known.
 */
export async function drawListMap(
  directory: DirectoryView,
  maps: MapDrawer,
  { listed, firstNumber, origin = null, region, town, title }: Listed,
): Promise<LocatorMap | null> {
  const points = await pointsOf(directory, listed)
  const pins = listed.flatMap((entry, index) => {
    const point = points[index]
    return point
      ? [{ point, number: firstNumber + index, label: entry.name, href: paths.partner(entry) }]
      : []
  })
  const around = town ?? listed[0]
  const cities = around ? await mapCities(directory, around.state, around.city) : []
  return maps.drawListMap({
    pins,
    origin,
    region,
    ownTown: town && (await findTown(directory, town)),
    towns: cities.map(({ label, point, href }) => ({ label, point, ...(href && { href }) })),
    title,
    unit: region?.country === 'CA' ? 'km' : 'mi',
    ...ASIDE_MAP,
  })
}

async function findTown(
  directory: DirectoryView,
  { city, state }: { city: string; state: string },
): Promise<MapTown | null> {
  const known = findDirectoryCity(directory.current(), state, city)
  const href = known && { href: paths.city(state, city) }
  const place = await findPlace(directory, `${city}, ${state}`)
  if (place) return { label: city, point: place, ...href }
  if (!known || known.latitude === null || known.longitude === null) return null
  return { label: city, point: { latitude: known.latitude, longitude: known.longitude }, ...href }
}
