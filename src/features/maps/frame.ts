import { type GeoProjection, geoAzimuthalEqualArea, geoPath } from 'd3-geo'
import type { MapScale } from '../../shared/places/map.ts'
import type { Bounds, Trace } from './map-geometry.ts'

/** Degrees. */
export type GeoPoint = { latitude: number; longitude: number }

export type Pixel = [x: number, y: number]

/** Equal-area, north up at its centre. */
export type Frame = {
  width: number
  height: number
  milesAcross: number
  toPixel(point: GeoPoint): Pixel
  mayShow(bounds: Bounds): boolean
  /** Thins points far outside. */
  trace(trace: Trace): Pixel[]
}

const EARTH_RADIUS_MILES = 3958.8

/** Source: WGS 84 ranges. */
export function isGeoPoint(point: { latitude: number | null; longitude: number | null }): point is GeoPoint {
  const { latitude, longitude } = point
  return (
    latitude !== null &&
    longitude !== null &&
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  )
}

/** `milesAcross` wide. */
export function frameAround(centre: GeoPoint, milesAcross: number, width: number, height: number): Frame {
  const projection = geoAzimuthalEqualArea()
    .rotate([-centre.longitude, -centre.latitude])
    .scale((EARTH_RADIUS_MILES * width) / milesAcross)
    .translate([width / 2, height / 2])
  return toFrame(projection, centre.longitude, width, height)
}

export type View = { centre: GeoPoint; milesAcross: number }

/** Rounded views share a background. */
const SCALE_STEP = 1.25
/** In widths. */
const CENTRE_STEP = 1 / 16

/** At least `leastMiles` wide; rounded, so that similar lists share it. */
export function viewOf(
  points: readonly GeoPoint[],
  {
    width,
    height,
    padding,
    leastMiles,
  }: { width: number; height: number; padding: number; leastMiles: number },
): View {
  const rough = middleOfPoints(points)
  const unit = geoAzimuthalEqualArea()
    .rotate([-rough.longitude, -rough.latitude])
    .scale(EARTH_RADIUS_MILES)
    .translate([0, 0])
  const coordinates = points.map(({ longitude, latitude }) => [longitude, latitude])
  const [[left, top], [right, bottom]] = geoPath(unit).bounds({ type: 'MultiPoint', coordinates })
  const spare = 2 * (padding + (CENTRE_STEP / 2) * width)
  const needed = Math.max(
    leastMiles,
    ((right - left) * width) / (width - spare),
    ((bottom - top) * width) / (height - spare),
  )
  const milesAcross =
    leastMiles * SCALE_STEP ** Math.ceil(Math.log(needed / leastMiles) / Math.log(SCALE_STEP) - 1e-9)
  const middle = unit.invert?.([(left + right) / 2, (top + bottom) / 2]) ?? [rough.longitude, rough.latitude]
  const latitudeStep = (milesAcross * CENTRE_STEP) / MILES_PER_DEGREE
  const latitude = Math.round(middle[1] / latitudeStep) * latitudeStep
  const longitudeStep = latitudeStep / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  const longitude = Math.round(middle[0] / longitudeStep) * longitudeStep
  return { centre: { latitude, longitude }, milesAcross }
}

const MILES_PER_DEGREE = 69.1

