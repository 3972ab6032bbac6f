import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import { type OtherName, otherNames } from '../names/other-names.ts'
import { placeKey } from './place-key.ts'

export type NamedCity = {
  cityKey: string
  regionCode: string
  /** Counts only beside its state or city. */
  needsMore: boolean
}

/** By placeKey of other names; several cities may share one ("queen city"). */
export function buildNicknames(): ReadonlyMap<string, readonly NamedCity[]> {
  const byKey = new Map<string, NamedCity[]>()
  const kinds = ['nickname', 'landmark', 'base', 'neighbourhood', 'district', 'bare-district']
  for (const row of otherNames(...kinds))
    for (const [key, city] of namesIn(row)) byKey.set(key, [...(byKey.get(key) ?? []), city])
  return byKey
}

function namesIn({ kind, name, region, of }: OtherName): [string, NamedCity][] {
  const city = {
    cityKey: placeKey(of),
    regionCode: region,
    needsMore: kind === 'bare-district',
  }
  const own: [string, NamedCity] = [placeKey(name), city]
  const part = kind === 'neighbourhood' ? partBefore(foldWords(name), foldWords(of)) : undefined
  return part ? [own, [placeKey(part), city]] : [own]
}

/** Letters; shorter words name people and many towns. */
const MIN_PART = 6
const DIRECTION = /^(?:north|south|east|west|mid|old|saint|uptown|downtown|midtown|chinatown|little)/

/** "hyde park" of "hyde park tampa"; undefined of "west tampa". */
function partBefore(name: string, city: string): string | undefined {
  const part = name.endsWith(` ${city}`) ? name.slice(0, -city.length - 1) : ''
  const isTelling = part.includes(' ') || part.length >= MIN_PART
  return isTelling && !DIRECTION.test(part) ? part : undefined
}
