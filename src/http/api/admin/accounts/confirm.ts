import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import {
  confirmSession,
  offerPasskeyConfirmation,
} from '../../../../features/accounts/sessions/confirm-session.ts'
import { confirmSessionCall, offerPasskeyConfirmationCall } from '../../../../shared/calls/own-account.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { createCalls, serveCall } from '../../serve-call.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

export function confirmCalls(app: App, { passwords }: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  serveCall(calls, confirmSessionCall, async ({ body }, c) => ({
    token: await confirmSession(app, passwords, c.get('session'), body),
  }))
  serveCall(calls, offerPasskeyConfirmationCall, async (_, c) => ({
    ...(await offerPasskeyConfirmation(app, c.get('session'))),
  }))
  return calls
}
