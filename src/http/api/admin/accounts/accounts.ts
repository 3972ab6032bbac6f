import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { createCalls } from '../../serve-call.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'
import { administratorCalls } from './administrators.ts'
import { confirmCalls } from './confirm.ts'
import { ownAccountCalls } from './own-account.ts'
import { passkeyCalls } from './passkeys.ts'
import { secondFactorCalls } from './second-factor.ts'

export function accountCalls(app: App, parts: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  calls.route('/', ownAccountCalls(app, parts))
  calls.route('/', confirmCalls(app, parts))
  calls.route('/', secondFactorCalls(app, parts))
  calls.route('/', passkeyCalls(app, parts))
  calls.route('/', administratorCalls(app))
  return calls
}
