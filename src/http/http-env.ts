import type { HttpBindings } from '@hono/node-server'

/** `incoming` is missing in tests without a port. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings> | undefined
  Variables: {
    requestId: string
    /** For the security log. */
    security?: { account?: string; typed?: string; factors?: readonly string[] }
  }
}
