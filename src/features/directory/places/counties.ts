import type { GeoPoint } from '../../../shared/places/geo.ts'
import { findRegion, type Region } from '../../../shared/places/regions.ts'
import { placeKey } from './place-key.ts'

export type County = GeoPoint & { name: string; region: Region; codes: ReadonlySet<string> }

/** The tables of census/counties.json: "Maui County,{first ZIP} {step} …|…" by region code, in base 36. */
export type CountyTables = Readonly<Record<string, string>>

/**
 * Returns a function from a placeKey ("harriscounty") to the counties of that name, most ZIP codes first.
 */
export function createCounties(
  tables: CountyTables,
  pointOfCode: (code: string) => GeoPoint | undefined,
): (key: string) => County[] {
  const byKey = new Map<string, { name: string; region: Region; steps: string }[]>()
  for (const [code, table] of Object.entries(tables)) {
    const region = findRegion(code) as Region
    for (const entry of table.split('|')) {
      const [name = '', steps = ''] = entry.split(',')
      const key = placeKey(name)
      byKey.set(key, [...(byKey.get(key) ?? []), { name, region, steps }])
    }
  }
  return (key) =>
    (byKey.get(key) ?? [])
      .map(({ name, region, steps }) => {
        const codes = readCodes(steps)
        return { name, region, codes: new Set(codes), ...pointOf(codes, pointOfCode) }
      })
      .sort((a, b) => b.codes.size - a.codes.size)
}

function readCodes(steps: string): string[] {
  let code = 0
  return steps.split(' ').map((step) => {
    code += Number.parseInt(step, 36)
    return String(code).padStart(5, '0')
  })
}

/** The median of its ZIP codes, which are dense where people live. */
function pointOf(codes: readonly string[], pointOfCode: (code: string) => GeoPoint | undefined): GeoPoint {
  const points = codes.flatMap((code) => pointOfCode(code) ?? [])
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  }
}
