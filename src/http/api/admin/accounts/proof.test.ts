import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { fingerprint } from '../../../../../tests/reading/fingerprint.ts'
import { readMails } from '../../../../../tests/reading/stored-rows.ts'
import { makeAdministrator, PASSWORD, post } from '../../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { createSoftwareAuthenticator } from '../../../../../tests/sites/software-authenticator.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { totpCode } from '../../../../../tests/values/totp-code.ts'
import { adminSessions, adminUsers } from '../../../../db/schema/accounts.ts'
import { outbox } from '../../../../db/schema/directory.ts'
import { createSession } from '../../../../features/accounts/sessions/create-session.ts'

const ORIGIN = 'https://directory.example'
const MINUTE_MS = 60_000
const START = new Date('2026-03-02T09:00:00Z')
let now = START
const passwords = cheapPasswords()
let site: TestApp
let partnerId: string
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1', SITE_URL: ORIGIN }, { now: () => now }, { passwords })
  const [partner] = await insertPartners(site.app.db, {})
  partnerId = partner?.id ?? ''
})
afterAll(() => site.close())
beforeEach(async () => {
  now = START
  await site.app.db.delete(outbox)
  await site.app.db.delete(adminUsers)
})

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
type Asking = { user: Awaited<ReturnType<typeof makeAdministrator>>; token: string }

