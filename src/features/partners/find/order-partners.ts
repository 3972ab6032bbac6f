import type { PartnerSort } from '../../../shared/partners/partner-filters.ts'
import { compareText } from '../../directory/finder/indexes/compare-names.ts'
import { type FinderIndex, type SharedTexts, tierOf } from '../../directory/finder/indexes/finder-index.ts'
import { textAt } from '../../directory/finder/indexes/text-column.ts'
import type { DirectoryEntry } from '../../directory/snapshot/directory-entry.ts'

type Ordering = Exclude<PartnerSort, 'best'>

/**
 * Returns a function that gives positions (in `search.ranked`) in an order, computed when first asked for: 20
 * ms at 100,000. Equal ones stay in the order of names. `createdAt`: by position.
 */
export function createOrders(
  byName: readonly DirectoryEntry[],
  search: FinderIndex,
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
    const size = search.ranked.length
    switch (sort) {
      case 'name':
        return names
      case 'city':
        return sortByRank(sortByRank(names, ranksOf(states, size)), ranksOf(cities, size))
      case 'state':
        return sortByRank(sortByRank(names, ranksOf(cities, size)), ranksOf(states, size))
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
    count: 2,
  })
  const positions = new Uint32Array(byName.length)
  for (const [position, place] of ranked.entries()) positions[place] = position
  return positions
}

type Ranks = { rankAt: Uint32Array; count: number }

/** Values of one folded text share a rank. */
function ranksOf({ words, members }: SharedTexts, size: number): Ranks {
  const texts = members.map((_, value) => textAt(words, value))
  const ordered = [...new Set(texts)].sort(compareText)
  const ranks = new Map(ordered.map((text, rank) => [text, rank]))
  const rankAt = new Uint32Array(size)
  for (const [value, positions] of members.entries())
    for (const position of positions) rankAt[position] = ranks.get(texts[value] as string) as number
  return { rankAt, count: ordered.length }
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
