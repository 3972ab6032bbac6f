import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { makeAdministrator, PASSWORD, post } from '../../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { totpCode } from '../../../../../tests/values/totp-code.ts'
import { adminRecoveryCodes, adminUsers, loginLimits } from '../../../../db/schema/accounts.ts'
import { changeSets, changes } from '../../../../db/schema/history.ts'

const START = new Date('2026-03-02T09:00:00Z')
let now = START
const passwords = cheapPasswords()
let site: TestApp
beforeAll(async () => {
  site = await makeApp({}, { now: () => now }, { passwords })
})
afterAll(() => site.close())
beforeEach(async () => {
  now = START
  await site.app.db.delete(loginLimits)
})

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const logIn = (username: string, code?: string, password = PASSWORD) =>
  post(site, '/api/admin/login', { username, password, ...(code !== undefined && { code }) })
const make = () => makeAdministrator(site.app, passwords, { totp: true })
const codeAt = (user: { totpSecret: string | null }, seconds = 0) =>
  totpCode(user.totpSecret ?? '', new Date(now.getTime() + seconds * 1000))

/** With PASSWORD and no second factor yet. */
async function signIn() {
  const user = await makeAdministrator(site.app, passwords)
  const { body } = await logIn(user.username)
  const call = (path: string, sent: object = {}) =>
    post(site, `/api/admin/me${path}`, sent, { authorization: `Bearer ${body.token}` })
  return { user, call }
}
async function turnOn(call: Awaited<ReturnType<typeof signIn>>['call']) {
  const { body: offer } = await call('/totp', { password: PASSWORD })
  const { status, body } = await call('/totp/confirm', { code: totpCode(offer.secret, now) })
  return { offer, status, recoveryCodes: body.recoveryCodes as string[] }
}

