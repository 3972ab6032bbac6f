import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { makeAdministrator, PASSWORD, post } from '../../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { adminDevices, adminSessions, adminUsers, loginLimits } from '../../../../db/schema/accounts.ts'
import { changeSets, changes } from '../../../../db/schema/history.ts'
import { purgeAccounts } from '../../../../features/accounts/purge-accounts.ts'

const NEW_PASSWORD = 'a lantern beside the winter orchard'
let now = new Date('2026-03-02T09:00:00Z')
const passwords = cheapPasswords()
let site: TestApp
beforeAll(async () => {
  site = await makeApp({}, { now: () => now }, { passwords })
})
afterAll(() => site.close())

const logIn = (username: string, password = PASSWORD) =>
  post(site, '/api/admin/login', { username, password }, { 'user-agent': 'Firefox on a desk' })

async function enter(username: string) {
  const { body } = await logIn(username)
  const headers = { authorization: `Bearer ${body.token}` }
  return {
    get: async (path: string) => {
      const response = await site.request(`/api/admin${path}`, { headers })
      return { status: response.status, body: await response.json() }
    },
    remove: (path: string) => site.request(`/api/admin${path}`, { method: 'DELETE', headers }),
    post: (path: string, sent: object = {}) => post(site, `/api/admin${path}`, sent, headers),
    patch: async (path: string, sent: object) => {
      const response = await site.request(`/api/admin${path}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
      return { status: response.status, body: await response.json() }
    },
  }
}
const make = (given = {}) => makeAdministrator(site.app, passwords, given)

test('/me returns the account and its second factors, and no secret', async () => {
  const user = await make({ firstName: 'Ada' })
  const own = await enter(user.username)
  const { status, body } = await own.get('/me')
  expect(status).toBe(200)
  expect(body).toEqual({
    user: expect.objectContaining({ id: user.id, username: user.username, firstName: 'Ada' }),
    pendingEmail: null,
    hasPassword: true,
    hasTotp: false,
    recoveryCodesLeft: 0,
    canUsePasskeys: false,
    passkeys: [],
  })
  expect(Object.keys(body.user).sort()).toEqual(
    [
      'createdAt',
      'email',
      'firstName',
      'id',
      'isActive',
      'lastLoginAt',
      'lastName',
      'role',
      'username',
    ].sort(),
  )
})

test('logout ends the token at once, with an empty answer (ACCOUNT-3)', async () => {
  const user = await make()
  const [own, other] = [await enter(user.username), await enter(user.username)]
  const { status, body } = await own.post('/logout')
  expect([status, body]).toEqual([204, null])
  expect([(await own.get('/me')).status, (await other.get('/me')).status]).toEqual([401, 200])
})

test('changes the own name; blank removes it', async () => {
  const own = await enter((await make({ firstName: 'Ada', lastName: 'Lee' })).username)
  const { body } = await own.patch('/me', { firstName: ' Adeline ', lastName: '' })
  expect(body.user).toMatchObject({ firstName: 'Adeline', lastName: null })
  expect((await own.patch('/me', { firstName: 'x', role: 'owner' })).status).toBe(400)
  expect((await own.patch('/me', { firstName: 'two\nlines' })).status).toBe(400)
})

describe('a changed password', () => {
  test('replaces the old one and ends all other sessions and known browsers (ACCOUNT-3)', async () => {
    const user = await make()
    const [own, other] = [await enter(user.username), await enter(user.username)]
    const sent = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    const { status, body } = await own.post('/me/password', sent)
    expect([status, body]).toEqual([200, { token: expect.stringMatching(/^[\w-]{43}$/) }])
    // A copy of the old token ends too, taken from this very browser.
    expect([(await own.get('/me')).status, (await other.get('/me')).status]).toEqual([401, 401])
    const headers = { authorization: `Bearer ${body.token}` }
    expect((await site.request('/api/admin/me', { headers })).status).toBe(200)
    expect((await logIn(user.username)).status).toBe(401)
    expect(await site.app.db.select().from(adminDevices).where(eq(adminDevices.userId, user.id))).toEqual([])
    expect((await logIn(user.username, NEW_PASSWORD)).status).toBe(200)
  })

  test('needs the present one and a good new one', async () => {
    const user = await make()
    const own = await enter(user.username)
    const fieldsOf = async (currentPassword: string, newPassword: string) =>
      (await own.post('/me/password', { currentPassword, newPassword })).body.fields
    expect(await fieldsOf('wrong', NEW_PASSWORD)).toEqual({
      currentPassword: 'This is not your present password.',
    })
    expect(await fieldsOf(PASSWORD, 'too short')).toEqual({ newPassword: expect.stringContaining('15') })
    expect(await fieldsOf(PASSWORD, 'password1234567')).toEqual({ newPassword: expect.any(String) })
    expect(await fieldsOf(PASSWORD, `${user.username}-2026`)).toEqual({ newPassword: expect.any(String) })
    expect((await own.get('/me')).status).toBe(200)
  })

  test('is in the history, without its hash', async () => {
    const user = await make()
    const own = await enter(user.username)
    await own.post('/me/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    const [set] = await site.app.db.select().from(changeSets).where(eq(changeSets.userId, user.id))
    const rows = await site.app.db.select().from(changes).where(eq(changes.entityId, user.id))
    expect(set).toMatchObject({ action: 'update', entity: 'account', userName: user.username })
    expect(rows).toMatchObject([{ before: {}, after: { password: 'changed' } }])
  })
})

describe('sessions', () => {
  test('are listed with their browser, the last used first, and which is this one', async () => {
    const user = await make()
    await enter(user.username)
    now = new Date(now.getTime() + 5 * 60_000)
    const own = await enter(user.username)
    const { body } = await own.get('/me/sessions')
    expect(body).toMatchObject([
      { isCurrent: true, userAgent: 'Firefox on a desk', lastSeenAt: now.toISOString() },
      { isCurrent: false, userAgent: 'Firefox on a desk' },
    ])
    expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{64}/)
  })

  test('end singly: one’s own, not another’s, and not twice', async () => {
    const user = await make()
    const [own, other] = [await enter(user.username), await enter(user.username)]
    const stranger = await enter((await make()).username)
    const { body } = await own.get('/me/sessions')
    const { id } = body.find((session: { isCurrent: boolean }) => !session.isCurrent)
    expect((await stranger.remove(`/me/sessions/${id}`)).status).toBe(404)
    expect((await other.get('/me')).status).toBe(200)
    expect((await own.remove(`/me/sessions/${id}`)).status).toBe(204)
    expect((await own.remove(`/me/sessions/${id}`)).status).toBe(404)
    expect((await own.remove('/me/sessions/first')).status).toBe(400)
    const statuses = [await own.get('/me'), await other.get('/me'), await stranger.get('/me')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 200])
  })

  test('all end by signing out everywhere', async () => {
    const user = await make()
    const [own, other] = [await enter(user.username), await enter(user.username)]
    const stranger = await enter((await make()).username)
    expect((await own.post('/me/sign-out-everywhere')).status).toBe(204)
    const statuses = [await own.get('/me'), await other.get('/me'), await stranger.get('/me')]
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 200])
  })

  test('that expired are purged like everything expired; live ones stay', async () => {
    const user = await make()
    await enter(user.username)
    now = new Date(now.getTime() + 31 * 60_000)
    const living = await enter(user.username)
    await purgeAccounts(site.app)
    const ofUser = eq(adminSessions.userId, user.id)
    expect(await site.app.db.select().from(adminSessions).where(ofUser)).toHaveLength(1)
    expect((await living.get('/me')).status).toBe(200)
    now = new Date(now.getTime() + 200 * 86_400_000)
    await purgeAccounts(site.app)
    const left = [adminSessions, adminDevices, loginLimits].map((table) => site.app.db.select().from(table))
    expect(await Promise.all(left)).toEqual([[], [], []])
  })

  test('of a deleted account are deleted with it', async () => {
    const user = await make()
    const own = await enter(user.username)
    await site.app.db.delete(adminUsers).where(eq(adminUsers.id, user.id))
    expect((await own.get('/me')).status).toBe(401)
  })
})
