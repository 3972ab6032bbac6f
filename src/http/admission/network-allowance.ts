import { LRUCache } from 'lru-cache'
import { BLOCK_FACTOR, networksOf } from '../../shared/network-of.ts'

export type Allowance = { burst: number; perSecond: number }

/** About 5 MB. */
const MOST_NETWORKS = 40_000

type Bucket = { units: number; at: number }

/** 0, or seconds to wait with nothing taken. */
export type NetworkAllowance = (address: string, cost: number) => number

/**
 * A token bucket for an IPv4 address or IPv6 /64, and a larger one for its /24 or /48. None for all:
 * strangers could use it up. `now` in ms.
 */
export function createNetworkAllowance(
  { burst, perSecond }: Allowance,
  now: () => number = () => performance.now(),
): NetworkAllowance {
  const buckets = new LRUCache<string, Bucket>({ max: MOST_NETWORKS })
  const fill = (key: string, factor: number): Bucket => {
    const at = now()
    const kept = buckets.get(key) ?? { units: burst * factor, at }
    kept.units = Math.min(burst * factor, kept.units + ((at - kept.at) / 1000) * perSecond * factor)
    kept.at = at
    buckets.set(key, kept)
    return kept
  }
  return (address, cost) => {
    const { line, block } = networksOf(address)
    const near = fill(line, 1)
    const far = fill(`around ${block}`, BLOCK_FACTOR)
    const missing = Math.max(cost - near.units, (cost - far.units) / BLOCK_FACTOR)
    if (missing > 0) return Math.max(1, Math.ceil(missing / perSecond))
    near.units -= cost
    far.units -= cost
    return 0
  }
}
