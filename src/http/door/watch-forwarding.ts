import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { HttpEnv } from '../http-env.ts'

/** Headers that proxies add. Not Via: visitors' own proxies send it. */
const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const

export type ForwardingWatch = {
  /** Checks each request until one carries such a header. */
  watch: MiddlewareHandler<HttpEnv>
  /** Whether one did although TRUST_PROXY is 0. */
  hasUnknownProxy(): boolean
}

/**
 * Logs once when a proxy seems to be in front although TRUST_PROXY is 0: all visitors then share the proxy's
 * address and its limits. A visitor can forge the header and only causes this notice.
 */
export function watchForwarding(trustProxy: number, log: Pick<Logger, 'warn'>): ForwardingWatch {
  let wasSeen = false
  return {
    watch: async (c, next) => {
      if (
        !wasSeen &&
        trustProxy === 0 &&
        FORWARDING_HEADERS.some((name) => c.req.header(name) !== undefined)
      ) {
        wasSeen = true
        log.warn(
          'A request carried forwarding headers, but TRUST_PROXY is 0. If a proxy stands in front of the product, set TRUST_PROXY=1: until then all visitors count as one and share its limits. If there is none, a visitor sent them, and nothing needs to be done.',
        )
      }
      await next()
    },
    hasUnknownProxy: () => wasSeen,
  }
}
