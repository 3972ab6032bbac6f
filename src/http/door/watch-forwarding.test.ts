import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from '../http-env.ts'
import { watchForwarding } from './watch-forwarding.ts'

function start(trustProxy: number) {
  const said: string[] = []
  const forwarding = watchForwarding(trustProxy, { warn: (sentence: string) => void said.push(sentence) })
  const http = new Hono<HttpEnv>().use(forwarding.watch).get('/', (c) => c.text('ok'))
  const ask = async (headers: Record<string, string>) => (await http.request('/', { headers })).status
  return { said, forwarding, ask }
}

test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Forwarded-Host', 'X-Forwarded-Proto'])(
  '%s is noticed, logged once, and changes no answer',
  async (name) => {
    const { said, forwarding, ask } = start(0)
    expect(await ask({})).toBe(200)
    expect(forwarding.hasUnknownProxy()).toBe(false)
    for (const value of ['canary', 'canary', '']) expect(await ask({ [name]: value })).toBe(200)
    expect(forwarding.hasUnknownProxy()).toBe(true)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('TRUST_PROXY=1')
    expect(said[0]).not.toContain('canary')
  },
)

test('says nothing where a proxy is configured, nor about headers of other programs', async () => {
  const named = start(1)
  await named.ask({ 'x-forwarded-for': '203.0.113.9' })
  const plain = start(0)
  await plain.ask({ via: '1.1 office', 'x-requested-with': 'fetch', origin: 'http://127.0.0.1' })
  expect([named.forwarding.hasUnknownProxy(), plain.forwarding.hasUnknownProxy()]).toEqual([false, false])
  expect([...named.said, ...plain.said]).toEqual([])
})
