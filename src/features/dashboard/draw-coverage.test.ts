import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { REGIONS } from '../../shared/places/regions.ts'
import { loadMapGeometry } from '../maps/map-geometry.ts'
import { type CoverageShapes, drawCoverage } from './draw-coverage.ts'

let map: CoverageShapes
beforeAll(async () => {
  map = drawCoverage(await loadMapGeometry())
})
const at = (code: string) => {
  const region = map.regions.find((other) => other.code === code)
  if (!region) throw new Error(`The map lacks ${code}`)
  return region
}
function points(path: string): [number, number][] {
  return path.split('M').flatMap((ring) => {
    const numbers = ring.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    let [x, y] = [0, 0]
    return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
      x += numbers[2 * index] ?? 0
      y += numbers[2 * index + 1] ?? 0
      return [x, y]
    })
  })
}

describe('the map of coverage', () => {
  test('has a shape for each of the 64 regions, all inside the frame', () => {
    expect(map.regions.map(({ name }) => name)).toEqual(REGIONS.map(({ name }) => name))
    for (const { path, name } of map.regions) {
      const all = points(path)
      expect(all.length, name).toBeGreaterThan(3)
      const outside = all.filter(([x, y]) => x < 0 || x > map.width || y < 0 || y > map.height)
      expect(outside, name).toEqual([])
    }
  })

  test('keeps neighbours in place, Alaska in the north-west', () => {
    expect(at('WA').x).toBeLessThan(at('ME').x)
    expect(at('ND').y).toBeLessThan(at('TX').y)
    expect(at('BC').y).toBeLessThan(at('WA').y)
    expect(at('AK').x).toBeLessThan(at('YT').x)
    expect(at('NU').y).toBeLessThan(at('MB').y)
    expect(at('NL').x).toBeGreaterThan(at('QC').x)
  })

  test('stays small: under 30 KB compressed', () => {
    expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(30_000)
  })
})
