import type { PartnerSort } from '../../../shared/partners/partner-filters.ts'
import type { SearchField } from '../../directory/search/indexes/search-field.ts'
import type { SearchIndex } from '../../directory/search/indexes/search-index.ts'
import { textAt } from '../../directory/finder/index/text-column.ts'
import { TIERS, tierOf } from '../../directory/search/match/rank-match.ts'
import { compareText } from '../../directory/finder/index/compare-names.ts'
import type { DirectoryEntry } from '../../directory/snapshot/directory-entry.ts'

type Ordering = Exclude<PartnerSort, 'best'>

/**
 * Returns a function that gives positions (in `search.ranked`) in an order, computed when first asked for: 20
 * ms at 100,000. Equal ones stay in the order of names. `createdAt`: by position.
 */
export function createOrders(
  byName: readonly DirectoryEntry[],
  search: SearchIndex,
  createdAt: Float64Array,
): (sort: Ordering) => Uint32Array {
  const known = new Map<Ordering, Uint32Array>()
  return (sort) => {
    const order = known.get(sort) ?? orderBy(sort)
    known.set(sort, order)
    return order
  }

  function orderBy(sort: Ordering): Uint32Array {
    const names = known.get('name') ?? positionsByName(byName)
    known.set('name', names)
    const { cities, states } = search
    switch (sort) {
      case 'name':
        return names
      case 'city':
        return sortByRank(sortByRank(names, ranksOf(states)), ranksOf(cities))
      case 'state':
        return sortByRank(sortByRank(names, ranksOf(cities)), ranksOf(states))
      case 'changed':
        return sortByRank(names, latestFirst(Float64Array.from(search.ranked, (entry) => entry.updatedAt)))
      case 'newest':
        return sortByRank(names, latestFirst(createdAt))
    }
  }
}

/** Ranked: by tier, then name. */
function positionsByName(byName: readonly DirectoryEntry[]): Uint32Array {
  const ranked = sortByRank(Uint32Array.from(byName.keys()), {
    rankAt: Uint32Array.from(byName, tierOf),
    count: TIERS,
  })
  const positions = new Uint32Array(byName.length)
  for (const [position, place] of ranked.entries()) positions[place] = position
  return positions
}

type Ranks = { rankAt: Uint32Array; count: number }

/** Values of one folded text share a rank. */
function ranksOf(field: SearchField): Ranks {
  const texts = Array.from({ length: field.count }, (_, value) => textAt(field.folded, value))
  const ordered = [...texts.keys()].sort((a, b) => compareText(texts[a] as string, texts[b] as string))
  const rankOfValue = new Uint32Array(field.count)
  let rank = -1
  for (const [place, value] of ordered.entries()) {
    if (place === 0 || texts[value] !== texts[ordered[place - 1] as number]) rank += 1
    rankOfValue[value] = rank
  }
  return { rankAt: field.valueAt.map((value) => rankOfValue[value] as number), count: rank + 1 }
}

function latestFirst(times: Float64Array): Ranks {
  const ranks = new Map<number, number>()
  for (const time of times.toSorted().reverse()) if (!ranks.has(time)) ranks.set(time, ranks.size)
  return { rankAt: Uint32Array.from(times, (time) => ranks.get(time) as number), count: ranks.size }
}

/** A stable counting sort. */
function sortByRank(positions: Uint32Array, { rankAt, count }: Ranks): Uint32Array {
  const next = new Uint32Array(count + 1)
  for (const rank of rankAt) next[rank + 1] = (next[rank + 1] as number) + 1
  for (let rank = 0; rank < count; rank++)
    next[rank + 1] = (next[rank + 1] as number) + (next[rank] as number)
  const sorted = new Uint32Array(positions.length)
  for (const position of positions) {
    const rank = rankAt[position] as number
    const place = next[rank] as number
    sorted[place] = position
    next[rank] = place + 1
  }
  return sorted
}
