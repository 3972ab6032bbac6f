import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { removePasskey, renamePasskey } from '../../../../features/accounts/passkeys/change-passkey.ts'
import { offerPasskey, registerPasskey } from '../../../../features/accounts/passkeys/register-passkey.ts'
import {
  addPasskeyCall,
  offerPasskeyCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '../../../../shared/calls/own-account.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { createCalls, serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { networksFrom } from './browser-of.ts'

export function passkeyCalls(app: App, { passwords }: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
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
  return calls
}
