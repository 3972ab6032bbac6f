import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { makeAdministrator, PASSWORD, post } from '../../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { adminSessions, adminUsers, loginLimits } from '../../../../db/schema/accounts.ts'
import { createPasswordHasher } from '../../../../features/accounts/passwords/password-hasher.ts'

const REFUSED = 'Invalid username or password'
let now = new Date('2026-03-02T09:00:00Z')
const passwords = cheapPasswords()
let site: TestApp
beforeAll(async () => {
  site = await makeApp(
    { TRUST_PROXY: '1', SITE_URL: 'https://directory.example' },
    { now: () => now },
    { passwords },
  )
})
afterAll(() => site.close())
beforeEach(async () => {
  now = new Date('2026-03-02T09:00:00Z')
  await site.app.db.delete(loginLimits)
})

let lastAddress = 0
/** A network of its own for each attempt without one. */
function elsewhere(): string {
  lastAddress += 1
  return `198.${lastAddress >> 8}.${lastAddress & 255}.7`
}
const logIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  post(site, '/api/admin/login', { username, password }, { from: elsewhere(), ...headers })
const make = (given = {}) => makeAdministrator(site.app, passwords, given)
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

describe('a login', () => {
  test('returns the user and a token for the back office', async () => {
    const user = await make()
    const { status, body, headers } = await logIn(user.username, PASSWORD)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['token', 'user'])
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(body.user).toMatchObject({ id: user.id, username: user.username, lastLoginAt: now.toISOString() })
    expect(headers.get('cache-control')).toBe('no-store')
    const me = await site.request('/api/admin/me', { headers: { authorization: `Bearer ${body.token}` } })
    expect(me.status).toBe(200)
  })

  test('takes the e-mail address or name in any letter case, but the password exactly', async () => {
    const user = await make({ username: 'Grace.Moss', email: 'grace@example.org' })
    for (const name of ['grace.moss', 'GRACE.MOSS', 'Grace@Example.org', ' grace.moss '])
      expect((await logIn(name, PASSWORD)).status).toBe(200)
    for (const wrong of [PASSWORD.toUpperCase(), ` ${PASSWORD}`, `${PASSWORD} `])
      expect((await logIn(user.username, wrong)).status).toBe(401)
  })

  test('ends only the session whose token it carries', async () => {
    const user = await make()
    const [first, second] = [await logIn(user.username, PASSWORD), await logIn(user.username, PASSWORD)]
    await logIn(user.username, PASSWORD, { authorization: `Bearer ${first.body.token}` })
    const asks = [first, second].map(({ body }) =>
      site.request('/api/admin/me', { headers: { authorization: `Bearer ${body.token}` } }),
    )
    expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([401, 200])
  })

  test('stores no token, and no two are the same', async () => {
    const user = await make()
    const tokens = new Set<string>()
    for (let n = 0; n < 20; n += 1) tokens.add((await logIn(user.username, PASSWORD)).body.token)
    expect(tokens.size).toBe(20)
    const stored = JSON.stringify(await site.app.db.select().from(adminSessions))
    expect([...tokens].filter((token) => stored.includes(token))).toEqual([])
  })

  test('rehashes at a higher cost, and leaves one of the same cost', async () => {
    const weak = createPasswordHasher({ memoryKiB: 32, passes: 1, lanes: 1 })
    const user = await make({ passwordHash: await weak.hash(PASSWORD) })
    const hash = async () => {
      const [row] = await site.app.db.select().from(adminUsers).where(eq(adminUsers.id, user.id))
      return row?.passwordHash ?? ''
    }
    expect((await logIn(user.username, PASSWORD)).status).toBe(200)
    const renewed = await hash()
    expect(renewed).toContain('m=64,')
    expect((await logIn(user.username, PASSWORD)).status).toBe(200)
    expect(await hash()).toBe(renewed)
  })

  test.each([
    [{ username: '', password: 'x' }, { username: 'Username is required.' }],
    [{ username: 'x', password: '' }, { password: 'Password is required.' }],
  ])('without %j is 400', async (body, fields) => {
    expect((await post(site, '/api/admin/login', body)).body.fields).toEqual(fields)
  })

  test('takes no other fields', async () => {
    const user = await make()
    const body = { username: user.username, password: PASSWORD, role: 'admin' }
    expect((await post(site, '/api/admin/login', body)).status).toBe(400)
  })
})

