import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../../config.ts'
import { AppError } from '../../shared/errors.ts'
import { networkOf } from '../../shared/network-of.ts'
import type { HttpEnv } from '../http-env.ts'
import { clientAddress } from './client-address.ts'

/**
 * `perMinute` requests by address, then throws rate_limited with Retry-After. Counted in memory, by the
 * minute.
 */
export function limitRequests(
  config: Pick<Config, 'trustProxy'>,
  perMinute: number,
): MiddlewareHandler<HttpEnv> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return async (c, next) => {
    const address = clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), config.trustProxy)
    try {
      await limiter.consume(networkOf(address))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new AppError('rate_limited', 'Too many requests. Please wait a moment.', {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      })
    }
    await next()
  }
}
