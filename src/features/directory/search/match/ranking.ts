/** By position; 0 is no match. */
export type Ranking = {
  readonly ranks: Uint8Array
  /** Keeps the higher rank. */
  raise(position: number, rank: number): void
  /** Ranked above 0. */
  total(): number
  /**
   * Highest rank first, then by position. `first`: positions that precede others of their rank, in this
   * order.
   */
  slice(offset: number, limit: number, first?: { rank: number; positions: readonly number[] }): number[]
}

/** Ranks from 0 to `best`. */
export function createRanking(size: number, best: number): Ranking {
  const ranks = new Uint8Array(size)
  const counts = new Uint32Array(best + 1)
  const total = () => counts.reduce((sum, count) => sum + count, 0)
  return {
    ranks,
    raise(position, rank) {
      const before = ranks[position] as number
      if (rank <= before) return
      ranks[position] = rank
      counts[rank] = (counts[rank] as number) + 1
      if (before > 0) counts[before] = (counts[before] as number) - 1
    },
    total,
    slice(offset, limit, first) {
      // In full size: a growing list would be copied several times.
      const taken = new Array<number>(Math.max(0, Math.min(limit, total() - offset)))
      let count = 0
      let toSkip = offset
      for (let rank = best; rank > 0 && count < taken.length; rank--) {
        const ofRank = counts[rank] as number
        if (ofRank <= toSkip) {
          toSkip -= ofRank
          continue
        }
        const ordered = first?.rank === rank ? first.positions : []
        const isFirst = ordered.length > 0 ? new Uint8Array(size) : null
        for (const position of ordered) {
          if (ranks[position] !== rank || isFirst?.[position]) continue
          if (isFirst) isFirst[position] = 1
          take(position)
        }
        for (let at = ranks.indexOf(rank); at >= 0 && at < size && count < taken.length; at++)
          if (ranks[at] === rank && !isFirst?.[at]) take(at)
      }
      return taken

      function take(position: number) {
        if (toSkip > 0) toSkip -= 1
        else if (count < taken.length) taken[count++] = position
      }
    },
  }
}
