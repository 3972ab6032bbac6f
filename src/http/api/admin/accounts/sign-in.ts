import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { redeemLink } from '../../../../features/accounts/administrators/redeem-link.ts'
import { createFirstUser } from '../../../../features/accounts/create-first-user.ts'
import {
  logInWithPasskey,
  offerPasskeyLogin,
} from '../../../../features/accounts/passkeys/log-in-with-passkey.ts'
import { logIn } from '../../../../features/accounts/sessions/log-in.ts'
import { PasskeyLogin } from '../../../../shared/accounts/admin-account.ts'
import { AdminUser, FirstUserInput, LinkInput, LoginInput } from '../../../../shared/accounts/admin-user.ts'
import { limitRequests } from '../../../door/request-limits.ts'
import { needsSetupCode } from '../../../needs-setup-code.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'
import { jsonBody } from '../json-body.ts'
import { browserOf, keepBrowser, networksFrom } from './browser-of.ts'

const UserAnswer = z.object({ user: AdminUser.openapi('AdminUser') })
const SignedInAnswer = UserAnswer.extend({
  token: z.string().openapi({ description: 'Bearer token, good for 12 hours or until 30 idle minutes.' }),
})

const setupRoute = createRoute({
  method: 'post',
  path: '/create-first-user',
  summary: 'Make the first administrator; good once',
  request: jsonBody(FirstUserInput.openapi('FirstUser')),
  responses: { 201: jsonAnswer('The administrator', UserAnswer), ...errorAnswers(400, 403, 409, 429) },
})

const loginRoute = createRoute({
  method: 'post',
  path: '/login',
  summary: 'Log in by password, and a code where the account asks for one',
  description: 'A missing or wrong code is told in `fields.code`, once the password was right.',
  request: jsonBody(LoginInput.openapi('Login')),
  responses: { 200: jsonAnswer('Logged in', SignedInAnswer), ...errorAnswers(400, 401, 429) },
})

const passkeyOptionsRoute = createRoute({
  method: 'post',
  path: '/login/passkey-options',
  summary: 'What a browser needs to ask for a passkey (WebAuthn request options)',
  responses: { 200: jsonAnswer('The options', z.looseObject({})), ...errorAnswers(400, 429) },
})

const passkeyRoute = createRoute({
  method: 'post',
  path: '/login/passkey',
  summary: 'Log in by passkey',
  request: jsonBody(PasskeyLogin.openapi('PasskeyLogin')),
  responses: { 200: jsonAnswer('Logged in', SignedInAnswer), ...errorAnswers(400, 401, 429) },
})

const linkRoute = createRoute({
  method: 'post',
  path: '/link',
  summary: 'Choose a password by the link of an invitation or a reset; good once',
  request: jsonBody(LinkInput.openapi('Link')),
  responses: { 200: jsonAnswer('Whose password it is', UserAnswer), ...errorAnswers(400, 404, 429) },
})

/** What proves who one is: first setup, login, passkey login, links of an invitation. The calls that need no token. */
export function signInCalls(app: App, { passwords }: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  for (const path of ['/create-first-user', '/login', '/login/passkey', '/link']) {
    calls.post(path, async (c, next) => {
      c.header('cache-control', 'no-store')
      await readJson(c, next)
    })
  }

  calls.openapi(setupRoute, async (c) => {
    const user = await createFirstUser(app, passwords, c.req.valid('json'), {
      isCodeNeeded: needsSetupCode(app, c),
      networks: networksFrom(app, c),
    })
    return c.json({ user }, 201)
  })

  calls.openapi(loginRoute, async (c) => {
    const signedIn = await logIn(app, passwords, c.req.valid('json'), browserOf(app, c))
    keepBrowser(app, c, signedIn)
    return c.json({ user: signedIn.user, token: signedIn.token }, 200)
  })

  calls.post('/login/passkey-options', limitRequests(app.config, 30))
  calls.openapi(passkeyOptionsRoute, async (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ ...(await offerPasskeyLogin(app)) }, 200)
  })

  calls.openapi(passkeyRoute, async (c) => {
    const signedIn = await logInWithPasskey(app, c.req.valid('json').credential, browserOf(app, c))
    keepBrowser(app, c, signedIn)
    return c.json({ user: signedIn.user, token: signedIn.token }, 200)
  })

  calls.openapi(linkRoute, async (c) => {
    const user = await redeemLink(app, passwords, c.req.valid('json'), networksFrom(app, c))
    return c.json({ user }, 200)
  })
  return calls
}
