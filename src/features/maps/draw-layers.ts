import type { LocatorMap } from '../../shared/places/map.ts'
import { clipLine, clipRing, edgesOf, simplify } from './clip.ts'
import type { Frame, Pixel } from './frame.ts'
import type { MapGeometry, Trace } from './map-geometry.ts'
import { areaOf, fillPath, linePath, type SizedRing, simplifyRings, sizeRings } from './path-data.ts'

export type Layers = Pick<
  LocatorMap,
  'neighbours' | 'land' | 'water' | 'rivers' | 'borders' | 'outline' | 'counties'
>

/** Pixels, at full detail. */
type FrameContent = { [layer in keyof Layers]: Pixel[][] }

const AIM_BYTES = 6000
const MARGIN_PX = 8
/** Wider maps show a grey mesh. */
const COUNTIES_UP_TO_MILES = 200
/** Wider maps show noise as heavy as coasts. */
const RIVERS_UP_TO_MILES = 1400

/** Null: no region is cut out. */
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

/** Shores are inexact. */
export function isInland({ neighbours, water }: FrameContent, frame: Frame): boolean {
  const whole = (frame.width + 2 * MARGIN_PX) * (frame.height + 2 * MARGIN_PX)
  const land = neighbours.reduce((sum, ring) => sum + areaOf(ring), 0)
  return water.length === 0 && land > whole * 0.999
}

const TOLERANCES_PX: [number, ...number[]] = [0.45, 0.7, 1, 1.4, 2, 2.8]
const BYTES_POWER = 0.4

/** Near 6 KB: coarsens coasts, drops small islets and lakes. */
export function drawLayers(content: FrameContent): Layers {
  let shown: Shown = {
    ...content,
    neighbours: sizeRings(content.neighbours),
    land: sizeRings(content.land),
    water: sizeRings(content.water),
  }
  for (let tolerance = TOLERANCES_PX[0]; ; ) {
    // From the step before: all points would take most of the time.
    shown = simplifyContent(shown, tolerance)
    const layers = toLayers(shown)
    const bytes = Object.values(layers).join('').length
    const coarser = TOLERANCES_PX.filter((other) => other > tolerance)
    const wanted = tolerance * (bytes / AIM_BYTES) ** BYTES_POWER
    const next = coarser.find((other) => other >= wanted) ?? coarser.at(-1)
    if (bytes <= AIM_BYTES || next === undefined) return layers
    tolerance = next
  }
}

type Shown = Omit<FrameContent, 'neighbours' | 'land' | 'water'> & {
  [layer in 'neighbours' | 'land' | 'water']: SizedRing[]
}

function simplifyContent(content: Shown, tolerance: number): Shown {
  const coarse = tolerance * 1.6
  const leastArea = 4 * tolerance * tolerance
  const lines = (layer: readonly Pixel[][], within: number) => layer.map((line) => simplify(line, within))
  return {
    neighbours: simplifyRings(content.neighbours, coarse, leastArea * 4),
    land: simplifyRings(content.land, tolerance, leastArea),
    water: simplifyRings(content.water, coarse, leastArea * 4),
    rivers: lines(content.rivers, coarse),
    borders: lines(content.borders, coarse),
    outline: lines(content.outline, tolerance),
    counties: lines(content.counties, coarse),
  }
}

function toLayers(content: Shown): Layers {
  return {
    neighbours: fillPath(content.neighbours),
    land: fillPath(content.land),
    water: fillPath(content.water),
    rivers: linePath(content.rivers),
    borders: linePath(content.borders),
    outline: linePath(content.outline),
    counties: linePath(content.counties),
  }
}
