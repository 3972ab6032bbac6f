import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../http-env.ts'

/** What tracing tools send: UUIDs, hex, W3C trace ids. */
const PLAIN = /^[\w.:=-]{1,64}$/

/**
 * Each answer carries an id of ours as X-Request-Id. A visitor's is only logged beside it: somebody could send that of
 * another's request.
 */
export const giveRequestId: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const requestId = randomUUID()
  c.set('requestId', requestId)
  c.header('x-request-id', requestId)
  await next()
}

/** For a log line. */
export function requestOf(c: Context<HttpEnv>): {
  requestId: string
  visitorRequestId?: string
  method: string
} {
  const given = c.req.header('x-request-id') ?? ''
  const visitorRequestId = PLAIN.test(given) ? given : undefined
  return {
    requestId: c.get('requestId'),
    method: c.req.method,
    ...(visitorRequestId && { visitorRequestId }),
  }
}
