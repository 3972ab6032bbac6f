import { LRUCache } from 'lru-cache'
import { networksOf } from '../../shared/network-of.ts'

/** What one network may ask for, in units of work: at once, and per second from then on. */
export type Allowance = { burst: number; perSecond: number }

/**
 * A tenth of one core for each network, and two seconds of one at once. A person who reads and searches takes some 5
 * units a second, a crawler of ten new pages a second 50, an office of twenty people 100.
 */
export const READS: Allowance = { burst: 2000, perSecond: 100 }
/** 40 attempts at once and one every 2.5 s; what is stored has its own, closer limits. */
export const INQUIRIES: Allowance = { burst: 200, perSecond: 2 }

/** A /48 (IPv6) or /24 (IPv4) may take as much as four of its networks. */
const FAR_FACTOR = 4

/** Networks remembered; the longest unheard of is forgotten, as if it had never asked. About 5 MB. */
const MAX_NETWORKS = 40_000

type Bucket = { units: number; at: number }

/**
 * Takes the `cost` of a request from its network's allowance. Returns 0, or, taking nothing, the whole seconds
 * after which there will be enough.
 */
export type NetworkBudget = (address: string, cost: number) => number

/**
 * Allowances by network, in this process's memory: an IPv4 address or an IPv6 /64, and looser the /24 or /48 around it.
 * `now` in milliseconds.
 */
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
    const far = fill(`around ${block}`, FAR_FACTOR)
    const missing = Math.max(cost - near.units, (cost - far.units) / FAR_FACTOR)
    if (missing > 0) return Math.max(1, Math.ceil(missing / perSecond))
    near.units -= cost
    far.units -= cost
    return 0
  }
}
