import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { HttpEnv } from '../http-env.ts'

/** Not Via: visitors' own proxies send it. */
const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
]

export type ForwardingWatch = {
  watch: MiddlewareHandler<HttpEnv>
  /** Although TRUST_PROXY is 0. */
  hasUnknownProxy(): boolean
}

/** Logs once. */
export function watchForwarding(trustProxy: number, log: Pick<Logger, 'warn'>): ForwardingWatch {
  let wasSeen = false
  return {
    async watch(c, next) {
      if (
        trustProxy === 0 &&
        !wasSeen &&
        FORWARDING_HEADERS.some((name) => c.req.header(name) !== undefined)
      ) {
        wasSeen = true
        log.warn(
          'A request had forwarding headers, but TRUST_PROXY is 0. Behind a proxy, set TRUST_PROXY=1: until then all visitors count as one and share one set of limits. Without a proxy, ignore this: a visitor sent them.',
        )
      }
      await next()
    },
    hasUnknownProxy: () => wasSeen,
  }
}