/** Logs in by password. */
async function enter(given: Parameters<typeof makeAdministrator>[2] = {}): Promise<Asking> {
  const user = await makeAdministrator(site.app, passwords, given)
  return { user, token: await createSession(site.app.db, user.id, now) }
}
async function ask({ token }: Asking, method: string, path: string, body?: unknown) {
  const response = await site.request(`/api/admin${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '203.0.113.77',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text, response }
}
/** Goes on with the new token, as the console does. */
async function confirm(asking: Asking, proof: object) {
  const answer = await ask(asking, 'POST', '/me/confirm', proof)
  if (answer.status === 200) asking.token = answer.body.token
  return answer
}
const mails = () => readMails(site.app.db)

/** Forbidden to a stolen token: method, path, body. `:other` is another administrator, `:key` a passkey. */
const GUARDED: [string, string, object?][] = [
  ['POST', '/users', { username: 'thomas', email: 'thomas@example.org' }],
  ['POST', '/users/:invited/invitation'],
  ['POST', '/users/:other/reset', {}],
  ['PATCH', '/users/:other', { isActive: false }],
  ['PATCH', '/users/:other', { isActive: true }],
  ['DELETE', '/me/passkeys/:key'],
  ['POST', '/privacy/export', { email: 'ruth@example.org' }],
  ['POST', '/privacy/erase', { email: 'ruth@example.org', confirm: 'ruth@example.org' }],
  ['POST', '/inquiries/export.csv', {}],
]

async function addPasskey(owner: Asking) {
  const key = createSoftwareAuthenticator(ORIGIN)
  const options = await ask(owner, 'POST', '/me/passkeys/options', { password: PASSWORD })
  const added = await ask(owner, 'POST', '/me/passkeys', {
    name: 'Laptop',
    credential: key.register(options.body),
  })
  expect(added.status).toBe(201)
  return { key, id: added.body.id as string }
}

async function askFor() {
  const one = await enter()
  const other = await enter()
  const invited = await makeAdministrator(site.app, passwords, { passwordHash: null })
  await post(
    site,
    '/api/inquiries',
    { partnerId, name: 'Ruth', email: 'ruth@example.org', phone: '(828) 555-0101', message: 'How long?' },
    { from: '198.51.100.1' },
  )
  const { id } = await addPasskey(one)
  const pathOf = (path: string) =>
    path
      .replace(':other', other.user.id)
      .replace(':invited', invited.id)
      .replace(':key', encodeURIComponent(id))
  return { one, pathOf }
}

describe('five minutes after the last proof (ACCOUNT-5)', () => {
  test.each(GUARDED)('%s %s is refused, and nothing is done', async (method, path, body) => {
    const { one, pathOf } = await askFor()
    later(5 * MINUTE_MS)
    // Every call records the session's use.
    expect((await ask(one, 'GET', '/me')).status).toBe(200)
    const before = await fingerprint(site.app.db)
    const { status, body: answer } = await ask(one, method, pathOf(path), body)
    expect([status, answer]).toEqual([
      403,
      {
        code: 'forbidden',
        message: 'Please confirm that it is you.',
        fields: { proof: 'Please confirm that it is you.' },
        requestId: expect.any(String),
      },
    ])
    expect(await fingerprint(site.app.db)).toEqual(before)
    expect((await confirm(one, { password: PASSWORD })).status).toBe(200)
    later(5 * MINUTE_MS - 1000)
    expect((await ask(one, method, pathOf(path), body)).status).toBeLessThan(300)
  })

  test('a session older than the proof column needs a proof too', async () => {
    const { one } = await askFor()
    await site.app.db.update(adminSessions).set({ provedAt: null })
    expect((await ask(one, 'POST', '/inquiries/export.csv', {})).status).toBe(403)
  })

  test('a proof counts only for its own session', async () => {
    const one = await enter()
    later(6 * MINUTE_MS)
    const second = { ...one, token: await createSession(site.app.db, one.user.id, START) }
    expect((await confirm(one, { password: PASSWORD })).status).toBe(200)
    expect((await ask(second, 'POST', '/inquiries/export.csv', {})).status).toBe(403)
    expect((await ask(one, 'POST', '/inquiries/export.csv', {})).status).toBe(200)
  })
})

describe('a proof (ACCOUNT-5)', () => {
  test('can be a password; wrong ones have their own limit and prove nothing', async () => {
    const one = await enter()
    later(6 * MINUTE_MS)
    for (let n = 0; n < 5; n += 1) {
      const { status, body } = await confirm(one, { password: 'wrong' })
      expect([status, Object.keys(body.fields)]).toEqual([400, ['password']])
    }
    const { status, response } = await confirm(one, { password: PASSWORD })
    expect([status, response.headers.get('retry-after')]).toEqual([429, '30'])
    expect((await ask(one, 'POST', '/inquiries/export.csv', {})).status).toBe(403)
    expect((await ask(one, 'GET', '/me')).status).toBe(200)
    later(30_000)
    expect((await confirm(one, { password: PASSWORD })).status).toBe(200)
  })

  test('can be a code of the authenticator app, valid once', async () => {
    const one = await enter({ totp: true })
    later(6 * MINUTE_MS)
    const code = totpCode(one.user.totpSecret ?? '', now)
    expect((await confirm(one, { code })).status).toBe(200)
    expect((await ask(one, 'POST', '/inquiries/export.csv', {})).status).toBe(200)
    const again = await confirm(one, { code })
    expect([again.status, Object.keys(again.body.fields)]).toEqual([400, ['code']])
    const other = await enter()
    expect((await confirm(other, { code: '000000' })).status).toBe(400)
  })

  test('can be a passkey of this account with its own challenge', async () => {
    const one = await enter()
    const { key } = await addPasskey(one)
    const other = await enter()
    const { key: foreign } = await addPasskey(other)
    later(6 * MINUTE_MS)
    const offer = async () => (await ask(one, 'POST', '/me/confirm/passkey-options', {})).body
    const credential = key.logIn(await offer())
    expect((await confirm(one, { credential: foreign.logIn(await offer()) })).status).toBe(400)
    const login = (await post(site, '/api/admin/login/passkey-options', {})).body
    expect((await confirm(one, { credential: key.logIn(login) })).status).toBe(400)
    expect((await ask(one, 'POST', '/inquiries/export.csv', {})).status).toBe(403)
    expect((await confirm(one, { credential })).status).toBe(200)
    expect((await ask(one, 'POST', '/inquiries/export.csv', {})).status).toBe(200)
    expect((await confirm(one, { credential })).status).toBe(400)
  })

  test('replaces the token of its session, which keeps its place and its end (ACCOUNT-3)', async () => {
    const one = await enter()
    const old = { ...one }
    const [before] = await site.app.db
      .select()
      .from(adminSessions)
      .where(eq(adminSessions.userId, one.user.id))
    later(6 * MINUTE_MS)
    expect((await confirm(one, { password: 'wrong' })).status).toBe(400)
    expect((await ask(old, 'GET', '/me')).status).toBe(200)
    expect((await confirm(one, { password: PASSWORD })).body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect([(await ask(old, 'GET', '/me')).status, (await ask(one, 'GET', '/me')).status]).toEqual([401, 200])
    const after = await site.app.db.select().from(adminSessions).where(eq(adminSessions.userId, one.user.id))
    expect(after).toMatchObject([
      { id: before?.id, createdAt: before?.createdAt, expiresAt: before?.expiresAt },
    ])
  })

  test('is exactly one of these', async () => {
    const one = await enter()
    for (const body of [{}, { password: PASSWORD, code: '123456' }, { proof: true }, { code: 'abc' }])
      expect((await confirm(one, body)).status).toBe(400)
    expect((await ask(one, 'POST', '/me/confirm/passkey-options', {})).status).toBe(400)
  })

  test('is included in a login', async () => {
    const user = await makeAdministrator(site.app, passwords)
    const login = await post(site, '/api/admin/login', { username: user.username, password: PASSWORD })
    const one = { user, token: login.body.token }
    expect((await ask(one, 'POST', '/inquiries/export.csv', {})).status).toBe(200)
  })
})

describe('the other administrators are notified (ACCOUNT-6)', () => {
  test('of an invitation: who, whom, when, from where', async () => {
    const one = await enter({ firstName: 'Margaret', lastName: 'Hale' })
    const [ben, ann] = [await enter({ firstName: 'Ben' }), await enter()]
    await makeAdministrator(site.app, passwords, { isActive: false })
    await makeAdministrator(site.app, passwords, { passwordHash: null })
    await ask(one, 'POST', '/users', { username: 'thomas', email: 'thomas@example.org', firstName: 'Thomas' })
    const sent = (await mails()).filter(({ to }) => to !== 'thomas@example.org')
    expect(sent.map(({ to }) => to).sort()).toEqual([ben.user.email, ann.user.email].sort())
    const mail = sent.find(({ to }) => to === ben.user.email)
    expect([mail?.kind, mail?.subject]).toEqual(['account', 'A new administrator in Stillstone'])
    expect(mail?.text).toBe(
      [
        'Hello Ben,',
        '',
        'Margaret Hale invited Thomas as an administrator.',
        '',
        'Account:  thomas',
        'When:     2026-03-02 09:00 UTC',
        'From:     the network 203.0.113.0/24',
        '',
        'If this was not expected, please ask them at once. You can deactivate accounts here:',
        'https://directory.example/admin/administrators',
        '',
      ].join('\n'),
    )
    await site.app.db.delete(outbox)
    await site.app.db
      .update(adminUsers)
      .set({ firstName: 'A\r\nFrom: B' })
      .where(eq(adminUsers.id, one.user.id))
    await ask(one, 'POST', '/users', { username: 'eve', email: 'eve@example.org' })
    for (const { text } of await mails()) expect(text).not.toMatch(/^From: B/m)
  })

  test('of a second factor that its owner removed', async () => {
    const one = await enter({ totp: true })
    const other = await enter()
    const { id } = await addPasskey(one)
    await ask(one, 'DELETE', `/me/passkeys/${encodeURIComponent(id)}`)
    await ask(one, 'POST', '/me/totp/off', { password: PASSWORD })
    await ask(one, 'POST', '/me/totp/off', { password: PASSWORD })
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual(
      Array(2).fill([other.user.email, 'A second step was removed in Stillstone']),
    )
  })

  test('of a reset that takes it away: when it is sent, and when it is used', async () => {
    const [one, lost, other] = [await enter(), await enter({ totp: true }), await enter()]
    await ask(one, 'POST', `/users/${lost.user.id}/reset`, {})
    expect(await mails()).toHaveLength(1)
    await site.app.db.delete(outbox)
    await ask(one, 'POST', `/users/${lost.user.id}/reset`, { clearsSecondFactor: true })
    const sent = await mails()
    expect(sent.map(({ to }) => to).sort()).toEqual([lost.user.email, other.user.email].sort())
    const link = sent.find(({ to }) => to === lost.user.email)
    const token = /token=([\w-]+)/.exec(link?.text ?? '')?.[1]
    await site.app.db.delete(outbox)
    const chosen = { token, password: 'a lantern beside the orchard' }
    expect((await post(site, '/api/admin/link', chosen, { from: '203.0.113.77' })).status).toBe(200)
    const told = await mails()
    expect(told.map(({ to }) => to).sort()).toEqual([one.user.email, other.user.email].sort())
    for (const { subject } of told) expect(subject).toBe('A second step was removed in Stillstone')
  })
})
