import { OpenAPIHono } from '@hono/zod-openapi'
import { invalidInput } from '../../failures/error-of.ts'
import type { AdminEnv } from './every-call/require-admin.ts'

/** A group of admin calls whose input is refused as invalid_input with one sentence per field. */
export function createAdminCalls(): OpenAPIHono<AdminEnv> {
  return new OpenAPIHono<AdminEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error)
    },
  })
}