describe('a refused login', () => {
  const refusal = async (username: string, password: string) => {
    const before = passwords.compared
    const { status, body, headers } = await logIn(username, password)
    const { requestId: _, ...rest } = body
    const kept = [...headers].filter(([name]) => name !== 'x-request-id')
    return { status, body: rest, headers: kept, compared: passwords.compared - before }
  }

  test('is the same for every reason: status, body, headers, and one comparison at full cost (ACCOUNT-2)', async () => {
    const known = await make()
    const inactive = await make({ isActive: false })
    const invited = await make({ passwordHash: null })
    const reasons = await Promise.all([
      refusal('nobody.at.all', PASSWORD),
      refusal(known.username, 'a wrong password'),
      refusal(inactive.username, PASSWORD),
      refusal(invited.username, PASSWORD),
    ])
    const first = await refusal('nobody.else', 'x')
    expect(first).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', message: REFUSED },
      compared: 1,
    })
    for (const reason of reasons) expect({ ...reason, compared: 1 }).toEqual(first)
  })

  test('leaves no session and no cookie', async () => {
    const user = await make()
    const { headers } = await logIn(user.username, 'a wrong password')
    expect(headers.get('set-cookie')).toBeNull()
    expect(await site.app.db.select().from(adminSessions).where(eq(adminSessions.userId, user.id))).toEqual(
      [],
    )
  })
})

