/**
 * Limits of all (a model's calls, films) that strangers cannot use up: each rank stops earlier than the one
 * before it, and one block gets a small part.
 */
const SHARES = { administrator: 1, holder: 0.75, stranger: 0.5 } as const
const BLOCK_SHARE = 0.1

/** A holder gave the access code of the partner tools. */
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

/** Of `limit`, while what others took counts too. */
export const shareOf = (limit: number, { rank }: Asker): number => Math.floor(limit * SHARES[rank])

/** Of `limit`, at least one. */
export const blockShareOf = (limit: number): number => Math.max(1, Math.floor(limit * BLOCK_SHARE))
