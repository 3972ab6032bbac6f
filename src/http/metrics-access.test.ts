import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../tests/sites/make-app.ts'

let direct: TestApp
let proxied: TestApp
beforeAll(async () => {
  direct = await makeApp()
  proxied = await makeApp({ TRUST_PROXY: '1' })
})
afterAll(() => Promise.all([direct.close(), proxied.close()]))

const statusOf = async (site: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
  (await site.http.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })).status

describe('/metrics without a token', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'])('answers %s', async (address) => {
    expect(await statusOf(direct, address)).toBe(200)
    expect(await statusOf(proxied, address)).toBe(200)
  })

  test('does not answer other names that lead to this machine', async () => {
    const incoming = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const ask = (host: string) => direct.http.request(`http://${host}/metrics`, {}, incoming)
    expect((await ask('127.0.0.1:3000')).status).toBe(200)
    expect((await ask('[::1]')).status).toBe(200)
    expect((await ask('rebound.example:3000')).status).toBe(403)
  })

  test('refuses everyone else', async () => {
    for (const site of [direct, proxied]) expect(await statusOf(site, '203.0.113.9')).toBe(403)
  })

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'])(
    'refuses what came through an unconfigured proxy on this machine: %s',
    async (name) => {
      for (const value of ['203.0.113.9', '127.0.0.1', 'for=203.0.113.9']) {
        expect(await statusOf(direct, '127.0.0.1', { [name]: value })).toBe(403)
      }
    },
  )

  test('behind a proxy requires both ends to be this machine', async () => {
    expect(await statusOf(proxied, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(200)
    expect(await statusOf(proxied, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' })).toBe(403)
    expect(await statusOf(proxied, '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
  })

  test.each(['forwarded', 'x-real-ip'])(
    'behind a proxy refuses %s, which nothing accounts for',
    async (name) => {
      expect(await statusOf(proxied, '127.0.0.1', { [name]: 'for=203.0.113.9' })).toBe(403)
      expect(
        await statusOf(proxied, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1', [name]: 'for=203.0.113.9' }),
      ).toBe(403)
    },
  )
})
