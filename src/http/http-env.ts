import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { FewKind } from '../shared/accounts/own-access.ts'

/** No `incoming` in tests without a port. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings> | undefined
  Variables: {
    requestId: string
    security?: SecurityNote
  }
}

export type SecurityNote = {
  account?: string
  typed?: string
  factors?: readonly string[]
  many?: FewKind
  count?: number
}

/** A visitor's header of that name is ignored. */
export const giveRequestId: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const requestId = randomUUID()
  c.set('requestId', requestId)
  c.header('x-request-id', requestId)
  await next()
}

/** For logs. */
export function requestOf(c: Context<HttpEnv>): { requestId: string; method: string } {
  return { requestId: c.get('requestId'), method: c.req.method }
}
