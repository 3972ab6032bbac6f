import type { LocatorMap } from '../../shared/places/map.ts'
import { clipLine, clipRing, edgesOf } from './clip.ts'
import type { Frame, Pixel } from './frame.ts'
import type { MapGeometry, Trace } from './map-geometry.ts'
import { areaOf, fillPath, linePath } from './path-data.ts'

export type Layers = Pick<
  LocatorMap,
  'neighbours' | 'land' | 'water' | 'rivers' | 'borders' | 'outline' | 'counties'
>

/** In pixels, at full detail. */
export type FrameContent = { [layer in keyof Layers]: Pixel[][] }

const AIM_BYTES = 6000
/** Strokes along the cut lie this far outside. */
const MARGIN_PX = 8
/** Across larger maps county lines are a grey mesh. */
const COUNTIES_UP_TO_MILES = 200
/** On maps of half the continent rivers are noise, and weigh as much as its coasts. */
const RIVERS_UP_TO_MILES = 1400

/** Clips the map data to a frame, with the coded region as `land` (none for null). */
export function cutOut(geometry: MapGeometry, frame: Frame, regionCode: string | null): FrameContent {
  const edges = edgesOf(frame, MARGIN_PX)
  const region = regionCode === null ? undefined : geometry.regions.get(regionCode)
  const shown = (traces: readonly Trace[]) =>
    traces.filter(({ bounds }) => frame.mayShow(bounds)).map(frame.trace)
  const rings = (traces: readonly Trace[]) =>
    shown(traces)
      .map((ring) => clipRing(ring, edges))
      .filter((ring) => ring.length > 2)
  const lines = (traces: readonly Trace[]) => shown(traces).flatMap((line) => clipLine(line, edges))
  return {
    neighbours: rings(geometry.land),
    land: rings(region?.rings ?? []),
    water: rings(geometry.lakes),
    rivers: frame.milesAcross <= RIVERS_UP_TO_MILES ? lines(geometry.rivers) : [],
    borders: lines(geometry.borders),
    outline: lines(region?.borders ?? []),
    counties: frame.milesAcross <= COUNTIES_UP_TO_MILES ? lines(geometry.counties) : [],
  }
}

/** Returns whether a frame shows no sea and no lake, so that the error of their shores cannot mislead. */
export function isInland({ neighbours, water }: FrameContent, frame: Frame): boolean {
  const whole = (frame.width + 2 * MARGIN_PX) * (frame.height + 2 * MARGIN_PX)
  const land = neighbours.reduce((sum, ring) => sum + areaOf(ring), 0)
  return water.length === 0 && land > whole * 0.999
}

/**
 * Returns each layer's path data. Coarsens coasts and drops small islets and lakes, outside the region first,
 * until the whole is near 6 KB.
 */
export function drawLayers(content: FrameContent): Layers {
  let layers = layersAt(content, 0.45)
  for (const tolerance of [0.7, 1, 1.4, 2, 2.8]) {
    if (Object.values(layers).join('').length <= AIM_BYTES) break
    layers = layersAt(content, tolerance)
  }
  return layers
}

function layersAt(content: FrameContent, tolerance: number): Layers {
  const coarse = tolerance * 1.6
  const leastArea = 4 * tolerance * tolerance
  return {
    neighbours: fillPath(content.neighbours, coarse, leastArea * 4),
    land: fillPath(content.land, tolerance, leastArea),
    water: fillPath(content.water, coarse, leastArea * 4),
    rivers: linePath(content.rivers, coarse),
    borders: linePath(content.borders, coarse),
    outline: linePath(content.outline, tolerance),
    counties: linePath(content.counties, coarse),
  }
}
