import { paths } from '../../../../shared/paths.ts'
import { REGIONS, type Region } from '../../../../shared/places/regions.ts'
import type { Suggestions } from '../../../../shared/search.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import { foldWords } from '../../finder/vocabulary/fold-words.ts'

/** With partners: `meant`, by code, prefix of the name or of its words. Takes folded words. */
export function suggestStates(
  { regions }: DirectorySnapshot,
  words: string,
  limit: number,
  meant: ReadonlySet<Region>,
): Suggestions['states'] {
  const ranked = REGIONS.flatMap((region) => {
    const partnerCount = regions.get(region.slug)?.partners.length ?? 0
    const name = foldWords(region.name)
    const isNamed = meant.has(region) || region.code.toLowerCase() === words
    const rank = isNamed ? 0 : name.startsWith(words) ? 1 : name.includes(` ${words}`) ? 2 : 3
    return partnerCount > 0 && rank < 3 ? [{ region, partnerCount, rank }] : []
  })
  return ranked
    .sort((a, b) => a.rank - b.rank || b.partnerCount - a.partnerCount)
    .slice(0, limit)
    .map(({ region, partnerCount }) => offerState(region, partnerCount))
}

/** For /api/suggest. */
export function offerState({ name, code }: Region, partnerCount: number): Suggestions['states'][number] {
  return { state: name, code, path: paths.state(name), partnerCount }
}
