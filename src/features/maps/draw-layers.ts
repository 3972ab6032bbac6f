import type { LocatorMap } from '../../shared/places/map.ts'
import { clipLine, clipRing, edgesOf } from './clip.ts'
import type { Frame, Pixel } from './frame.ts'
import type { MapGeometry, Trace } from './map-geometry.ts'
import { fillPath, linePath } from './path-data.ts'

export type Layers = Pick<LocatorMap, 'neighbours' | 'land' | 'water' | 'rivers' | 'borders' | 'outline'>

/** In pixels, at full detail. */
export type FrameContent = { [layer in keyof Layers]: Pixel[][] }

const AIM_BYTES = 6000
/** Strokes along the cut lie this far outside. */
const MARGIN_PX = 8

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
    rivers: lines(geometry.rivers),
    borders: lines(geometry.borders),
    outline: lines(region?.borders ?? []),
  }
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
  }
}
