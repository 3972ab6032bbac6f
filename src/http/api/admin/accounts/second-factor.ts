import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import {
  beginTotp,
  confirmTotp,
  renewRecoveryCodes,
  turnOffTotp,
} from '../../../../features/accounts/second-factor/second-factor.ts'
import {
  beginTotpCall,
  confirmTotpCall,
  renewRecoveryCodesCall,
  turnOffTotpCall,
} from '../../../../shared/calls/own-account.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { createCalls, serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { networksFrom } from './browser-of.ts'

export function secondFactorCalls(app: App, { passwords }: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  serveCall(calls, beginTotpCall, ({ body }, c) =>
    beginTotp(app, passwords, c.get('session').user.id, body.password),
  )
  serveCall(calls, confirmTotpCall, async ({ body }, c) => ({
    recoveryCodes: await confirmTotp(app, body.code, actorOf(c)),
  }))
  serveCall(calls, turnOffTotpCall, ({ body }, c) =>
    turnOffTotp(app, passwords, body.password, actorOf(c), networksFrom(app, c)),
  )
  serveCall(calls, renewRecoveryCodesCall, async ({ body }, c) => ({
    recoveryCodes: await renewRecoveryCodes(app, passwords, body.password, actorOf(c)),
  }))
  return calls
}
