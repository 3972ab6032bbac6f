import { findRegion, REGIONS, type Region } from '../../../../shared/places/regions.ts'
import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import { otherNames } from './other-names.ts'

/** By folded names, other names and codes. */
export type RegionNames = ReadonlyMap<string, Region>

/** For the finder. */
export function buildRegionNames(): RegionNames {
  const names = new Map<string, Region>()
  for (const region of REGIONS) {
    const name = foldWords(region.name)
    names.set(name, region)
    names.set(name.replaceAll(' ', ''), region)
    // Folded, Montana's code is "mount".
    for (const code of [region.code.toLowerCase(), foldWords(region.code)]) names.set(code, region)
  }
  for (const [name, region] of namesOfRegions('region', 'region-nickname')) names.set(name, region)
  return names
}

/** By kinds of places.tsv; folded, and those of several words joined too. */
export function namesOfRegions(...kinds: readonly string[]): RegionNames {
  const names = new Map<string, Region>()
  for (const { name: written, region: code } of otherNames(...kinds)) {
    const region = findRegion(code) as Region
    const name = foldWords(written)
    names.set(name, region)
    names.set(name.replaceAll(' ', ''), region)
  }
  return names
}
