import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { createAdminCalls } from './create-admin-calls.ts'
import type { AdminEnv } from './require-admin.ts'

/** CSV imports, from upload to the last row. */
export function importCalls(_app: App): OpenAPIHono<AdminEnv> {
  return createAdminCalls()
}
