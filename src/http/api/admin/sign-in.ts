import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import type { ServerParts } from '../../server-parts.ts'
import { createAdminCalls } from './create-admin-calls.ts'
import type { AdminEnv } from './require-admin.ts'

/** What proves who one is: first setup, login, passkey login, links of an invitation. */
export function signInCalls(_app: App, _parts: ServerParts): OpenAPIHono<AdminEnv> {
  return createAdminCalls()
}
