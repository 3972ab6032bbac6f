import { type GeoProjection, geoAzimuthalEqualArea, geoBounds, geoDistance, geoPath, geoStream } from 'd3-geo'
import type { MapScale } from '../../shared/places/map.ts'
import type { Trace } from './map-geometry.ts'

/** In degrees. */
export type GeoPoint = { latitude: number; longitude: number }

export type Pixel = [x: number, y: number]

/** Equal-area, north up at its centre. */
export type Frame = {
  width: number
  height: number
  milesAcross: number
  toPixel(point: GeoPoint): Pixel
  /** Its parts within the frame and a margin, which hides strokes along the cut. */
  cut(trace: Trace, type: 'Polygon' | 'LineString'): Pixel[][]
}

export const MARGIN_PX = 8

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

/** In pixels, `milesAcross` wide. */
export function frameAround(centre: GeoPoint, milesAcross: number, width: number, height: number): Frame {
  const projection = geoAzimuthalEqualArea()
    .rotate([-centre.longitude, -centre.latitude])
    .scale((EARTH_RADIUS_MILES * width) / milesAcross)
    .translate([width / 2, height / 2])
  return toFrame(projection, width, height)
}

export type View = { centre: GeoPoint; milesAcross: number }

/** Equal views share their background. */
const SCALE_STEP = 1.25
/** Of the width. */
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

/** With `padding` pixels and `leastMiles` at least. */
export function frameFitting(
  rings: readonly Trace[],
  width: number,
  height: number,
  padding: number,
  leastMiles: number,
): Frame {
  const coordinates = rings.flatMap(({ points }) => points)
  const [[west, south], [east, north]] = geoBounds({ type: 'MultiPoint', coordinates })
  const unit = geoAzimuthalEqualArea()
    .rotate([-(west + east) / 2, -(south + north) / 2])
    .scale(1)
    .translate([0, 0])
  const [[left, top], [right, bottom]] = geoPath(unit).bounds({ type: 'MultiPoint', coordinates })
  const fitting = Math.min((width - 2 * padding) / (right - left), (height - 2 * padding) / (bottom - top))
  const scale = Math.min(fitting, (EARTH_RADIUS_MILES * width) / leastMiles)
  const projection = unit
    .scale(scale)
    .translate([width / 2 - (scale * (left + right)) / 2, height / 2 - (scale * (top + bottom)) / 2])
  return toFrame(projection, width, height)
}

function toFrame(projection: GeoProjection, width: number, height: number): Frame {
  const placeAt = (x: number, y: number) => projection.invert?.([x, y]) ?? [0, 0]
  const middle = placeAt(width / 2, height / 2)
  const corners = [0, width].flatMap((x) => [0, height].map((y) => placeAt(x, y)))
  const reach = 1.2 * Math.max(...corners.map((corner) => geoDistance(middle, corner)))
  const whole = projection
    // Straight lines between points, without a search for the far side of the earth.
    .preclip((stream) => stream)
    .precision(0)
    .clipExtent([
      [-MARGIN_PX, -MARGIN_PX],
      [width + MARGIN_PX, height + MARGIN_PX],
    ])
  return {
    width,
    height,
    milesAcross: (EARTH_RADIUS_MILES * width) / projection.scale(),
    toPixel: ({ longitude, latitude }) => projection([longitude, latitude]) ?? [Infinity, Infinity],
    cut({ points, centre, reach: own }, type) {
      const parts: Pixel[][] = []
      if (geoDistance(middle, centre) > reach + own) return parts
      const stream = whole.stream({
        point: (x, y) => parts.at(-1)?.push([x, y]),
        lineStart: () => parts.push([]),
        lineEnd() {},
        polygonStart() {},
        polygonEnd() {},
      })
      const coordinates = [...points]
      geoStream(type === 'Polygon' ? { type, coordinates: [coordinates] } : { type, coordinates }, stream)
      return parts
    },
  }
}

const LONGEST_PX = 110
const KM_PER_MILE = 1.609344

/** The longest bar of 1, 2 or 5 times a power of ten. */
export function mapScale({ width, milesAcross }: Frame, unit: 'mi' | 'km'): MapScale {
  const pixelsPerUnit = width / (milesAcross * (unit === 'km' ? KM_PER_MILE : 1))
  const most = LONGEST_PX / pixelsPerUnit
  const power = 10 ** Math.floor(Math.log10(most))
  const factor = [5, 2, 1].find((times) => times * power <= most) ?? 1
  const length = factor * power
  return { width: Math.round(length * pixelsPerUnit * 10) / 10, length, unit }
}
