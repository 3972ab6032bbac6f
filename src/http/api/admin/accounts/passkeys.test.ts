import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { makeAdministrator, PASSWORD, post } from '../../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { createSoftwareAuthenticator } from '../../../../../tests/sites/software-authenticator.ts'
import { adminChallenges, adminPasskeys, adminUsers, loginLimits } from '../../../../db/schema/accounts.ts'
import { changes } from '../../../../db/schema/history.ts'

const ORIGIN = 'https://directory.example'
const START = new Date('2026-03-02T09:00:00Z')
let now = START
const passwords = cheapPasswords()
let site: TestApp
beforeAll(async () => {
  site = await makeApp({ SITE_URL: ORIGIN, TRUST_PROXY: '1' }, { now: () => now }, { passwords })
})
afterAll(() => site.close())
beforeEach(async () => {
  now = START
  await site.app.db.delete(loginLimits)
})

let last = 0
const from = () => {
  last += 1
  return { from: `198.${last >> 8}.${last & 255}.7` }
}
const offer = async () => (await post(site, '/api/admin/login/passkey-options', {}, from())).body
const logIn = (credential: unknown) => post(site, '/api/admin/login/passkey', { credential }, from())

/** With a key that is not registered yet. */
async function enter(given: Parameters<typeof makeAdministrator>[2] = {}) {
  const user = await makeAdministrator(site.app, passwords, given)
  const { body } = await post(
    site,
    '/api/admin/login',
    { username: user.username, password: PASSWORD },
    from(),
  )
  const authorization = `Bearer ${body.token}`
  const call = (path: string, sent: object) => post(site, `/api/admin/me${path}`, sent, { authorization })
  const key = createSoftwareAuthenticator(ORIGIN)
  const begin = async () => (await call('/passkeys/options', { password: PASSWORD })).body
  const add = async (credential: unknown, name = 'Office laptop') => call('/passkeys', { name, credential })
  return { user, authorization, call, key, begin, add }
}
async function withKey(given: Parameters<typeof makeAdministrator>[2] = {}) {
  const entered = await enter(given)
  expect((await entered.add(entered.key.register(await entered.begin()))).status).toBe(201)
  return entered
}
const stored = (id: string) => site.app.db.select().from(adminPasskeys).where(eq(adminPasskeys.id, id))

