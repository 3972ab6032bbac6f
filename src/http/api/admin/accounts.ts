import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import type { ServerParts } from '../../server-parts.ts'
import { createAdminCalls } from './create-admin-calls.ts'
import type { AdminEnv } from './require-admin.ts'

/** Own account and sessions, second factor, passkeys, the other administrators. */
export function accountCalls(_app: App, _parts: ServerParts): OpenAPIHono<AdminEnv> {
  return createAdminCalls()
}
