import { paths } from '../../../shared/paths.ts'
import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import type { LocatorMap } from '../../../shared/places/map.ts'
import { findRegion, type Region } from '../../../shared/places/regions.ts'
import type { MapDrawer } from '../../maps/create-map-drawer.ts'
import type { MapTown } from '../../maps/draw-list-map.ts'
import { findCity } from '../places/around/find-place.ts'
import { ASIDE_MAP } from '../places/around/map-city.ts'
import { mapTowns } from '../places/around/map-towns.ts'
import { pointsOf } from '../places/around/point-of.ts'
import { findDirectoryCity } from '../snapshot/counts.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectoryView } from '../snapshot/directory-view.ts'

type Listed = {
  listed: readonly DirectoryEntry[]
  firstNumber: number
  /** Distances are measured from it. */
  origin?: GeoPoint | null
  region: Region | null
  town: { city: string; state: string } | null
  title: string
}

/** Numbers partners as the page does, at points, postal codes or cities. Null when no place is known. */
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
  const view = viewOf([...pins.map(({ point }) => point), ...(origin ? [origin] : [])])
  const towns = view ? await mapTowns(directory, view.middle, view.miles) : []
  return maps.drawListMap({
    pins,
    origin,
    region,
    ownTown: town && (await findTown(directory, town)),
    towns: towns.map(({ label, point, href }) => ({ label, point, ...(href && { href }) })),
    title,
    unit: region?.country === 'CA' ? 'km' : 'mi',
    ...ASIDE_MAP,
  })
}

/** So that a town's map shows its surroundings. */
const LEAST_MILES = 60

function viewOf(points: readonly GeoPoint[]): { middle: GeoPoint; miles: number } | null {
  if (points.length === 0) return null
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const half = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const middle = { latitude: half(latitudes), longitude: half(longitudes) }
  const farthest = Math.max(...points.map((point) => distanceMiles(middle, point)))
  return { middle, miles: Math.max(LEAST_MILES, farthest * 1.5) }
}

async function findTown(
  directory: DirectoryView,
  { city, state }: { city: string; state: string },
): Promise<MapTown | null> {
  const known = findDirectoryCity(directory.current(), state, city)
  const href = known && { href: paths.city(state, city) }
  const region = findRegion(state)
  const place = region && (await findCity(directory, region, city))
  if (!place) return null
  const { latitude, longitude } = place
  return { label: city, point: { latitude, longitude }, ...href }
}
