import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ALL_CALLS } from '../../../tests/all-calls.ts'
import { cheapPasswords } from '../../../tests/cheap-passwords.ts'
import { makeAdministrator, PASSWORD, post } from '../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { SECURITY_EVENTS } from './security-calls.ts'

const WRONG = 'canary wrong password'
const passwords = cheapPasswords()
let now = new Date('2026-03-02T09:00:00Z')
let lines: Record<string, unknown>[] = []
let site: TestApp
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' }, { now: () => now }, { passwords })
  const write = (line: string) => void lines.push(JSON.parse(line))
  site.app.log = pino({ level: 'info' }, { write })
})
afterAll(() => site.close())
beforeEach(() => {
  now = new Date(now.getTime() + 3_600_000)
  lines = []
})

/** What an operator would filter by. */
const events = () =>
  lines.filter(({ msg }) => msg === 'security').map(({ event, outcome }) => `${event} ${outcome}`)

const countAccess = async () => {
  const metrics = await (await site.request('/metrics')).text()
  const [, count = '0'] =
    /directory_security_events_total\{event="access",outcome="refused"\} (\d+)/.exec(metrics) ?? []
  return Number(count)
}

test('logins, proofs, refusals and changes are one line each, with the account’s id and the request’s', async () => {
  const user = await makeAdministrator(site.app, passwords, {
    username: 'canary-user',
    email: 'canary@secret.example',
    totp: true,
  })
  const logIn = (given: object, from = '198.51.100.7') =>
    post(site, '/api/admin/login', { username: 'Canary-User', password: PASSWORD, ...given }, { from })
  await logIn({ password: WRONG })
  await logIn({ username: 'canary-nobody' })
  await logIn({})
  await logIn({ code: '000000' })
  await post(site, '/api/admin/link', {
    token: 'canary'.repeat(8).slice(0, 43),
    password: 'a lantern by the orchard',
  })
  await site.request('/api/admin/me')
  await site.request('/api/admin/partners', { headers: { authorization: `Bearer ${'c'.repeat(43)}` } })
  await site.request('/inquiry?reference=AAAA-BBBB&proof=canary')
  expect(events()).toEqual([
    'login refused',
    'login refused',
    'login code-needed',
    'login refused',
    'link-used refused',
    'access refused',
    'access refused',
    'link-refused refused',
  ])
  const [wrong, nobody, needed, badCode] = lines
  expect(wrong).toMatchObject({
    level: 40,
    status: 401,
    route: 'POST /api/admin/login',
    factors: ['password'],
  })
  expect(badCode).toMatchObject({ factors: ['password', 'code'] })
  // The same name in another case is the same; no account is named before it is proved.
  expect(wrong?.typed).toBe(needed?.typed)
  expect(wrong?.typed).not.toBe(nobody?.typed)
  expect(wrong?.account).toBeUndefined()

  lines = []
  const admin = await site.signIn('Canary Admin')
  await admin.call('POST', '/api/admin/me/confirm', { password: WRONG })
  await admin.call('POST', '/api/admin/me/password', { currentPassword: WRONG, newPassword: PASSWORD })
  now = new Date(now.getTime() + 6 * 60_000)
  await admin.call('POST', '/api/admin/privacy/export', { email: 'canary@family.example' })
  await admin.call('GET', '/api/admin/partners')
  await admin.call('POST', '/api/admin/logout')
  expect(events()).toEqual([
    'proof refused',
    'password-changed refused',
    'data-exported refused',
    'logout done',
  ])
  for (const line of lines)
    expect(line).toMatchObject({ account: admin.user.id, requestId: expect.stringMatching(/.{20}/) })

  expect(JSON.stringify(lines) + JSON.stringify(user.id)).not.toMatch(/canary|198\.51/i)
})

test('a limit that is reached is logged as such', async () => {
  for (let time = 0; time < 6; time += 1)
    await post(site, '/api/admin/login', { username: 'limited', password: WRONG }, { from: '198.51.100.9' })
  expect(events().slice(-2)).toEqual(['login refused', 'login limited'])
})

test('a flood of refusals leaves 120 lines a minute and the number of the others; the metrics count all', async () => {
  const before = await countAccess()
  for (let time = 0; time < 130; time += 1) await site.request('/api/admin/me')
  expect(events()).toHaveLength(120)
  expect((await countAccess()) - before).toBe(130)
  now = new Date(now.getTime() + 60_000)
  await site.request('/api/admin/me')
  expect(lines.slice(-2)).toMatchObject([{ event: 'left-out', skippedCount: 10 }, { event: 'access' }])
})

test('input that is refused is logged without a word of it, by lines of its own', async () => {
  const send = (network: number) =>
    post(site, '/api/inquiries', { partnerId: 'canary', message: 'canary' }, { from: `203.0.113.${network}` })
  await send(0)
  expect(lines).toMatchObject([
    { level: 40, event: 'input', outcome: 'refused', route: 'POST /api/inquiries', status: 400 },
  ])
  expect(JSON.stringify(lines)).not.toContain('canary')
  for (let network = 1; network < 30; network += 1) await send(network)
  await site.request('/api/admin/me')
  expect(events().filter((event) => event === 'input refused')).toHaveLength(20)
  expect(events()).toContain('access refused')
})

test('every use of a call that asks for a proof is logged', () => {
  const routes = ALL_CALLS.filter((call) => call.needsProof).map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  expect(routes.length).toBeGreaterThan(5)
  expect(routes.filter((route) => !SECURITY_EVENTS.has(route))).toEqual([])
})

test('a visitor’s id is neither the answer’s nor logged', async () => {
  const response = await site.request('/api/admin/me', { headers: { 'x-request-id': 'trace-1' } })
  const requestId = response.headers.get('x-request-id')
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  expect(await response.json()).toMatchObject({ requestId })
  expect(lines).toEqual([expect.objectContaining({ requestId, event: 'access' })])
  expect(JSON.stringify(lines)).not.toContain('trace-1')
})

test('a failure’s line has the answer’s id', async () => {
  const { directory } = site.app
  Object.assign(site.app, { directory: { ...directory, current: () => fail() } })
  const response = await site.request('/api/partners/random')
  Object.assign(site.app, { directory })
  expect(response.status).toBe(500)
  expect(lines.filter(({ msg }) => msg === 'A request failed.')).toEqual([
    expect.objectContaining({ requestId: response.headers.get('x-request-id'), method: 'GET' }),
  ])
})
function fail(): never {
  throw new Error('broken')
}
