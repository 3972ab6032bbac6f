import type { LocatorMap } from '../../shared/places/map.ts'
import { clipLine, clipRing, edgesOf } from './clip.ts'
import type { Frame, Pixel } from './frame.ts'
import type { MapGeometry, Trace } from './map-geometry.ts'
import { fillPath, linePath } from './path-data.ts'

export type Layers = Pick<LocatorMap, 'neighbours' | 'land' | 'water' | 'rivers' | 'borders' | 'outline'>

/** What lies in a frame, in its pixels, with all the detail that there is. */
export type FrameContent = { [layer in keyof Layers]: Pixel[][] }

/** A map's layers together stay near this many bytes. */
const AIM_BYTES = 6000
/** Strokes along the cut lie so far outside the frame. */
const MARGIN_PX = 8

/** Cuts everything that a frame shows out of the map data, the region of the given code as `land` (none for null). */
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
 * Path data of each layer. Rugged coasts are drawn more coarsely, and small islets and lakes left out, until the
 * whole stays near 6 KB; what surrounds the region gives way first.
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
