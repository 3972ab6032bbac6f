import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { changeOwnName } from '../../../../features/accounts/change-own-name.ts'
import { changePassword } from '../../../../features/accounts/passwords/change-password.ts'
import { endSession, endSessions } from '../../../../features/accounts/sessions/end-sessions.ts'
import { listSessions, showOwnAccount } from '../../../../features/accounts/show-own-account.ts'
import { AdminSession, OwnAccount, OwnName } from '../../../../shared/accounts/admin-account.ts'
import { AdminUser, PasswordChange } from '../../../../shared/accounts/admin-user.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { jsonBody } from '../json-body.ts'

const logoutRoute = createRoute({
  method: 'post',
  path: '/logout',
  summary: 'Log out: the token is dead at once',
  responses: { 204: { description: 'Logged out' }, ...errorAnswers(401) },
})

const meRoute = createRoute({
  method: 'get',
  path: '/me',
  summary: 'Who is logged in, and how they prove it',
  responses: { 200: jsonAnswer('The account', OwnAccount.openapi('OwnAccount')), ...errorAnswers(401) },
})

const nameRoute = createRoute({
  method: 'patch',
  path: '/me',
  summary: "Change one's own name",
  request: jsonBody(OwnName.openapi('OwnName')),
  responses: { 200: jsonAnswer('The account', z.object({ user: AdminUser })), ...errorAnswers(400, 401) },
})

const passwordRoute = createRoute({
  method: 'post',
  path: '/me/password',
  summary: "Change one's own password; ends all other sessions",
  request: jsonBody(PasswordChange.openapi('PasswordChange')),
  responses: { 204: { description: 'Changed' }, ...errorAnswers(400, 401, 409, 429) },
})

const sessionsRoute = createRoute({
  method: 'get',
  path: '/me/sessions',
  summary: "One's living sessions, the last used first",
  responses: {
    200: jsonAnswer('The sessions', z.array(AdminSession.openapi('AdminSession'))),
    ...errorAnswers(401),
  },
})

const everywhereRoute = createRoute({
  method: 'post',
  path: '/me/sign-out-everywhere',
  summary: 'End every session of one’s own, this one included',
  responses: { 204: { description: 'Logged out everywhere' }, ...errorAnswers(401) },
})

/** One's own account: logout, name, password, sessions. */
export function ownAccountCalls(app: App, { passwords }: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()

  calls.openapi(logoutRoute, async (c) => {
    await endSession(app.db, c.get('session').id)
    return c.body(null, 204)
  })

  calls.openapi(meRoute, async (c) => c.json(await showOwnAccount(app, c.get('session')), 200))

  calls.patch('/me', readJson)
  calls.openapi(nameRoute, async (c) => {
    const user = await changeOwnName(app, c.req.valid('json'), actorOf(c))
    return c.json({ user }, 200)
  })

  calls.post('/me/password', readJson)
  calls.openapi(passwordRoute, async (c) => {
    await changePassword(app, passwords, c.get('session'), c.req.valid('json'), actorOf(c))
    return c.body(null, 204)
  })

  calls.openapi(sessionsRoute, async (c) => c.json(await listSessions(app, c.get('session')), 200))

  calls.openapi(everywhereRoute, async (c) => {
    await app.db.transaction((tx) => endSessions(tx, c.get('session').user.id))
    return c.body(null, 204)
  })
  return calls
}
