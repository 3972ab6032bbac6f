import { LRUCache } from 'lru-cache'
import { BLOCK_FACTOR, networksOf } from '../../shared/network-of.ts'

/** In ms of one core: at once, then per second. */
export type Allowance = { burst: number; perSecond: number }

/** A tenth of a core. A reader takes 5 a second, a crawler at ten new pages 50, an office of twenty 100. */
export const READS: Allowance = { burst: 2000, perSecond: 100 }
/** 40 attempts, then one every 2.5 s. */
export const INQUIRIES: Allowance = { burst: 200, perSecond: 2 }

/** About 5 MB. */
const MAX_NETWORKS = 40_000

type Bucket = { units: number; at: number }

/** Takes `cost` and returns 0, or takes nothing and returns the seconds to wait. */
export type NetworkBudget = (address: string, cost: number) => number

/** By IPv4 address or IPv6 /64, wider ones by /24 or /48. `now` in ms. */
export function createNetworkBudget({ burst, perSecond }: Allowance, now: () => number): NetworkBudget {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_NETWORKS })
  const fill = (key: string, factor: number): Bucket => {
    const at = now()
    const kept = buckets.get(key)
    if (!kept) {
      const fresh = { units: burst * factor, at }
      buckets.set(key, fresh)
      return fresh
    }
    kept.units = Math.min(burst * factor, kept.units + ((at - kept.at) / 1000) * perSecond * factor)
    kept.at = at
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
