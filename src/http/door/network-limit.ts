import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../config.ts'
import { AppError } from '../../shared/errors.ts'
import { BLOCK_FACTOR, networksOf } from '../../shared/network-of.ts'
import type { HttpEnv } from '../http-env.ts'
import { clientAddress } from './client-address.ts'

/** Of the oldest, an attacker from everywhere gets some back. About 5 MB. */
const MOST_COUNTED = 40_000

const TOO_MANY = 'Too many requests. Please wait a while and try again.'

type Rule = { count: number; seconds: number; message?: string }
type Window = { count: number; endsAt: number }

/** Throws rate_limited with the seconds to wait. */
export type NetworkLimit = (c: Context<HttpEnv>) => void

/**
 * Counts for an IPv4 address or IPv6 /64, and BLOCK_FACTOR times as many for its /24 or /48. There is none of
 * all networks together, which strangers could use up for everybody. In memory of the process; `now` in ms.
 */
export function createNetworkLimit(
  config: Pick<Config, 'trustProxy'>,
  rule: Rule,
  now: () => number = () => performance.now(),
): NetworkLimit {
  const windows = new LRUCache<string, Window>({ max: MOST_COUNTED })
  const open = (key: string): Window => {
    const kept = windows.get(key)
    if (kept && now() < kept.endsAt) return kept
    const fresh = { count: 0, endsAt: now() + rule.seconds * 1000 }
    windows.set(key, fresh)
    return fresh
  }
  return (c) => {
    const address = clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), config.trustProxy)
    const { line, block } = networksOf(address)
    const own = open(line)
    const around = open(`around ${block}`)
    const limits = [
      { window: own, most: rule.count },
      { window: around, most: rule.count * BLOCK_FACTOR },
    ]
    const full = limits.filter(({ window, most }) => window.count >= most)
    if (full.length > 0) {
      const waitMs = Math.max(...full.map(({ window }) => window.endsAt - now()))
      throw new AppError('rate_limited', rule.message ?? TOO_MANY, {
        retryAfterSeconds: Math.ceil(waitMs / 1000),
      })
    }
    own.count += 1
    around.count += 1
  }
}

/** A limit as middleware, by the minute. */
export function limitRequests(
  config: Pick<Config, 'trustProxy'>,
  perMinute: number,
): MiddlewareHandler<HttpEnv> {
  const take = createNetworkLimit(config, { count: perMinute, seconds: 60 })
  return async (c, next) => {
    take(c)
    await next()
  }
}
