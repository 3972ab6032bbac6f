import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../http-env.ts'

/** What a visitor sends under that name is ignored. */
export const giveRequestId: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const requestId = randomUUID()
  c.set('requestId', requestId)
  c.header('x-request-id', requestId)
  await next()
}

/** For a log line. */
export function requestOf(c: Context<HttpEnv>): { requestId: string; method: string } {
  return { requestId: c.get('requestId'), method: c.req.method }
}
