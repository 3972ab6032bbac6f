import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readMails } from '../../../../../tests/reading/stored-rows.ts'
import { makeAdministrator, PASSWORD, post } from '../../../../../tests/sites/make-administrator.ts'
import { setUpAccountSite } from '../../../../../tests/sites/set-up-account-site.ts'
import { adminLinks, adminPasskeys, adminUsers } from '../../../../db/schema/accounts.ts'
import { outbox } from '../../../../db/schema/directory.ts'
import { changeSets, changes } from '../../../../db/schema/history.ts'
import { deliverMail } from '../../../../features/inquiries/mail/deliver-mail.ts'

const HOUR_MS = 3_600_000
const NEW_PASSWORD = 'a lantern beside the winter orchard'
const { site, margaret, passwords, after, passTime } = setUpAccountSite()
beforeEach(async () => {
  const passwordHash = await passwords.hash(PASSWORD)
  await site().app.db.update(adminUsers).set({ passwordHash })
})

const RUTH = { username: 'ruth', email: 'ruth@example.org', firstName: 'Ruth', lastName: 'Avery' }
const invite = (given = {}) => margaret().call('POST', '/api/admin/users', { ...RUTH, ...given })
const redeem = (token: string, password = NEW_PASSWORD) =>
  post(site(), '/api/admin/link', { token, password })
const logIn = (username: string, password: string) => post(site(), '/api/admin/login', { username, password })
const make = (given = {}) => makeAdministrator(site().app, passwords, given)

/** Delivers waiting mail and returns the token in the last message's link. */
async function mailedToken() {
  for (const row of await readMails(site().app.db, eq(outbox.state, 'waiting')))
    await deliverMail(site().app, row.id)
  const mail = site().sentMail.at(-1)
  const token = /^https:\/\/directory\.example\/admin\/link#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1]
  return { mail, token: token ?? 'none' }
}

