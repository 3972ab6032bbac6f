/** Of limits for all, so that strangers cannot use them up; a block gets a small part. */
const SHARES = { administrator: 1, holder: 0.75, stranger: 0.5 } as const
const BLOCK_SHARE = 0.1

/** A holder gave the access code. */
export type Asker =
  | { rank: 'administrator' }
  | {
      rank: 'holder' | 'stranger'
      /** Keyed hash of an IPv4 address or IPv6 /64. */
      line: string
      /** Keyed hash of its /24 or /48. */
      block: string
    }

export const ADMINISTRATOR: Asker = { rank: 'administrator' }

/** Others' uses count too. */
export const shareOf = (limit: number, { rank }: Asker): number => Math.floor(limit * SHARES[rank])

/** At least one. */
export const blockShareOf = (limit: number): number => Math.max(1, Math.floor(limit * BLOCK_SHARE))
