import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../../tests/cheap-passwords.ts'
import { readMails } from '../../../tests/reading/stored-rows.ts'
import { makeAdministrator, PASSWORD } from '../../../tests/sites/make-administrator.ts'
import { makeDatabaseApp } from '../../../tests/sites/make-database-app.ts'
import { adminPasskeys, adminSessions, adminUsers } from '../../db/schema/accounts.ts'
import { outbox } from '../../db/schema/directory.ts'
import { networksOf } from '../../shared/network-of.ts'
import { resetAdministrator, setAdministratorActive } from './administrators/change-administrator.ts'
import { resendInvitation } from './administrators/invite-administrator.ts'
import { offerPasskey } from './passkeys/register-passkey.ts'
import { isKnownDevice, rememberDevice } from './sessions/known-devices.ts'
import { startSession } from './sessions/start-session.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const HERE = networksOf('203.0.113.9')
const passwords = cheapPasswords()
let now = NOW
let site: Awaited<ReturnType<typeof makeDatabaseApp>>
beforeAll(async () => {
  site = await makeDatabaseApp({ now: () => now })
})
afterAll(() => site.close())
beforeEach(async () => {
  now = NOW
  await site.app.db.delete(adminUsers)
  await site.app.db.delete(outbox)
})
const make = (given = {}) => makeAdministrator(site.app, passwords, given)
const session = (id: string) => ({ id: randomUUID(), user: { id }, provedAt: null }) as never
const LOGGED_OUT = { code: 'unauthenticated', message: 'Please log in.' }

test('whoever was deactivated meanwhile deactivates nobody', async () => {
  const [ruth, former] = [await make(), await make({ isActive: false })]
  const by = { id: former.id, name: 'Former' }
  await expect(setAdministratorActive(site.app, ruth.id, false, by)).rejects.toMatchObject(LOGGED_OUT)
  const [row] = await site.app.db.select().from(adminUsers).where(eq(adminUsers.id, ruth.id))
  expect(row?.isActive).toBe(true)
})

describe('a link is not sent', () => {
  const actor = { id: randomUUID(), name: 'Margaret Hale' }
  const _NOT_FOUND = { code: 'not_found' }
  const DEACTIVATED = { code: 'conflict', message: 'This account is deactivated. Please activate it first.' }
  const reset = (id: string) => resetAdministrator(site.app, id, { clearsSecondFactor: false }, actor, HERE)
  const invite = (id: string) => resendInvitation(site.app, id, actor)

  test('to a deactivated account', async () => {
    const former = await make({ isActive: false, passwordHash: null })
    for (const send of [reset, invite]) await expect(send(former.id)).rejects.toMatchObject(DEACTIVATED)
  })

  test('again where it was used, nor a reset before', async () => {
    const [accepted, invited] = [await make(), await make({ passwordHash: null })]
    await expect(invite(accepted.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This invitation was already accepted.',
    })
    await expect(reset(invited.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This invitation has not been accepted yet. Please send it again.',
    })
    expect(await readMails(site.app.db)).toEqual([])
  })
})

describe('a session is not started', () => {
  const browser = { networks: HERE, userAgent: null, deviceToken: null, sessionToken: null }
  test.each([
    ['after the password was changed', { passwordHash: 'another' }],
    ['after the account was deactivated', { isActive: false }],
  ])('%s', async (_, change) => {
    const user = await make()
    await site.app.db.update(adminUsers).set(change).where(eq(adminUsers.id, user.id))
    const started = site.app.db.transaction((tx) => startSession(site.app, tx, user, browser))
    await expect(started).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Invalid username or password',
    })
    expect(await site.app.db.select().from(adminSessions)).toEqual([])
  })
})

test('a browser is known for 180 days, to its own account', async () => {
  const [user, other] = [await make(), await make()]
  const token = await rememberDevice(site.app.db, user.id, now)
  const isKnown = (id: string | undefined, ms: number, given = token) =>
    isKnownDevice(site.app.db, given, id, new Date(now.getTime() + ms))
  const days = 180 * 86_400_000
  expect(await isKnown(user.id, days - 1)).toBe(true)
  expect(await isKnown(user.id, days)).toBe(false)
  expect([await isKnown(other.id, 0), await isKnown(undefined, 0), await isKnown(user.id, 0, 'x')]).toEqual([
    false,
    false,
    false,
  ])
  expect(await isKnown(undefined, 0, 'x')).toBe(false)
})

test('an account has at most 20 passkeys', async () => {
  const user = await make()
  const key = (n: number) => ({ id: `key-${n}`, userId: user.id, publicKey: 'x', name: `Key ${n}` })
  const offer = () => offerPasskey(site.app, passwords, session(user.id), PASSWORD)
  await site.app.db.insert(adminPasskeys).values(Array.from({ length: 19 }, (_, n) => key(n)))
  expect((await offer()).excludeCredentials).toHaveLength(19)
  await site.app.db.insert(adminPasskeys).values(key(19))
  await expect(offer()).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'There are 20 passkeys already. Please remove one first.',
  })
})
