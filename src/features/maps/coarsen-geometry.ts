import type { Position } from 'geojson'
import { simplify } from './clip.ts'
import type { Pixel } from './frame.ts'
import { type MapGeometry, type Trace, toTrace } from './map-geometry.ts'

const MILES_PER_DEGREE = 69.1

/** For wide maps: without counties. */
export function coarsenGeometry(geometry: MapGeometry, toleranceMiles: number): MapGeometry {
  const all = (traces: readonly Trace[]) => traces.map((trace) => coarsenTrace(trace, toleranceMiles))
  return {
    land: all(geometry.land),
    lakes: all(geometry.lakes),
    rivers: all(geometry.rivers),
    borders: all(geometry.borders),
    counties: [],
    regions: new Map(
      [...geometry.regions].map(([code, { rings, borders }]) => [
        code,
        { rings: all(rings), borders: all(borders) },
      ]),
    ),
  }
}

function coarsenTrace({ points, bounds }: Trace, toleranceMiles: number): Trace {
  const perDegreeEast = MILES_PER_DEGREE * Math.cos((((bounds[1] + bounds[3]) / 2) * Math.PI) / 180)
  const originals = new Map<Pixel, Position>()
  const flat = points.map((point): Pixel => {
    const pixel: Pixel = [(point[0] ?? 0) * perDegreeEast, (point[1] ?? 0) * MILES_PER_DEGREE]
    originals.set(pixel, point)
    return pixel
  })
  // A ring ends where it begins.
  const middle = flat.length >> 1
  const kept = [
    ...simplify(flat.slice(0, middle + 1), toleranceMiles),
    ...simplify(flat.slice(middle), toleranceMiles).slice(1),
  ]
  return toTrace(kept.map((pixel) => originals.get(pixel) as Position))
}
