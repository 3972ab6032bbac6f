import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { createAdminCalls } from './create-admin-calls.ts'
import type { AdminEnv } from './require-admin.ts'

/** Who changed what, and taking it back. */
export function historyCalls(_app: App): OpenAPIHono<AdminEnv> {
  return createAdminCalls()
}
