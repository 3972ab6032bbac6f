import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { changeOwnName, changePassword } from '../../../../features/accounts/change-own-account.ts'
import { askForEmailChange } from '../../../../features/accounts/email-change/ask-for-email-change.ts'
import {
  cancelEmailChange,
  confirmEmailChange,
} from '../../../../features/accounts/email-change/confirm-email-change.ts'
import { removePasskey, renamePasskey } from '../../../../features/accounts/passkeys/change-passkey.ts'
import { offerPasskey, registerPasskey } from '../../../../features/accounts/passkeys/register-passkey.ts'
import {
  beginTotp,
  confirmTotp,
  renewRecoveryCodes,
  turnOffTotp,
} from '../../../../features/accounts/second-factor/second-factor.ts'
import {
  confirmSession,
  offerPasskeyConfirmation,
} from '../../../../features/accounts/sessions/confirm-session.ts'
import {
  endOwnSession,
  endSession,
  endSessions,
} from '../../../../features/accounts/sessions/create-session.ts'
import { listSessions, showOwnAccount } from '../../../../features/accounts/show-own-account.ts'
import {
  addPasskeyCall,
  askForEmailChangeCall,
  beginTotpCall,
  cancelEmailChangeCall,
  changeOwnNameCall,
  changePasswordCall,
  confirmEmailChangeCall,
  confirmSessionCall,
  confirmTotpCall,
  endSessionCall,
  listSessionsCall,
  offerPasskeyCall,
  offerPasskeyConfirmationCall,
  readOwnAccountCall,
  removePasskeyCall,
  renamePasskeyCall,
  renewRecoveryCodesCall,
  signOutEverywhereCall,
  turnOffTotpCall,
} from '../../../../shared/calls/own-account.ts'
import { logOutCall } from '../../../../shared/calls/sign-in.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { networksFrom } from './browser-of.ts'

export function serveOwnAccountCalls(
  calls: OpenAPIHono<AdminEnv>,
  app: App,
  { passwords }: ServerParts,
): void {
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

  serveCall(calls, confirmSessionCall, async ({ body }, c) => ({
    token: await confirmSession(app, passwords, c.get('session'), body),
  }))
  serveCall(calls, offerPasskeyConfirmationCall, async (_, c) => ({
    ...(await offerPasskeyConfirmation(app, c.get('session'))),
  }))

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

  serveCall(calls, offerPasskeyCall, async ({ body }, c) => ({
    ...(await offerPasskey(app, passwords, c.get('session'), body.password)),
  }))
  serveCall(calls, addPasskeyCall, ({ body }, c) => registerPasskey(app, c.get('session'), body, actorOf(c)))
  serveCall(calls, renamePasskeyCall, ({ params, body }, c) =>
    renamePasskey(app, c.get('session'), params.id, body.name, actorOf(c)),
  )
  serveCall(calls, removePasskeyCall, ({ params }, c) =>
    removePasskey(app, c.get('session'), params.id, actorOf(c), networksFrom(app, c)),
  )
}