describe('guessing', () => {
  const waitOf = async (answer: ReturnType<typeof logIn>) => {
    const { status, headers } = await answer
    return status === 429 ? Number(headers.get('retry-after')) : 0
  }

  test('at one account is delayed from the sixth failure on, doubling each time, for known and unknown names', async () => {
    const user = await make()
    const inactive = await make({ isActive: false })
    for (const name of [user.username, inactive.username, 'nobody.here']) {
      for (let n = 0; n < 5; n += 1) expect((await logIn(name, 'wrong')).status).toBe(401)
      const before = passwords.compared
      const waits: number[] = []
      for (let n = 0; n < 4; n += 1) {
        const wait = await waitOf(logIn(name, PASSWORD))
        waits.push(wait)
        later(wait - 1)
        expect(await waitOf(logIn(name, PASSWORD))).toBe(1)
        later(1)
        expect((await logIn(name, 'wrong')).status).toBe(401)
      }
      expect(waits).toEqual([30, 60, 120, 240])
      expect(passwords.compared - before).toBe(4)
    }
  })

  test('is not helped by parallel attempts or other letter case', async () => {
    const user = await make()
    const names = [user.username, user.username.toUpperCase(), ` ${user.username}`]
    const before = passwords.compared
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => logIn(names[n % names.length] ?? '', 'wrong')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(passwords.compared - before).toBe(5)
  })

  test('from one network is delayed too, however many names are tried', async () => {
    const from = elsewhere()
    const statuses: number[] = []
    for (let n = 0; n < 30; n += 1) statuses.push((await logIn(`name${n}`, 'wrong', { from })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true)
    expect((await logIn('name-of-another', 'wrong')).status).toBe(401)
  })

  test.each([
    ['one IPv4 /24', 20, (n: number) => `203.0.113.${n}`],
    ['one IPv4 /24 with ports', 20, (n: number) => `203.0.113.9:${40_000 + n}`],
    ['one IPv4 /24 as IPv6', 20, (n: number) => `::ffff:cb00:71${(16 + n).toString(16).slice(-2)}`],
    ['one IPv6 /64', 20, (n: number) => `[2001:db8:1:2::${n.toString(16)}]:443`],
    ['one IPv6 /48', 100, (n: number) => `2001:db8:1:${n.toString(16)}::1`],
  ])('from %s is one network: %i are free', async (_name, free, addressOf) => {
    const statuses: number[] = []
    for (let n = 0; n < free + 10; n += 1)
      statuses.push((await logIn(`name${n}`, 'wrong', { from: addressOf(n) })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(free)
    expect(statuses.slice(free).every((status) => status === 429)).toBe(true)
  })

  test('with an invalid X-Forwarded-For counts as one network', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 30; n += 1)
      statuses.push((await logIn(`name${n}`, 'wrong', { from: `unknown${n}` })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  })

  test('at a name that has to wait does not count against the network', async () => {
    const from = elsewhere()
    for (let n = 0; n < 60; n += 1) await logIn('waiting.name', 'wrong', { from })
    expect((await logIn('name-of-another', 'wrong', { from })).status).toBe(401)
  })

  test('is not helped by invented entries of X-Forwarded-For', async () => {
    const last = elsewhere()
    const statuses: number[] = []
    for (let n = 0; n < 30; n += 1)
      statuses.push((await logIn(`n${n}`, 'wrong', { from: `10.0.0.${n}, ${last}` })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  })

  test('is reset by a correct login, and after a day', async () => {
    const user = await make()
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) expect((await logIn(user.username, 'wrong')).status).toBe(401)
      expect((await logIn(user.username, PASSWORD)).status).toBe(200)
    }
    for (let n = 0; n < 6; n += 1) await logIn(user.username, 'wrong')
    later(24 * 3600 + 1)
    for (let n = 0; n < 5; n += 1) expect((await logIn(user.username, 'wrong')).status).toBe(401)
  })

  test('while the clock was ahead keeps nobody out, and a session of then ends, once it is right', async () => {
    const user = await make()
    const shared = { from: '203.0.113.40' }
    later(86_400)
    for (let time = 0; time < 6; time += 1) await logIn(user.username, 'nothing like it at all', shared)
    const other = await make()
    const { body } = await logIn(other.username, PASSWORD, shared)
    later(-86_400)
    expect((await logIn(user.username, PASSWORD, shared)).status).toBe(200)
    expect((await logIn(other.username, PASSWORD)).status).toBe(200)
    const me = await site.request('/api/admin/me', { headers: { authorization: `Bearer ${body.token}` } })
    expect(me.status).toBe(401)
    later(-60)
    expect((await logIn(user.username, PASSWORD, shared)).status).toBe(200)
  })

  test('stays counted across restarts and processes', async () => {
    const user = await make()
    for (let n = 0; n < 5; n += 1) await logIn(user.username, 'wrong')
    const { createHttpApp } = await import('../../../app.ts')
    const other = createHttpApp(site.app, { sheetUrl: '/assets/site.css', loaderUrl: '', fontUrls: [] })
    const answer = await other.request('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': elsewhere() },
      body: JSON.stringify({ username: user.username, password: PASSWORD }),
    })
    expect(answer.status).toBe(429)
  })

  test('does not lock the owner out of a known browser (ACCOUNT-7)', async () => {
    const user = await make()
    const { headers } = await logIn(user.username, PASSWORD)
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^__Host-known-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const from = elsewhere()
    for (let n = 0; n < 40; n += 1) await logIn(user.username, 'wrong', { from })
    expect((await logIn(user.username, PASSWORD, { from })).status).toBe(429)
    const known = { from, cookie: cookie.split(';')[0] ?? '' }
    for (let n = 0; n < 20; n += 1) {
      expect((await logIn(user.username, PASSWORD, known)).status).toBe(200)
    }
    for (let n = 0; n < 5; n += 1) expect((await logIn(user.username, 'wrong', known)).status).toBe(401)
    expect((await logIn(user.username, PASSWORD, known)).status).toBe(429)
    const stranger = await make()
    for (let n = 0; n < 5; n += 1) await logIn(stranger.username, 'wrong', { ...known, from: elsewhere() })
    expect((await logIn(stranger.username, 'wrong', { ...known, from: elsewhere() })).status).toBe(429)
  })

  test('stores no name that was typed', async () => {
    await logIn('my-secret-typed-as-name', 'wrong')
    expect(JSON.stringify(await site.app.db.select().from(loginLimits))).not.toContain('my-secret')
  })
})
