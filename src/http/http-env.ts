import type { HttpBindings } from '@hono/node-server'
import type { RequestIdVariables } from 'hono/request-id'

/** `incoming` is missing in tests without a port. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings> | undefined
  Variables: RequestIdVariables & {
    /** For the security log. */
    security?: { account?: string; typed?: string; factors?: readonly string[] }
  }
}
