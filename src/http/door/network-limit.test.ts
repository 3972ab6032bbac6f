import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from '../http-env.ts'
import { createNetworkLimit, limitRequests } from './network-limit.ts'

function setUp() {
  let now = 0
  const take = createNetworkLimit({ trustProxy: 1 }, { count: 3, seconds: 60 }, () => now)
  const http = new Hono<HttpEnv>()
  http.get('/', (c) => {
    take(c)
    return c.text('taken')
  })
  http.onError((error, c) => c.text(String((error as { retryAfterSeconds?: number }).retryAfterSeconds), 429))
  const ask = async (from: string) => {
    const response = await http.request('/', { headers: { 'x-forwarded-for': from } })
    return response.status === 200 ? 'taken' : Number(await response.text())
  }
  return { ask, pass: (seconds: number) => (now += seconds * 1000) }
}
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

test('a line has its number at once, then as many again over the time', async () => {
  const { ask, pass } = setUp()
  for (const _ of times(3)) expect(await ask('203.0.113.9')).toBe('taken')
  expect(await ask('203.0.113.9')).toBe(20)
  expect(await ask('203.0.113.10')).toBe('taken')
  pass(15)
  expect(await ask('203.0.113.9')).toBe(5)
  pass(5)
  expect(await ask('203.0.113.9')).toBe('taken')
  pass(60)
  for (const _ of times(3)) expect(await ask('203.0.113.9')).toBe('taken')
  expect(await ask('203.0.113.9')).toBe(20)
})

test.each([
  ['a /24', (n: number) => `203.0.113.${n}`, '203.0.114.1'],
  ['a /48', (n: number) => `2001:db8:7:${n}::1`, '2001:db8:8::1'],
])('%s has four times as much, and another its own', async (_, line, other) => {
  const { ask, pass } = setUp()
  for (const n of times(12)) expect(await ask(line(n))).toBe('taken')
  expect(await ask(line(12))).toBe(5)
  expect(await ask(other)).toBe('taken')
  pass(5)
  expect(await ask(line(12))).toBe('taken')
})

test('what a line was refused does not count for its block', async () => {
  const { ask } = setUp()
  for (const _ of times(50)) await ask('203.0.113.9')
  expect(await ask('203.0.113.10')).toBe('taken')
})

test('is refused as rate_limited, in its own words where it has some', () => {
  const count = (message?: string) => {
    const rule = { count: 1, seconds: 7, ...(message && { message }) }
    const take = createNetworkLimit({ trustProxy: 0 }, rule, () => 0)
    for (const _ of times(2))
      take({ req: { header: () => undefined } } as unknown as Parameters<typeof take>[0])
  }
  expect(() => count()).toThrow(
    expect.objectContaining({
      code: 'rate_limited',
      message: 'Too many requests. Please wait a while and try again.',
      retryAfterSeconds: 7,
    }),
  )
  expect(() => count('Enough of this.')).toThrow('Enough of this.')
})

test('as middleware it counts by the minute, and hands on', async () => {
  const http = new Hono<HttpEnv>().use(limitRequests({ trustProxy: 0 }, 2)).get('/', (c) => c.text('taken'))
  http.onError((error, c) => c.json(error, 429))
  for (const _ of times(2)) expect(await (await http.request('/')).text()).toBe('taken')
  const refused = await http.request('/')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ retryAfterSeconds: 30 })
})
