import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { createAdminCalls } from './create-admin-calls.ts'
import type { AdminEnv } from './require-admin.ts'

/** Inquiries of families and their personal data. */
export function adminInquiryCalls(_app: App): OpenAPIHono<AdminEnv> {
  return createAdminCalls()
}
