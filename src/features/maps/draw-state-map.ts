import type { LocatorMap } from '../../shared/places/map.ts'
import type { Region } from '../../shared/places/regions.ts'
import { cutOut, drawLayers } from './draw-layers.ts'
import { frameFitting, type GeoPoint, isGeoPoint } from './frame.ts'
import type { MapGeometry } from './map-geometry.ts'
import { placeLabels } from './place-labels.ts'

export type MapCity = {
  label: string
  point: GeoPoint
  partnerCount: number
  href?: string
}

export type StateMapOptions = {
  title: string
  width: number
  height: number
}

const PADDING_PX = 22
/** The District of Columbia. */
const MIN_MILES = 70
/** Twice a touch target's radius. */
const TARGET_PX = 44
const MOST_CITIES = 8

/** Up to 8 cities, most partners first. Null for an unknown region. */
export function drawStateMap(
  geometry: MapGeometry,
  region: Region,
  cities: readonly MapCity[],
  { title, width, height }: StateMapOptions,
): LocatorMap | null {
  const shape = geometry.regions.get(region.code)
  if (!shape) return null
  const frame = frameFitting(shape.rings, width, height, PADDING_PX, MIN_MILES)
  const candidates = cities
    .filter(({ point }) => isGeoPoint(point))
    .sort((a, b) => b.partnerCount - a.partnerCount || (a.label < b.label ? -1 : 1))
    .map(({ label, href, point }) => ({ label, href, pixel: frame.toPixel(point) }))
  return {
    width,
    height,
    ...drawLayers(cutOut(geometry, frame, region.code)),
    places: placeLabels(candidates, {
      within: { left: 6, top: 6, right: width - 6, bottom: height - 6 },
      taken: [],
      leastDistance: TARGET_PX,
      limit: MOST_CITIES,
    }),
    pins: [],
    scale: null,
    title,
  }
}
