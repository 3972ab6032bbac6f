/**
 * Sorts the ZIP codes of the package `zipcodes` into the counties of the package `us-atlas` (US Census Bureau, public
 * domain) for src/features/directory/places/gazetteer/census/counties.json: node scripts/cut-counties.ts
 * Run it again when either package changes. Independent cities are left out, as they are cities.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import zipcodes from 'zipcodes'
import { findRegion } from '../src/shared/places/regions.ts'

const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
const layer = (name: string) => (topology.objects[name] as GeometryCollection).geometries
const nameOf = ({ properties }: GeometryObject) => String((properties as { name?: string } | undefined)?.name)
const states = new Map(layer('states').map((state) => [String(state.id), nameOf(state)]))

type County = { name: string; region: string; rings: Position[][]; bounds: number[]; codes: string[] }
const counties: County[] = []
for (const geometry of layer('counties')) {
  const number = String(geometry.id)
  const region = findRegion(states.get(number.slice(0, 2)) ?? '')
  // From 510 on a county's number is an independent city's (FIPS 6-4).
  if (!region || region.code === 'DC' || Number(number.slice(2)) >= 510) continue
  const kind = region.code === 'LA' ? 'Parish' : region.code === 'AK' ? 'Borough' : 'County'
  const shape = (feature(topology, geometry) as Feature<Polygon | MultiPolygon>).geometry
  const rings = shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat()
  const all = rings.flat()
  const edge = (axis: 0 | 1, pick: (...values: number[]) => number) =>
    all.reduce((found, point) => pick(found, point[axis] as number), all[0]?.[axis] as number)
  const bounds = [edge(0, Math.min), edge(1, Math.min), edge(0, Math.max), edge(1, Math.max)]
  counties.push({
    name: `${nameOf(geometry)} ${kind}`,
    region: region.code,
    rings,
    bounds,
    codes: [],
  })
}

for (const place of Object.values(zipcodes.codes)) {
  const region = findRegion(place.state ?? '')
  if (place.country !== 'US' || !region || !place.latitude || !place.longitude) continue
  const { latitude, longitude } = place
  const own = counties.filter((county) => county.region === region.code)
  const county = own.find((one) => {
    const [west = 0, south = 0, east = 0, north = 0] = one.bounds
    const isNear = longitude >= west && longitude <= east && latitude >= south && latitude <= north
    return isNear && holds(one.rings, longitude, latitude)
  })
  county?.codes.push(place.zip)
}

const tables: Record<string, string> = {}
for (const { name, region, codes } of counties) {
  if (codes.length === 0) continue
  codes.sort()
  const steps = codes.map((code, at) => (Number(code) - Number(codes[at - 1] ?? 0)).toString(36))
  tables[region] = `${tables[region] ? `${tables[region]}|` : ''}${name},${steps.join(' ')}`
}
const source = 'US Census Bureau, cartographic boundaries, public domain; ZIP codes by their points'
writeFileSync(
  'src/features/directory/places/gazetteer/census/counties.json',
  `${JSON.stringify({ source, counties: tables }, null, 2)}\n`,
)

/** By the even-odd rule over all rings, holes included. */
function holds(rings: readonly Position[][], x: number, y: number): boolean {
  let isInside = false
  for (const ring of rings) {
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
      const [x1 = 0, y1 = 0] = ring[at] ?? []
      const [x2 = 0, y2 = 0] = ring[before] ?? []
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
    }
  }
  return isInside
}
