import { type GeoProjection, geoOrthographic, geoPath } from 'd3-geo'
import type { CoverageMap, CoverageRegion } from '../../shared/dashboard.ts'
import { REGIONS } from '../../shared/places/regions.ts'
import type { Pixel } from '../maps/frame.ts'
import type { MapGeometry, Trace } from '../maps/map-geometry.ts'
import { areaOf, fillPath, simplifyRings, sizeRings } from '../maps/path-data.ts'

export type CoverageShapes = Pick<CoverageMap, 'width' | 'height' | 'water'> & {
  regions: Omit<CoverageRegion, 'count'>[]
}

const WIDTH = 960
const PADDING_PX = 6
const TOLERANCE_PX = 0.5
/** Except each region's largest. */
const MIN_AREA_PX = 5
const MIN_LAKE_PX = 60
/** In squared earth radii: the outermost Aleutians are out. */
const MIN_FRAMED_AREA = 0.0001
const SMALL_AREA_PX = 120
/** Shows the sparse north at a low angle. */
const VIEW: [number, number] = [97, -24]
/** Placed south of Alaska. */
const HAWAII_VIEW: [number, number] = [157.3, -20.6]
const HAWAII_ENLARGED = 1.5
const HAWAII_AT = { x: 0.11, y: 0.8 }

const PIXELS = geoPath()

/** 64 regions and the Great Lakes. */
export function drawCoverage({ regions, lakes }: MapGeometry): CoverageShapes {
  const unit = geoOrthographic().rotate(VIEW).scale(1).translate([0, 0]).clipAngle(90)
  const framed = REGIONS.filter(({ code }) => code !== 'HI')
    .flatMap(({ code }) => trace(regions.get(code)?.rings ?? [], unit))
    .filter((ring) => areaOf(ring) > MIN_FRAMED_AREA)
  const [[left, top], [right, bottom]] = PIXELS.bounds({ type: 'MultiPoint', coordinates: framed.flat() })
  const scale = (WIDTH - 2 * PADDING_PX) / (right - left)
  const height = Math.round((bottom - top) * scale + 2 * PADDING_PX)
  const view = unit.scale(scale).translate([PADDING_PX - left * scale, PADDING_PX - top * scale])
  const hawaii = geoOrthographic()
    .rotate(HAWAII_VIEW)
    .scale(scale * HAWAII_ENLARGED)
    .translate([WIDTH * HAWAII_AT.x, height * HAWAII_AT.y])
  return {
    width: WIDTH,
    height,
    water: fillPath(simplifyRings(sizeRings(trace(lakes, view)), TOLERANCE_PX, MIN_LAKE_PX)),
    regions: REGIONS.map(({ code, name, country }) => {
      const rings = largestFirst(trace(regions.get(code)?.rings ?? [], code === 'HI' ? hawaii : view))
      const [largest = [], ...rest] = rings
      const others = rest.filter((ring) => ring.every(([x]) => x > 0))
      const [x, y] = PIXELS.centroid({ type: 'Polygon', coordinates: [largest] })
      return {
        code,
        name,
        country,
        path:
          fillPath(simplifyRings(sizeRings([largest]), TOLERANCE_PX, 0)) +
          fillPath(simplifyRings(sizeRings(others), TOLERANCE_PX, MIN_AREA_PX)),
        x: Math.round(x),
        y: Math.round(y),
        isSmall: areaOf(largest) < SMALL_AREA_PX,
      }
    }),
  }
}

/** Nothing behind the horizon. */
function trace(rings: readonly Trace[], projection: GeoProjection): Pixel[][] {
  return rings.map(({ points }) =>
    points.flatMap(([longitude = 0, latitude = 0]) => {
      const pixel = projection([longitude, latitude])
      return pixel && Number.isFinite(pixel[0]) ? [pixel] : []
    }),
  )
}

const largestFirst = (rings: Pixel[][]) => rings.sort((a, b) => areaOf(b) - areaOf(a))
