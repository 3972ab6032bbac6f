import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../shared/errors.ts'
import { createNetworkAllowance } from '../admission/network-allowance.ts'
import type { HttpEnv } from '../http-env.ts'
import { clientAddress } from './client-address.ts'

const TOO_MANY = 'Too many requests. Please wait a while and try again.'

type Rule = { count: number; seconds: number; message?: string }

/** Throws rate_limited with the seconds to wait. */
export type NetworkLimit = (c: Context<HttpEnv>) => void

/** A network's `count` at once, then as many over `seconds`. `now` in ms. */
export function createNetworkLimit(
  config: Pick<Config, 'trustProxy'>,
  { count, seconds, message = TOO_MANY }: Rule,
  now?: () => number,
): NetworkLimit {
  const take = createNetworkAllowance({ burst: count, perSecond: count / seconds }, now)
  return (c) => {
    const address = clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), config.trustProxy)
    const retryAfterSeconds = take(address, 1)
    if (retryAfterSeconds > 0) throw new AppError('rate_limited', message, { retryAfterSeconds })
  }
}

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
