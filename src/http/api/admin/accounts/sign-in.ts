import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import type { App } from '../../../../app.ts'
import { redeemLink } from '../../../../features/accounts/administrators/redeem-link.ts'
import { createFirstUser } from '../../../../features/accounts/create-first-user.ts'
import { askForLink } from '../../../../features/accounts/forgotten-password/send-forgotten-link.ts'
import {
  logInWithPasskey,
  offerPasskeyLogin,
} from '../../../../features/accounts/passkeys/log-in-with-passkey.ts'
import { logIn } from '../../../../features/accounts/sessions/log-in.ts'
import { hashTypedName } from '../../../../features/accounts/sessions/session-token.ts'
import type { SignedIn } from '../../../../features/accounts/sessions/start-session.ts'
import {
  createFirstUserCall,
  forgottenPasswordCall,
  logInCall,
  logInWithPasskeyCall,
  offerPasskeyLoginCall,
  redeemLinkCall,
} from '../../../../shared/calls/sign-in.ts'
import { limitRequests } from '../../../door/network-limit.ts'
import { needsSetupCode } from '../../../needs-setup-code.ts'
import { noteAccount } from '../../../security-log/log-security.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { serveCall } from '../../serve-call.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'
import { browserOf, keepBrowser, networksFrom } from './browser-of.ts'

const noStore: MiddlewareHandler = async (c, next) => {
  c.header('cache-control', 'no-store')
  await next()
}

const NOT_STORED = [
  createFirstUserCall,
  logInCall,
  logInWithPasskeyCall,
  forgottenPasswordCall,
  redeemLinkCall,
]

/** Without a session. */
export function serveSignInCalls(calls: OpenAPIHono<AdminEnv>, app: App, { passwords }: ServerParts): void {
  for (const { path } of NOT_STORED) calls.use(path, noStore)
  serveCall(calls, createFirstUserCall, async ({ body }, c) => {
    const isCodeNeeded = needsSetupCode(app, c)
    const networks = networksFrom(app, c)
    const user = await createFirstUser(app, passwords, body, { isCodeNeeded, networks })
    noteAccount(c, { account: user.id })
    return { user }
  })

  const enter = (c: Context<AdminEnv>, signedIn: SignedIn) => {
    keepBrowser(app, c, signedIn)
    noteAccount(c, { account: signedIn.user.id })
    return { user: signedIn.user, token: signedIn.token }
  }
  serveCall(calls, logInCall, async ({ body }, c) => {
    const factors = body.code ? ['password', 'code'] : ['password']
    noteAccount(c, { typed: hashTypedName(app.db, body.username), factors })
    return enter(c, await logIn(app, passwords, body, browserOf(app, c)))
  })
  serveCall(
    calls,
    offerPasskeyLoginCall,
    async (_, c) => {
      c.header('cache-control', 'no-store')
      return { ...(await offerPasskeyLogin(app)) }
    },
    { before: limitRequests(app.config, 30) },
  )
  serveCall(calls, logInWithPasskeyCall, async ({ body }, c) => {
    noteAccount(c, { factors: ['passkey', 'user verification'] })
    return enter(c, await logInWithPasskey(app, body.credential, browserOf(app, c)))
  })
  serveCall(calls, forgottenPasswordCall, async ({ body }, c) => {
    noteAccount(c, { typed: hashTypedName(app.db, body.username) })
    await askForLink(app, body.username, networksFrom(app, c))
    return {}
  })
  serveCall(calls, redeemLinkCall, async ({ body }, c) => {
    const user = await redeemLink(app, passwords, body, networksFrom(app, c))
    noteAccount(c, { account: user.id })
    return { user }
  })
}
