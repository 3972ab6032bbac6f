import { findRegion, REGIONS, type Region } from '../../../../shared/places/regions.ts'
import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import { otherNames } from './other-names.ts'

/** Folded names, other names and codes. */
export type RegionNames = ReadonlyMap<string, Region>

/** Names that the finder looks up. */
export function buildRegionNames(): RegionNames {
  const names = new Map<string, Region>()
  for (const region of REGIONS) {
    const name = foldWords(region.name)
    names.set(name, region)
    names.set(name.replaceAll(' ', ''), region)
    // Folded, Montana's code is "mount".
    for (const code of [region.code.toLowerCase(), foldWords(region.code)]) names.set(code, region)
  }
  for (const { name: written, region } of otherNames('region')) {
    const name = foldWords(written)
    names.set(name, findRegion(region) as Region)
    if (name.includes(' ')) names.set(name.replaceAll(' ', ''), findRegion(region) as Region)
  }
  return names
}
