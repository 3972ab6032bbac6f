import type { HttpBindings } from '@hono/node-server'
import type { FewKind } from '../shared/accounts/own-access.ts'

/** `incoming` is missing in tests without a port. */
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
