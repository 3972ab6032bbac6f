import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { createAdminCalls } from './create-admin-calls.ts'
import type { AdminEnv } from './require-admin.ts'

/** Partners: list, search, edit, bulk. */
export function adminPartnerCalls(_app: App): OpenAPIHono<AdminEnv> {
  return createAdminCalls()
}