describe('a passkey', () => {
  test('is bound to this site, discoverable, and requires user verification', async () => {
    const { user, begin } = await enter()
    const options = await begin()
    expect(options).toMatchObject({
      rp: { id: 'directory.example', name: 'Stillstone' },
      user: { name: user.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(await offer()).toMatchObject({ rpId: 'directory.example', userVerification: 'required' })
    expect((await offer()).allowCredentials ?? []).toEqual([])
  })

  test('logs in, without a further code', async () => {
    const { user, key } = await withKey()
    await site.app.db
      .update(adminUsers)
      .set(
        site.app.db.vault.seal(adminUsers, { id: user.id, totpSecret: 'A'.repeat(32), totpConfirmedAt: now }),
      )
      .where(eq(adminUsers.id, user.id))
    const { status, body } = await logIn(key.logIn(await offer()))
    expect([status, body.user.id]).toEqual([200, user.id])
    const me = await site.request('/api/admin/me', { headers: { authorization: `Bearer ${body.token}` } })
    expect(await me.json()).toMatchObject({
      canUsePasskeys: true,
      passkeys: [{ id: key.id, name: 'Office laptop', lastUsedAt: now.toISOString() }],
    })
  })

  test('is renamed and removed only by its owner; once removed it cannot log in', async () => {
    const [own, other] = [await withKey(), await withKey()]
    const ask = (method: string, by: { authorization: string }, body?: object) =>
      site.request(`/api/admin/me/passkeys/${own.key.id}`, {
        method,
        headers: { authorization: by.authorization, 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
      })
    expect((await ask('PATCH', other, { name: 'Mine' })).status).toBe(404)
    expect((await ask('DELETE', other)).status).toBe(404)
    expect(await (await ask('PATCH', own, { name: 'Home' })).json()).toMatchObject({ name: 'Home' })
    expect((await ask('DELETE', own)).status).toBe(204)
    expect((await logIn(own.key.logIn(await offer()))).status).toBe(401)
    const rows = await site.app.db.select().from(changes).where(eq(changes.entityId, own.user.id))
    expect(rows.map(({ after }) => after?.passkey)).toEqual(['Office laptop', 'Home', null])
  })

  test('needs the password and a name, and is added once', async () => {
    const { call, key, begin, add } = await enter()
    const wrong = await call('/passkeys/options', { password: 'wrong' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['password']])
    expect((await add(key.register(await begin()), ' ')).status).toBe(400)
    expect((await add(key.register(await begin()))).status).toBe(201)
    const options = await begin()
    expect(options.excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }])
    expect((await add(key.register(options))).status).toBe(409)
  })
})

describe('a registration is refused', () => {
  test.each([
    ['of another site', { origin: 'https://directory.example.evil.test' }],
    ['of another port', { origin: `${ORIGIN}:8443` }],
    ['without https', { origin: 'http://directory.example' }],
    ['for another name', { rpId: 'example' }],
    ['without the person', { isVerified: false }],
    ['that is a login', { type: 'webauthn.get' }],
  ])('%s', async (_, lie) => {
    const { key, begin, add } = await enter()
    const { status, body } = await add(key.register(await begin(), lie))
    expect([status, body.message]).toEqual([400, 'The passkey could not be added. Please try again.'])
    expect(await stored(key.id)).toEqual([])
  })

  test("with a challenge that is used, expired, invented or another account's", async () => {
    const { key, begin, add } = await enter()
    const other = await enter()
    const options = await begin()
    expect((await add(key.register(options, { origin: 'https://evil.test' }))).status).toBe(400)
    expect((await add(key.register(options))).status).toBe(400)
    expect((await add(key.register({ challenge: 'aW52ZW50ZWQ' }))).status).toBe(400)
    expect((await add(key.register(await other.begin()))).status).toBe(400)
    expect((await add(key.register(await offer()))).status).toBe(400)
    const late = await begin()
    now = new Date(now.getTime() + 5 * 60_000)
    expect((await add(key.register(late))).status).toBe(400)
    expect(await stored(key.id)).toEqual([])
  })

  test('when its answer is nonsense', async () => {
    const { key, begin, add } = await enter()
    const good = key.register(await begin())
    for (const nonsense of [
      {},
      null,
      'x',
      { ...good, type: 'password' },
      { ...good, response: {} },
      { ...good, response: { ...good.response, attestationObject: 'AAAA' } },
      { ...good, response: { ...good.response, clientDataJSON: '!!!' } },
    ])
      expect((await add(nonsense)).status).toBe(400)
  })
})

describe('a login is refused, in the same words', () => {
  const REFUSED = [401, 'This passkey was not accepted.']
  const refusal = async (credential: unknown) => {
    const { status, body } = await logIn(credential)
    return [status, body.message]
  }

  test.each([
    ['of another site', { origin: 'https://evil.test' }],
    ['for another name', { rpId: 'evil.test' }],
    ['without the person', { isVerified: false }],
    ['that is a registration', { type: 'webauthn.create' }],
  ])('%s', async (_, lie) => {
    const { key } = await withKey()
    expect(await refusal(key.logIn(await offer(), lie))).toEqual(REFUSED)
  })

  test('replayed, expired, or with an invented or a registration challenge', async () => {
    const { key, begin } = await withKey()
    const good = key.logIn(await offer())
    expect((await logIn(good)).status).toBe(200)
    expect(await refusal(good)).toEqual(REFUSED)
    expect(await refusal(key.logIn({ challenge: 'aW52ZW50ZWQ' }))).toEqual(REFUSED)
    expect(await refusal(key.logIn(await begin()))).toEqual(REFUSED)
    const late = await offer()
    now = new Date(now.getTime() + 5 * 60_000)
    expect(await refusal(key.logIn(late))).toEqual(REFUSED)
  })

  test('with a key that is unknown, forged, copied, or of a deactivated account', async () => {
    const { key, user } = await withKey()
    expect(await refusal(createSoftwareAuthenticator(ORIGIN).logIn(await offer()))).toEqual(REFUSED)
    const forged = { ...createSoftwareAuthenticator(ORIGIN).logIn(await offer()), id: key.id, rawId: key.id }
    expect(await refusal(forged)).toEqual(REFUSED)
    expect((await logIn(key.logIn(await offer()))).status).toBe(200)
    key.rewind(0)
    expect(await refusal(key.logIn(await offer()))).toEqual(REFUSED)
    key.rewind(50)
    await site.app.db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.id, user.id))
    expect(await refusal(key.logIn(await offer()))).toEqual(REFUSED)
  })

  test('after twenty failures from one network for a while', async () => {
    const { key } = await withKey()
    const network = from()
    const ask = async () => {
      const credential = createSoftwareAuthenticator(ORIGIN).logIn({ challenge: 'x' })
      return (await post(site, '/api/admin/login/passkey', { credential }, network)).status
    }
    const statuses: number[] = []
    for (let n = 0; n < 22; n += 1) statuses.push(await ask())
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
    expect((await logIn(key.logIn(await offer()))).status).toBe(200)
  })
})

test('a challenge works once; options are limited by network', async () => {
  await site.app.db.delete(adminChallenges)
  const network = from()
  const statuses: number[] = []
  for (let n = 0; n < 32; n += 1)
    statuses.push((await post(site, '/api/admin/login/passkey-options', {}, network)).status)
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
  expect(await site.app.db.select().from(adminChallenges)).toHaveLength(30)
})
