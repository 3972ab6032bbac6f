import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { adminSetup, adminUsers, loginLimits } from '../../../../db/schema/accounts.ts'

const INPUT = { username: 'margaret', email: 'margaret@example.org', password: 'four quiet herons at dusk' }

const passwords = cheapPasswords()
/** By their environment. */
const sites = new Map<string, TestApp>()
let site: TestApp
afterAll(async () => {
  for (const one of sites.values()) await one.close()
})

type From = { environment?: Record<string, string>; socket?: string; headers?: Record<string, string> }

/** A product that nobody has set up, asked from `socket` with `headers`. */
async function start({ environment = {}, socket = '127.0.0.1', headers = {} }: From) {
  const key = JSON.stringify(environment)
  site = sites.get(key) ?? (await makeApp(environment, undefined, { passwords }))
  sites.set(key, site)
  await site.app.db.execute(sql`truncate ${adminUsers}, ${adminSetup}, ${loginLimits} cascade`)
  passwords.hashed = 0
  const ask = (path: string, init: RequestInit) =>
    site.http.request(`http://127.0.0.1:3000${path}`, init, {
      incoming: { socket: { remoteAddress: socket } },
    })
  return {
    async setUp(setupCode?: string) {
      const response = await ask('/api/admin/create-first-user', {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: '127.0.0.1:3000', ...headers },
        body: JSON.stringify({ ...INPUT, setupCode }),
      })
      return { status: response.status, body: await response.json(), headers: response.headers }
    },
    async asksInShell() {
      const response = await ask('/admin/setup', { headers: { host: '127.0.0.1:3000', ...headers } })
      expect(response.headers.get('cache-control')).toBe('no-store')
      const shell = await response.text()
      expect(shell).not.toContain(site.app.setupCode)
      return shell.includes('data-setup-code="needed"')
    },
  }
}
const users = () => site.app.db.select().from(adminUsers)

describe('the first setup needs no code (ACCOUNT-4)', () => {
  test.each<[string, From]>([
    ['on this machine', {}],
    ['on this machine, by IPv6', { socket: '::1', headers: { host: '[::1]:3000' } }],
    ['in a browser here', { headers: { origin: 'http://127.0.0.1:3000' } }],
    ['in a browser here, by name', { headers: { host: 'localhost:3000', origin: 'http://localhost:3000' } }],
    ['with SITE_URL on loopback', { environment: { SITE_URL: 'http://localhost:3000' } }],
  ])('%s', async (_name, from) => {
    const { setUp, asksInShell } = await start(from)
    expect(await asksInShell()).toBe(false)
    expect((await setUp()).status).toBe(201)
  })
})

describe('the first setup needs the code (ACCOUNT-4)', () => {
  test.each<[string, From]>([
    [
      'where the product listens to others',
      { environment: { HOST: '0.0.0.0', SITE_URL: 'http://127.0.0.1:3000' } },
    ],
    ['from another machine', { socket: '203.0.113.9' }],
    ['where the site has a public address', { environment: { SITE_URL: 'https://directory.example' } }],
    ['behind a proxy', { environment: { TRUST_PROXY: '1' } }],
    ['with X-Forwarded-For', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['with X-Forwarded-Host', { headers: { 'x-forwarded-host': '127.0.0.1' } }],
    ['with X-Forwarded-Proto', { headers: { 'x-forwarded-proto': 'https' } }],
    ['with Forwarded', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['with X-Real-IP', { headers: { 'x-real-ip': '127.0.0.1' } }],
    ['with Via', { headers: { via: '1.1 proxy' } }],
    ['under a foreign name that leads here', { headers: { host: 'rebound.example:3000' } }],
    ['under a name that begins like this machine', { headers: { host: '127.0.0.1.rebound.example' } }],
    ['from a foreign page', { headers: { origin: 'https://evil.example' } }],
    ['from a page without an origin', { headers: { origin: 'null' } }],
  ])('%s', async (_name, from) => {
    const { setUp, asksInShell } = await start(from)
    expect(await asksInShell()).toBe(true)
    const { setupCode } = site.app
    expect(setupCode).toMatch(/^(?:[0-9a-f]{8}-){4}[0-9a-f]{8}$/)
    for (const wrong of [undefined, '', 'x', `${setupCode}0`, setupCode.slice(1)]) {
      const { status, body } = await setUp(wrong)
      expect([status, body.code, Object.keys(body.fields)]).toEqual([403, 'forbidden', ['setupCode']])
    }
    expect([passwords.hashed, await users()]).toEqual([0, []])
    expect((await setUp(` ${setupCode.toUpperCase()} `)).status).toBe(201)
  })

  test('and wrong ones are limited by network; the right one always passes', async () => {
    const { setUp } = await start({ socket: '203.0.113.9' })
    const statuses: number[] = []
    for (let n = 0; n < 25; n += 1) statuses.push((await setUp(`wrong${n}`)).status)
    expect(statuses).toEqual([...Array(20).fill(403), ...Array(5).fill(429)])
    expect(Number((await setUp('wrong')).headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await setUp()).status).toBe(403)
    expect((await setUp(site.app.setupCode)).status).toBe(201)
  })
})
