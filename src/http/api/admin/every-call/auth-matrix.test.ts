import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_CALLS } from '../../../../../tests/all-calls.ts'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import {
  type AdminRoute,
  plainInit,
  protectedRoutes,
  SOME_ID,
} from '../../../../../tests/reading/admin-routes.ts'
import { fingerprint } from '../../../../../tests/reading/fingerprint.ts'
import { readMails } from '../../../../../tests/reading/stored-rows.ts'
import { makeAdministrator, PASSWORD, post } from '../../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { adminUsers } from '../../../../db/schema/accounts.ts'
import { setAdministratorActive } from '../../../../features/accounts/administrators/change-administrator.ts'
import { createSession } from '../../../../features/accounts/sessions/create-session.ts'
import { hashToken } from '../../../../features/accounts/sessions/session-token.ts'

const MINUTE_MS = 60_000
let now = new Date('2026-03-02T09:00:00Z')
const passwords = cheapPasswords()
let site: TestApp
let routes: AdminRoute[]
/** State of the credentials → headers and query. */
const states: Record<string, { headers: Record<string, string>; query?: string }> = {}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

beforeAll(async () => {
  site = await makeApp({}, { now: () => now }, { passwords })
  routes = protectedRoutes(site.http)
  await insertPartners(site.app.db, {}, {})

  const expired = await enter()
  for (let n = 0; n < 26; n += 1) {
    later(28 * MINUTE_MS)
    await site.request('/api/admin/me', { headers: bearer(expired.token) })
  }
  const idle = await enter()
  later(31 * MINUTE_MS)
  const loggedOut = await enter()
  const deactivated = await enter()
  const changed = await enter()
  const everywhere = await enter()
  const byLink = await enter()
  const deleted = await enter()
  const replaced = await enter()
  const living = await enter()
  await post(site, '/api/admin/logout', {}, bearer(loggedOut.token))
  await post(site, '/api/admin/me/sign-out-everywhere', {}, bearer(everywhere.token))
  const actor = { id: living.user.id, name: 'Somebody' }
  await setAdministratorActive(site.app, deactivated.user.id, false, actor)
  const own = await createSession(site.app.db, changed.user.id, now)
  const input = { currentPassword: PASSWORD, newPassword: 'a lantern beside the orchard' }
  expect((await post(site, '/api/admin/me/password', input, bearer(own))).status).toBe(200)

  const login = { username: replaced.user.username, password: PASSWORD }
  expect((await post(site, '/api/admin/login', login, bearer(replaced.token))).status).toBe(200)
  await site.app.db.delete(adminUsers).where(eq(adminUsers.id, deleted.user.id))
  const reset = await post(site, `/api/admin/users/${byLink.user.id}/reset`, {}, bearer(living.token))
  expect(reset.status).toBe(200)
  const [mail] = await readMails(site.app.db)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const chosen = await post(site, '/api/admin/link', { token, password: 'a lantern beside the orchard' })
  expect(chosen.status).toBe(200)

  Object.assign(states, {
    none: { headers: {} },
    empty: { headers: { authorization: '' } },
    'empty bearer': { headers: { authorization: 'Bearer ' } },
    garbage: { headers: bearer('x'.repeat(43)) },
    'another scheme': { headers: { authorization: `Basic ${living.token}` } },
    'a bare token': { headers: { authorization: living.token } },
    'token in a cookie': { headers: { cookie: `token=${living.token}; admin-auth=${living.token}` } },
    'token in the query': { headers: {}, query: `?token=${living.token}&access_token=${living.token}` },
    'the end of a token cut off': { headers: bearer(living.token.slice(0, -1)) },
    expired: { headers: bearer(expired.token) },
    idle: { headers: bearer(idle.token) },
    'logged out': { headers: bearer(loggedOut.token) },
    'signed out everywhere': { headers: bearer(everywhere.token) },
    'user deactivated': { headers: bearer(deactivated.token) },
    'password changed': { headers: bearer(changed.token) },
    'password chosen by link': { headers: bearer(byLink.token) },
    'account deleted': { headers: bearer(deleted.token) },
    'replaced by a login': { headers: bearer(replaced.token) },
    'the stored hash of a token': { headers: bearer(hashToken(living.token)) },
  })
})
afterAll(() => site.close())

async function enter() {
  const user = await makeAdministrator(site.app, passwords)
  const { body } = await post(site, '/api/admin/login', { username: user.username, password: PASSWORD })
  return { user, token: body.token as string }
}

/** Calls that answer anything but 401. */
async function findOpen(
  http: { request: (path: string, init: RequestInit) => Response | Promise<Response> },
  tried: readonly AdminRoute[],
  { headers, query = '' }: { headers: Record<string, string>; query?: string },
): Promise<string[]> {
  const open: string[] = []
  for (const { method, path } of tried) {
    const response = await http.request(path + query, plainInit(method, headers))
    if (response.status !== 401) open.push(`${method} ${path}: ${response.status}`)
  }
  return open
}

test('the routes are the calls of the table that need a session', () => {
  const guarded = ALL_CALLS.filter(({ path, isOpen }) => path.startsWith('/api/admin/') && !isOpen)
  const known = routes.map(({ method, path }) => `${method} ${path}`)
  expect(guarded.length).toBeGreaterThan(60)
  for (const { method, path } of guarded)
    expect(known).toContain(`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, SOME_ID)}`)
})

describe('every call of the back office, and nothing done (CALL-2)', () => {
  test.each([
    'none',
    'empty',
    'empty bearer',
    'garbage',
    'another scheme',
    'a bare token',
    'token in a cookie',
    'token in the query',
    'the end of a token cut off',
    'expired',
    'idle',
    'logged out',
    'signed out everywhere',
    'user deactivated',
    'password changed',
    'password chosen by link',
    'account deleted',
    'replaced by a login',
    'the stored hash of a token',
  ])('is 401 with credentials: %s', async (state) => {
    const before = await fingerprint(site.app.db)
    const credentials = states[state]
    if (!credentials) throw new Error(`There are no credentials for ${state}.`)
    expect(await findOpen(site.http, routes, credentials)).toEqual([])
    expect(await fingerprint(site.app.db)).toEqual(before)
  })

  test('is not 401 with a live token', async () => {
    const user = await makeAdministrator(site.app, passwords)
    for (const route of routes) {
      // Some of them end the session.
      const token = await createSession(site.app.db, user.id, now)
      const open = await findOpen(site.http, [route], { headers: bearer(token) })
      expect(open, `${route.method} ${route.path}`).toHaveLength(1)
    }
  })

  test('a call registered before the guard is detected', async () => {
    const http = new Hono()
    http.get('/api/admin/forgotten/:id', (c) => c.text('everything'))
    http.use('/api/admin/*', async (c) => c.text('', 401))
    http.post('/api/admin/guarded', (c) => c.text('everything'))
    const found = await findOpen(http, protectedRoutes(http), { headers: {} })
    expect(found).toEqual([expect.stringMatching(/^GET \/api\/admin\/forgotten\/.*: 200$/)])
  })
})
