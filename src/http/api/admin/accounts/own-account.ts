import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { changeOwnName } from '../../../../features/accounts/change-own-name.ts'
import { askForEmailChange } from '../../../../features/accounts/email-change/ask-for-email-change.ts'
import {
  cancelEmailChange,
  confirmEmailChange,
} from '../../../../features/accounts/email-change/confirm-email-change.ts'
import { changePassword } from '../../../../features/accounts/passwords/change-password.ts'
import {
  endOwnSession,
  endSession,
  endSessions,
} from '../../../../features/accounts/sessions/end-sessions.ts'
import { listSessions, showOwnAccount } from '../../../../features/accounts/show-own-account.ts'
import {
  askForEmailChangeCall,
  cancelEmailChangeCall,
  changeOwnNameCall,
  changePasswordCall,
  confirmEmailChangeCall,
  endSessionCall,
  listSessionsCall,
  readOwnAccountCall,
  signOutEverywhereCall,
} from '../../../../shared/calls/own-account.ts'
import { logOutCall } from '../../../../shared/calls/sign-in.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { createCalls, serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { networksFrom } from './browser-of.ts'

export function ownAccountCalls(app: App, { passwords }: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  serveCall(calls, logOutCall, (_, c) => endSession(app.db, c.get('session').id))
  serveCall(calls, readOwnAccountCall, (_, c) => showOwnAccount(app, c.get('session')))
  serveCall(calls, changeOwnNameCall, async ({ body }, c) => ({
    user: await changeOwnName(app, body, actorOf(c)),
  }))
  serveCall(calls, changePasswordCall, async ({ body }, c) => ({
    token: await changePassword(app, passwords, c.get('session'), body, actorOf(c)),
  }))
  serveCall(calls, askForEmailChangeCall, ({ body }, c) => askForEmailChange(app, body, actorOf(c)))
  serveCall(calls, confirmEmailChangeCall, async ({ body }, c) => ({
    user: await confirmEmailChange(app, body.token, actorOf(c), networksFrom(app, c)),
  }))
  serveCall(calls, cancelEmailChangeCall, (_, c) => cancelEmailChange(app, c.get('session').user.id))
  serveCall(calls, listSessionsCall, (_, c) => listSessions(app, c.get('session')))
  serveCall(calls, endSessionCall, ({ params }, c) =>
    endOwnSession(app.db, c.get('session').user.id, params.id),
  )
  serveCall(calls, signOutEverywhereCall, async (_, c) => {
    await app.db.transaction((tx) => endSessions(tx, c.get('session').user.id))
  })
  return calls
}
