/** Partners by position with their rank; 0 is no match. */
export type Ranking = {
  readonly ranks: Uint8Array
  /** Keeps the higher rank. */
  raise(position: number, rank: number): void
  /** Ranked above 0. */
  total(): number
  /** Highest rank first, then by position. `first`: positions that come before others of their rank, in this order. */
  slice(offset: number, limit: number, first?: { rank: number; positions: readonly number[] }): number[]
}

/** Creates a ranking of `size` positions with ranks from 0 to `best`. */
export function createRanking(size: number, best: number): Ranking {
  const ranks = new Uint8Array(size)
  const counts = new Uint32Array(best + 1)
  return {
    ranks,
    raise(position, rank) {
      const before = ranks[position] as number
      if (rank <= before) return
      ranks[position] = rank
      counts[rank] = (counts[rank] as number) + 1
      if (before > 0) counts[before] = (counts[before] as number) - 1
    },
    total: () => counts.reduce((sum, count) => sum + count, 0),
    slice(offset, limit, first) {
      const taken: number[] = []
      let toSkip = offset
      for (let rank = best; rank > 0 && taken.length < limit; rank--) {
        const count = counts[rank] as number
        if (count <= toSkip) {
          toSkip -= count
          continue
        }
        const ordered = first?.rank === rank ? first.positions : []
        const isFirst = ordered.length > 0 ? new Uint8Array(size) : null
        for (const position of ordered) {
          if (ranks[position] !== rank || isFirst?.[position]) continue
          if (isFirst) isFirst[position] = 1
          take(position)
        }
        for (let at = ranks.indexOf(rank); at >= 0 && at < size && taken.length < limit; at++)
          if (ranks[at] === rank && !isFirst?.[at]) take(at)
      }
      return taken

      function take(position: number) {
        if (toSkip > 0) toSkip -= 1
        else if (taken.length < limit) taken.push(position)
      }
    },
  }
}
