import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { createAdminCalls } from './create-admin-calls.ts'
import type { AdminEnv } from './require-admin.ts'

/** FAQ items. */
export function adminFaqCalls(_app: App): OpenAPIHono<AdminEnv> {
  return createAdminCalls()
}