describe('a login with a second factor', () => {
  test('asks for the code only once the password was right', async () => {
    const user = await make()
    const wrong = await logIn(user.username, undefined, 'wrong')
    expect([wrong.status, wrong.body.fields]).toEqual([401, undefined])
    for (const blank of [undefined, '', '  ']) {
      const { status, body } = await logIn(user.username, blank)
      expect([status, body.code, Object.keys(body.fields)]).toEqual([401, 'unauthenticated', ['code']])
    }
    expect((await logIn(user.username, codeAt(user), 'wrong')).body.fields).toBeUndefined()
    expect((await logIn(user.username, codeAt(user))).status).toBe(200)
  })

  test.each([
    [-60, 401],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 401],
  ])('takes a code of %i seconds away: %i', async (seconds, status) => {
    const user = await make()
    expect((await logIn(user.username, codeAt(user, seconds))).status).toBe(status)
  })

  test('takes a code once, and none older than the last', async () => {
    const user = await make()
    const [older, code] = [codeAt(user, -30), codeAt(user)]
    expect((await logIn(user.username, code)).status).toBe(200)
    for (const again of [code, older]) expect((await logIn(user.username, again)).status).toBe(401)
    later(30)
    expect((await logIn(user.username, codeAt(user))).status).toBe(200)
  })

  test('accepts one of four parallel logins with the same code', async () => {
    const user = await make()
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(user.username, codeAt(user))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('requires a wait after five wrong codes, then takes the right one', async () => {
    const user = await make()
    for (let n = 0; n < 5; n += 1) expect((await logIn(user.username, '000000')).status).toBe(401)
    const { status, headers } = await logIn(user.username, codeAt(user))
    expect([status, headers.get('retry-after')]).toEqual([429, '30'])
    later(30)
    expect((await logIn(user.username, codeAt(user))).status).toBe(200)
  })

  test('takes the code with the space that apps show', async () => {
    const user = await make()
    expect((await logIn(user.username, codeAt(user).replace(/(\d{3})/, '$1 '))).status).toBe(200)
  })
})

describe('an authenticator app', () => {
  test('is offered, confirmed by a code, and asked for from then on', async () => {
    const { user, call } = await signIn()
    const { offer, status, recoveryCodes } = await turnOn(call)
    expect(offer.otpauthUrl).toContain(`secret=${offer.secret}`)
    expect(offer.otpauthUrl).toContain('issuer=Stillstone')
    expect(offer.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(status).toBe(200)
    expect(recoveryCodes).toHaveLength(10)
    // 28 of 31 signs: 138 bits, so that a plain hash keeps them (ASVS 5.0, 6.5.2 and 11.5.1).
    for (const code of recoveryCodes)
      expect(code).toMatch(/^(?:[a-hj-km-np-z2-9]{4}-){6}[a-hj-km-np-z2-9]{4}$/)
    expect((await logIn(user.username)).status).toBe(401)
    expect((await logIn(user.username, totpCode(offer.secret, now))).status).toBe(401)
    later(30)
    expect((await logIn(user.username, totpCode(offer.secret, now))).status).toBe(200)
  })

  test('has no effect before it is confirmed', async () => {
    const { user, call } = await signIn()
    await call('/totp', { password: PASSWORD })
    const wrong = await call('/totp/confirm', { code: '000000' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['code']])
    expect((await logIn(user.username)).status).toBe(200)
  })

  test('cannot be replaced by another while it is on', async () => {
    const { call } = await signIn()
    await turnOn(call)
    expect((await call('/totp', { password: PASSWORD })).status).toBe(409)
    expect((await call('/totp/confirm', { code: '123456' })).status).toBe(409)
  })

  test.each(['/totp', '/totp/off', '/recovery-codes'])('%s needs the password', async (path) => {
    const { call } = await signIn()
    if (path !== '/totp') await turnOn(call)
    const { status, body } = await call(path, { password: 'a wrong one' })
    expect([status, body.fields]).toEqual([400, { password: 'This is not your present password.' }])
    for (let n = 0; n < 4; n += 1) await call(path, { password: 'a wrong one' })
    expect((await call(path, { password: PASSWORD })).status).toBe(429)
  })

  test('is turned off, with its recovery codes', async () => {
    const { user, call } = await signIn()
    await turnOn(call)
    expect((await call('/totp/off', { password: PASSWORD })).status).toBe(204)
    expect((await logIn(user.username)).status).toBe(200)
    const codes = site.app.db.select().from(adminRecoveryCodes).where(eq(adminRecoveryCodes.userId, user.id))
    expect(await codes).toEqual([])
    const [row] = await site.app.db.select().from(adminUsers).where(eq(adminUsers.id, user.id))
    expect(row).toMatchObject({ totpSecret: null, totpConfirmedAt: null })
  })
})

describe('recovery codes', () => {
  test('each log in once, however they are typed', async () => {
    const { user, call } = await signIn()
    const { recoveryCodes } = await turnOn(call)
    const [first = '', second = ''] = recoveryCodes
    expect((await logIn(user.username, first)).status).toBe(200)
    expect((await logIn(user.username, first)).status).toBe(401)
    expect((await logIn(user.username, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    const me = await site.request('/api/admin/me', {
      headers: { authorization: `Bearer ${(await logIn(user.username, recoveryCodes[2])).body.token}` },
    })
    expect(await me.json()).toMatchObject({ hasTotp: true, recoveryCodesLeft: 7 })
  })

  test('are stored as hashes, belong to one account, and are replaced by new ones', async () => {
    const { user, call } = await signIn()
    const { recoveryCodes } = await turnOn(call)
    const stored = JSON.stringify(await site.app.db.select().from(adminRecoveryCodes))
    for (const code of recoveryCodes) expect(stored).not.toContain(code)
    const other = await make()
    expect((await logIn(other.username, recoveryCodes[0])).status).toBe(401)
    const renewed = await call('/recovery-codes', { password: PASSWORD })
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await logIn(user.username, recoveryCodes[0])).status).toBe(401)
    expect((await logIn(user.username, renewed.body.recoveryCodes[0])).status).toBe(200)
  })
})

test('the history records it without a key or a code', async () => {
  const { user, call } = await signIn()
  const { offer, recoveryCodes } = await turnOn(call)
  await call('/recovery-codes', { password: PASSWORD })
  await call('/totp/off', { password: PASSWORD })
  const sets = await site.app.db.select().from(changeSets).where(eq(changeSets.userId, user.id))
  expect(sets.map(({ action, entity }) => [action, entity])).toEqual(Array(3).fill(['update', 'account']))
  const told = JSON.stringify(await site.app.db.select().from(changes))
  for (const secret of [offer.secret, ...recoveryCodes]) expect(told).not.toContain(secret)
})
