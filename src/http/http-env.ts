import type { HttpBindings } from '@hono/node-server'
import type { RequestIdVariables } from 'hono/request-id'

/** What handlers find in their context. `incoming` is missing where a test asks without a port. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings> | undefined
  Variables: RequestIdVariables
}
