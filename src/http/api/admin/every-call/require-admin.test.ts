import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { adminSessions, adminUsers } from '../../../../db/schema/accounts.ts'

let now = new Date('2026-03-02T09:00:00Z')
let site: TestApp
beforeAll(async () => {
  site = await makeApp({}, { now: () => now })
})
afterAll(() => site.close())

const HALF_AN_HOUR = 30 * 60_000
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

test('without a token, or with a wrong one, every path of the back office is 401', async () => {
  for (const authorization of [
    undefined,
    '',
    'Bearer',
    'Bearer x',
    `Bearer ${'x'.repeat(43)}`,
    'Basic eDp5',
  ]) {
    const response = await site.request('/api/admin/no-such-call', {
      headers: authorization === undefined ? {} : { authorization },
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'unauthenticated', message: 'Please log in.' })
  }
})

test('a live session is accepted, and its answers are not stored', async () => {
  const admin = await site.signIn('Let Through')
  const response = await admin.request('/api/admin/no-such-call')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a session ends after half an hour without a request, never while in use (ACCOUNT-3)', async () => {
  const admin = await site.signIn('Idle Person')
  for (let n = 0; n < 3; n += 1) {
    later(HALF_AN_HOUR - 1000)
    expect((await admin.request('/api/admin/no-such-call')).status).toBe(404)
  }
  later(HALF_AN_HOUR + 1000)
  expect((await admin.request('/api/admin/no-such-call')).status).toBe(401)
})

test('and after twelve hours in any case (ACCOUNT-3)', async () => {
  const admin = await site.signIn('Busy Person')
  for (let n = 0; n < 24; n += 1) {
    later(HALF_AN_HOUR - 1000)
    expect((await admin.request('/api/admin/no-such-call')).status).toBe(404)
  }
  later(60_000)
  expect((await admin.request('/api/admin/no-such-call')).status).toBe(401)
})

test('a deactivated administrator is refused at once; the stored hash is not a token (ACCOUNT-3)', async () => {
  const admin = await site.signIn('Former Person')
  const [row] = await site.app.db.select().from(adminSessions).where(eq(adminSessions.userId, admin.user.id))
  const replay = await site.request('/api/admin/no-such-call', {
    headers: { authorization: `Bearer ${row?.tokenHash}` },
  })
  expect(replay.status).toBe(401)
  await site.app.db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.id, admin.user.id))
  expect((await admin.request('/api/admin/no-such-call')).status).toBe(401)
})