describe('an invitation', () => {
  test('makes an account without a password and mails a link to choose one', async () => {
    const { status, body } = await invite()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...RUTH,
      isActive: true,
      hasPassword: false,
      hasTotp: false,
      passkeyCount: 0,
      linkExpiresAt: after(72 * HOUR_MS).toISOString(),
      isYou: false,
    })
    const { mail } = await mailedToken()
    expect(mail).toMatchObject({ to: RUTH.email, replyTo: null, subject: 'Your invitation to Stillstone' })
    expect(mail?.text).toContain('Hello Ruth,')
    expect(mail?.text).toContain('Margaret Hale invites you')
    expect(mail?.text).toContain('works once, for 72 hours')
  })

  test('is accepted once: the password logs in, the link no longer works', async () => {
    await invite()
    const { token } = await mailedToken()
    expect((await redeem(token, 'password1234567')).body.fields).toEqual({ password: expect.any(String) })
    const { status, body } = await redeem(token)
    expect([status, body.user.username]).toEqual([200, 'ruth'])
    expect(body.token).toBeUndefined()
    expect((await logIn('ruth', NEW_PASSWORD)).status).toBe(200)
    const again = await redeem(token, 'another password of mine')
    expect([again.status, again.body.message]).toEqual([404, expect.stringContaining('no longer valid')])
    expect((await logIn('ruth', NEW_PASSWORD)).status).toBe(200)
  })

  test('used by ten at once sets one password', async () => {
    await invite()
    const { token } = await mailedToken()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => redeem(token, `${NEW_PASSWORD} ${n}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9)
  })

  test('is valid for 72 hours; afterwards no password is hashed', async () => {
    await invite()
    const { token } = await mailedToken()
    passTime(72 * HOUR_MS)
    const before = passwords.hashed
    expect([(await redeem(token)).status, passwords.hashed - before]).toEqual([404, 0])
    expect((await redeem('x'.repeat(43))).status).toBe(404)
    const later = await site().signIn('Margaret Later')
    const { body } = await later.call('GET', '/api/admin/users')
    expect(body.find((one: { username: string }) => one.username === 'ruth').linkExpiresAt).toBeNull()
  })

  test('sent again invalidates the earlier link; an accepted one cannot be sent again', async () => {
    const { body } = await invite()
    const { token: first } = await mailedToken()
    expect((await margaret().call('POST', `/api/admin/users/${body.id}/invitation`)).status).toBe(200)
    const { token: second } = await mailedToken()
    expect([(await redeem(first)).status, (await redeem(second)).status]).toEqual([404, 200])
    expect((await margaret().call('POST', `/api/admin/users/${body.id}/invitation`)).status).toBe(409)
  })

  test('with a name or address in use is 409 with the field', async () => {
    await invite()
    const { status, body } = await invite({ username: 'RUTH', email: 'other@example.org' })
    expect([status, Object.keys(body.fields)]).toEqual([409, ['username']])
    expect((await invite({ username: 'other', email: 'Ruth@Example.org' })).body.fields).toEqual({
      email: expect.any(String),
    })
    expect(await site().app.db.select().from(adminUsers)).toHaveLength(2)
    expect(await readMails(site().app.db)).toHaveLength(1)
  })

  test.each([
    { role: 'owner' },
    { isActive: false },
    { passwordHash: 'x' },
    { username: 'two words' },
    { username: 'other@person.example' },
    { email: 'ruth@example.org\nBcc: x@example.org' },
  ])('with %j is refused', async (wrong) => {
    expect((await invite(wrong)).status).toBe(400)
  })

  test('leaves no link in the database once it is sent', async () => {
    await invite()
    const { token } = await mailedToken()
    const tables = [outbox, adminLinks, changes, changeSets].map((table) =>
      site().app.db.select().from(table),
    )
    expect(JSON.stringify(await Promise.all(tables))).not.toContain(token)
  })
})

describe('deactivating', () => {
  const setActive = (id: string, isActive: boolean, by = margaret()) =>
    by.call('PATCH', `/api/admin/users/${id}`, { isActive })

  test('ends sessions and links at once; activating allows a new login', async () => {
    const ruth = await site().signIn('Ruth Avery')
    const { body, status } = await setActive(ruth.user.id, false)
    expect([status, body.isActive]).toEqual([200, false])
    expect((await ruth.call('GET', '/api/admin/me')).status).toBe(401)
    expect((await setActive(ruth.user.id, true)).body.isActive).toBe(true)
    expect((await ruth.call('GET', '/api/admin/me')).status).toBe(401)
    const invited = (await invite({ username: 'ida', email: 'ida@example.org' })).body
    const { token } = await mailedToken()
    await setActive(invited.id, false)
    expect((await redeem(token)).status).toBe(404)
  })

  test('is refused for oneself and for the last who can log in', async () => {
    expect((await setActive(margaret().user.id, false)).status).toBe(409)
    const ruth = await make()
    await site()
      .app.db.update(adminUsers)
      .set({ passwordHash: null })
      .where(eq(adminUsers.id, margaret().user.id))
    const { status, body } = await setActive(ruth.id, false)
    expect([status, body.message]).toEqual([409, 'This is the last administrator who can log in.'])
    expect((await setActive('11111111-1111-4111-8111-111111111111', false)).status).toBe(404)
  })

  test('activating is never refused for want of another who can log in', async () => {
    const ruth = await make()
    await setActive(ruth.id, false)
    const isMargaret = eq(adminUsers.id, margaret().user.id)
    await site().app.db.update(adminUsers).set({ passwordHash: null }).where(isMargaret)
    const { status, body } = await setActive(ruth.id, true)
    expect([status, body.isActive]).toEqual([200, true])
  })

  test('of each other at the same moment leaves one active', async () => {
    for (let round = 0; round < 10; round += 1) {
      await site().app.db.delete(adminUsers)
      const [one, other] = [await site().signIn('One Person'), await site().signIn('Other Person')]
      await site().app.db.update(adminUsers).set({ passwordHash: 'x' })
      const answers = await Promise.all([
        setActive(other.user.id, false, one),
        setActive(one.user.id, false, other),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const rows = await site().app.db.select().from(adminUsers).where(eq(adminUsers.isActive, true))
      expect(rows).toHaveLength(1)
    }
  })
})

describe('a reset', () => {
  const reset = (id: string, sent: object = {}) =>
    margaret().call('POST', `/api/admin/users/${id}/reset`, sent)

  test('mails a link for an hour; its use changes the password and ends all sessions', async () => {
    const user = await make()
    const session = await logIn(user.username, PASSWORD)
    expect((await reset(user.id)).status).toBe(200)
    const { mail, token } = await mailedToken()
    expect(mail?.subject).toBe('A new password for Stillstone')
    expect((await logIn(user.username, PASSWORD)).status).toBe(200)
    expect((await redeem(token)).status).toBe(200)
    const me = { headers: { authorization: `Bearer ${session.body.token}` } }
    expect((await site().request('/api/admin/me', me)).status).toBe(401)
    expect((await logIn(user.username, PASSWORD)).status).toBe(401)
    expect((await logIn(user.username, NEW_PASSWORD)).status).toBe(200)

    await reset(user.id)
    const late = (await mailedToken()).token
    passTime(HOUR_MS)
    expect((await redeem(late)).status).toBe(404)
  })

  test('keeps the second factor unless asked to clear it, which happens on use', async () => {
    const user = await make({ totp: true })
    await site()
      .app.db.insert(adminPasskeys)
      .values({ id: `key-${user.id}`, userId: user.id, publicKey: 'x', name: 'Laptop' })
    const factors = async () => {
      const { body } = await margaret().call('GET', '/api/admin/users')
      const row = body.find(({ id }: { id: string }) => id === user.id)
      return [row.hasTotp, row.passkeyCount]
    }
    await reset(user.id)
    await redeem((await mailedToken()).token)
    expect(await factors()).toEqual([true, 1])
    await reset(user.id, { clearsSecondFactor: true })
    const { token } = await mailedToken()
    expect(await factors()).toEqual([true, 1])
    await redeem(token, 'yet another quiet sentence')
    expect(await factors()).toEqual([false, 0])
    expect((await logIn(user.username, 'yet another quiet sentence')).status).toBe(200)
  })

  test('is refused for a deactivated account or a pending invitation', async () => {
    const inactive = await make({ isActive: false })
    expect((await reset(inactive.id)).status).toBe(409)
    expect((await reset((await invite()).body.id)).status).toBe(409)
    expect(await readMails(site().app.db)).toHaveLength(1)
  })
})

test('the list shows everybody by name and no secrets', async () => {
  await make({ username: 'aaron' })
  await make({ username: 'Zoe', isActive: false })
  const { status, body } = await margaret().call('GET', '/api/admin/users')
  expect(status).toBe(200)
  expect(body.map((one: { username: string }) => one.username)).toEqual(['aaron', 'margaret.hale', 'Zoe'])
  expect(body.map((one: { isYou: boolean }) => one.isYou)).toEqual([false, true, false])
  expect(JSON.stringify(body)).not.toMatch(/argon2|totpSecret|passwordHash|token/i)
})

test('the history records who invited, reset and deactivated whom', async () => {
  await site().app.db.delete(changeSets)
  const { body } = await invite()
  await redeem((await mailedToken()).token)
  await margaret().call('POST', `/api/admin/users/${body.id}/reset`, { clearsSecondFactor: true })
  await margaret().call('PATCH', `/api/admin/users/${body.id}`, { isActive: false })
  const sets = await site().app.db.select().from(changeSets).orderBy(changeSets.createdAt)
  expect(sets.map(({ action, userName, subject }) => `${userName}: ${action} ${subject}`).sort()).toEqual([
    'Margaret Hale: deactivate Ruth Avery',
    'Margaret Hale: invite Ruth Avery',
    'Margaret Hale: reset Ruth Avery',
    'Ruth Avery: update Ruth Avery',
  ])
  const all = await site().app.db.select().from(changes)
  expect(JSON.stringify(all)).not.toMatch(/argon2/)
  const own = new Set(sets.map(({ id }) => id))
  const rows = all.filter(({ changeSetId }) => own.has(changeSetId))
  expect(rows.map(({ before, after }) => JSON.stringify([before, after])).sort()).toEqual(
    [
      [null, { email: RUTH.email, isActive: true, lastName: 'Avery', username: 'ruth', firstName: 'Ruth' }],
      [{}, { password: 'chosen by link' }],
      [{}, { link: 'sent', clearsSecondFactor: true }],
      [{ isActive: true }, { isActive: false }],
    ]
      .map((row) => JSON.stringify(row))
      .sort(),
  )
})