function middleOfPoints(points: readonly GeoPoint[]): GeoPoint {
  let [x, y, south, north] = [0, 0, 90, -90]
  for (const { latitude, longitude } of points) {
    x += Math.cos((longitude * Math.PI) / 180)
    y += Math.sin((longitude * Math.PI) / 180)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  return { latitude: (south + north) / 2, longitude: (Math.atan2(y, x) * 180) / Math.PI }
}

/** At least `leastMiles` wide; `padding` in pixels. */
export function frameFitting(
  rings: readonly Trace[],
  width: number,
  height: number,
  padding: number,
  leastMiles: number,
): Frame {
  const rough = middleOf(rings)
  const unit = geoAzimuthalEqualArea().rotate([-rough.longitude, -rough.latitude]).scale(1).translate([0, 0])
  const coordinates = rings.flatMap(({ points }) => points)
  const [[left, top], [right, bottom]] = geoPath(unit).bounds({ type: 'MultiPoint', coordinates })
  const fitting = Math.min((width - 2 * padding) / (right - left), (height - 2 * padding) / (bottom - top))
  const scale = Math.min(fitting, (EARTH_RADIUS_MILES * width) / leastMiles)
  const projection = unit
    .scale(scale)
    .translate([width / 2 - (scale * (left + right)) / 2, height / 2 - (scale * (top + bottom)) / 2])
  return toFrame(projection, rough.longitude, width, height)
}

function middleOf(rings: readonly Trace[]): GeoPoint {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const { bounds } of rings) {
    west = Math.min(west, bounds[0])
    south = Math.min(south, bounds[1])
    east = Math.max(east, bounds[2])
    north = Math.max(north, bounds[3])
  }
  return { longitude: (west + east) / 2, latitude: (south + north) / 2 }
}

/** Longitudes from the centre meridian. */
function degreesShown(projection: GeoProjection, middle: number, width: number, height: number): Bounds {
  let [west, south, east, north] = [0, 90, 0, -90]
  const spare = 0.35
  for (let column = 0; column <= 8; column++) {
    for (let row = 0; row <= 8; row++) {
      const x = width * (-spare + ((1 + 2 * spare) * column) / 8)
      const y = height * (-spare + ((1 + 2 * spare) * row) / 8)
      const place = projection.invert?.([x, y])
      if (!place) continue
      const turn = turnFrom(middle, place[0])
      west = Math.min(west, turn)
      east = Math.max(east, turn)
      south = Math.min(south, place[1])
      north = Math.max(north, place[1])
    }
  }
  return [west, south, east, north]
}

/** The Aleutians are on both sides of 180°. */
const turnFrom = (middle: number, longitude: number) =>
  ((((longitude - middle + 180) % 360) + 360) % 360) - 180

function toFrame(projection: GeoProjection, middle: number, width: number, height: number): Frame {
  const [west, south, east, north] = degreesShown(projection, middle, width, height)
  const project = (longitude: number, latitude: number): Pixel =>
    projection([longitude, latitude]) ?? [Infinity, Infinity]
  const mayShow = (bounds: Bounds) => {
    if (bounds[1] > north || bounds[3] < south) return false
    const left = turnFrom(middle, bounds[0])
    const right = left + (bounds[2] - bounds[0])
    return (left <= east && right >= west) || (left - 360 <= east && right - 360 >= west)
  }
  return {
    width,
    height,
    milesAcross: (EARTH_RADIUS_MILES * width) / projection.scale(),
    toPixel: ({ longitude, latitude }) => project(longitude, latitude),
    mayShow,
    trace: ({ points, stretches }) => {
      const pixels: Pixel[] = []
      const add = (index: number) => {
        const point = points[index]
        if (point) pixels.push(project(point[0] ?? 0, point[1] ?? 0))
      }
      add(0)
      for (const { from, to, bounds } of stretches) {
        if (mayShow(bounds)) for (let index = from + 1; index < to; index++) add(index)
        add(to)
      }
      return pixels
    },
  }
}

const LONGEST_PX = 110
const KM_PER_MILE = 1.609344

/** The longest of 1, 2 or 5 times a power of ten. */
export function mapScale({ width, milesAcross }: Frame, unit: 'mi' | 'km'): MapScale {
  const pixelsPerUnit = width / (milesAcross * (unit === 'km' ? KM_PER_MILE : 1))
  const most = LONGEST_PX / pixelsPerUnit
  const power = 10 ** Math.floor(Math.log10(most))
  const factor = [5, 2, 1].find((times) => times * power <= most) ?? 1
  const length = factor * power
  return { width: Math.round(length * pixelsPerUnit * 10) / 10, length, unit }
}
