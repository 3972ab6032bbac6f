import type { GeoPoint } from '../../../../shared/places/geo.ts'
import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import type { Area } from '../names/areas.ts'
import { placeKey } from './place-key.ts'

/** Or an area of several cities. `codes`: ZIPs, or first halves of Canadian codes in capitals. */
export type County = GeoPoint & { name: string; region: Region; codes: ReadonlySet<string> }

/** From census/counties.json: "Maui County,{first ZIP} {step} …|…" by region code, in base 36. */
export type CountyTables = Readonly<Record<string, string>>

type CodeLookups = {
  pointOfCode(code: string): GeoPoint | undefined
  /** `key`: placeKey. */
  codesOfCity(regionCode: string, key: string): readonly string[]
  pointOfCity(regionCode: string, key: string): GeoPoint | undefined
}

type Entry = { name: string; region: Region; codes(): string[]; middle(): GeoPoint | undefined }

/** Most codes first. */
export function createCounties(
  tables: CountyTables,
  areas: readonly Area[],
  lookups: CodeLookups,
): { counties: (key: string) => readonly County[]; countyKeys: Iterable<string> } {
  const byKey = new Map<string, Entry[]>()
  const add = (key: string, entry: Entry) => byKey.set(key, [...(byKey.get(key) ?? []), entry])
  for (const [code, table] of Object.entries(tables)) {
    const region = findRegion(code) as Region
    for (const entry of table.split('|')) {
      const [name = '', steps = ''] = entry.split(',')
      add(placeKey(name), { name, region, codes: () => readCodes(steps), middle: () => undefined })
    }
  }
  const codesOf = (regionCode: string, member: string) => {
    const key = placeKey(member)
    const county = byKey.get(key)?.find(({ region }) => region.code === regionCode)
    return county?.codes() ?? lookups.codesOfCity(regionCode, key)
  }
  for (const { regionCode, names, members } of areas) {
    const region = findRegion(regionCode) as Region
    const entry: Entry = {
      name: names[0] as string,
      region,
      codes: () => members.flatMap((member) => codesOf(regionCode, member)),
      middle: () => lookups.pointOfCity(regionCode, placeKey(members[0] as string)),
    }
    for (const name of names) {
      const key = placeKey(name)
      if (!byKey.get(key)?.some((other) => other.region === region)) add(key, entry)
    }
  }
  const read = new Map<string, readonly County[]>()
  const counties = (key: string) => {
    const entries = byKey.get(key)
    if (!entries) return []
    const known = read.get(key) ?? entries.map((entry) => toCounty(entry, lookups)).sort(byCodes)
    read.set(key, known)
    return known
  }
  return { counties, countyKeys: byKey.keys() }
}

function toCounty({ name, region, codes, middle }: Entry, { pointOfCode }: CodeLookups): County {
  const list = codes()
  return { name, region, codes: new Set(list), ...(middle() ?? middleOf(list, pointOfCode)) }
}

const byCodes = (a: County, b: County) => b.codes.size - a.codes.size

function readCodes(steps: string): string[] {
  let code = 0
  return steps.split(' ').map((step) => {
    code += Number.parseInt(step, 36)
    return String(code).padStart(5, '0')
  })
}

/** The median of its codes, which are dense where people live. */
function middleOf(codes: readonly string[], pointOfCode: (code: string) => GeoPoint | undefined): GeoPoint {
  const points = codes.flatMap((code) => pointOfCode(code) ?? [])
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  }
}
