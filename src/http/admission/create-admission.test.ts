import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { type Listening, listen } from '../door/listen.ts'
import { createRequestListener } from '../door/serve.ts'
import { LANES } from './work-kinds.ts'

let site: TestApp
let server: Listening
let partnerId: string
/** Blocks the directory's statements. */
let hold: Promise<void> | null = null
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' })
  const [partner] = await insertPartners(site.app.db, { name: 'Cedar Hollow', slug: 'cedar-hollow' })
  partnerId = partner?.id ?? ''
  await site.app.directory.refresh()
  const pool = site.app.db.$client
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  Object.assign(pool, {
    query: async (...given: unknown[]) => {
      await hold
      return query(...given)
    },
  })
  server = await listen('127.0.0.1', 0)
  server.answerWith(
    createRequestListener(site.app, { css: '', loaderUrl: '/assets/loader.js', fontUrls: [] }, 'no-folder'),
  )
})
afterAll(async () => {
  await server.stop(500)
  await site.close()
})

const ask = (address: string, from: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${server.port}${address}`, {
    ...init,
    headers: { ...init.headers, 'x-forwarded-for': from },
  })
const inquire = (from: string, number: number) =>
  ask('/api/inquiries', from, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      partnerId,
      name: 'Margaret Hale',
      email: `margaret-${number}@example.org`,
      message: 'Please tell me more.',
    }),
  })
const metric = async (pattern: RegExp) =>
  Number(pattern.exec(await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text())?.[1])
const anyAddress = (number: number) => `10.${number % 250}.${(number >> 3) % 250}.7`

async function whileHeld<Result>(work: () => Promise<Result>): Promise<Result> {
  const release = Promise.withResolvers<void>()
  hold = release.promise
  try {
    return await work()
  } finally {
    hold = null
    release.resolve()
  }
}

test('one network is limited across all kinds of requests, its neighbours are not (RUN-6)', async () => {
  let refused: Response | undefined
  for (let count = 0; count < 700 && !refused; count++) {
    const address = count % 2 === 0 ? `/search?q=${count}` : `/no-such-page-${count}`
    const response = await ask(address, '203.0.113.9')
    if (response.status === 429) refused = response
    else await response.arrayBuffer()
  }
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused?.headers.get('content-type')).toMatch(/^text\/html/)
  expect(refused?.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = (await refused?.text()) ?? ''
  expect(page).toContain('Please wait a moment')
  // A way on: again, home, search; small, since it is sent under load.
  for (const part of ['href=""', 'href="/"', 'action="/search"']) expect(page).toContain(part)
  expect(page.length).toBeLessThan(8000)
  // What was allowed again meanwhile is used up first.
  let call = await ask('/api/search?q=another', '203.0.113.9')
  for (let count = 0; count < 700 && call.status !== 429; count++)
    call = await ask(`/api/search?q=another-${count}`, '203.0.113.9')
  expect(call.status).toBe(429)
  expect(await call.json()).toEqual({
    code: 'rate_limited',
    message: expect.any(String),
    requestId: call.headers.get('x-request-id'),
  })
  expect((await ask('/search?q=neighbour', '198.51.100.9')).status).toBe(200)
  // Cached pages cost nothing, and inquiries have their own allowance.
  await (await ask('/', '198.51.100.9')).arrayBuffer()
  expect((await ask('/', '203.0.113.9')).status).toBe(200)
  expect((await inquire('203.0.113.9', 0)).status).toBe(201)
  expect(await metric(/http_admissions_total\{lane="search",outcome="limited"\} (\d+)/)).toBeGreaterThan(0)
})

test('a flood from many networks is refused early, while cached pages and inquiries are answered (RUN-6)', async () => {
  await (await ask('/', '198.51.100.7')).arrayBuffer()
  const statuses = await whileHeld(async () => {
    const flood = Array.from({ length: 120 }, async (_, number) => {
      const response = await ask(
        `/api/search?q=cedar&limit=${1 + (number % 49)}&near=1,${number}`,
        anyAddress(number),
      )
      return { status: response.status, retryAfter: response.headers.get('retry-after') }
    })
    const first = await Promise.any(
      flood.map(async (asked) =>
        (await asked).status === 503 ? asked : Promise.reject(new Error('served')),
      ),
    )
    expect(Number(first.retryAfter)).toBeGreaterThan(0)
    // The line is full.
    expect((await ask('/', '198.51.100.7')).status).toBe(200)
    return flood
  })
  const inquiries = await Promise.all(
    Array.from({ length: 10 }, (_, number) => inquire(`172.16.${number}.1`, number + 1)),
  )
  expect(inquiries.map(({ status }) => status)).toEqual(Array(10).fill(201))
  const answered = (await Promise.all(statuses)).map(({ status }) => status)
  expect(new Set(answered)).toEqual(new Set([200, 503]))
  expect((await ask('/api/search?q=cedar', '198.51.100.7')).status).toBe(200)
})

test('work for a client that has gone is dropped, pipelined requests too', async () => {
  const dropped = () => metric(/http_admissions_total\{lane="search",outcome="dropped"\} (\d+)/)
  const before = await dropped()
  const blockers = await whileHeld(async () => {
    const held = Array.from({ length: 1 }, (_, number) =>
      ask(`/api/search?q=ceda&near=2,${number}`, anyAddress(number)),
    )
    while ((await metric(/http_admission_queue\{lane="search",state="running"\} (\d+)/)) < 1);
    const sockets = Array.from({ length: 5 }, () => connect(server.port, '127.0.0.1'))
    for (const [number, socket] of sockets.entries()) {
      const search = `GET /api/search?q=hollow&near=3,${number}`
      const head = 'HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n'
      socket.write(`${search} ${head}${search}9 ${head}`)
    }
    // Of each connection one waits; the next is not in line yet.
    while ((await metric(/http_admission_queue\{lane="search",state="waiting"\} (\d+)/)) < 5);
    for (const socket of sockets) {
      socket.destroy()
      await once(socket, 'close')
    }
    // Lets the server learn of the reset.
    await metric(/(.)/)
    return held
  })
  for (const blocker of blockers) expect((await blocker).status).toBe(200)
  await expect.poll(dropped).toBe(before + 5)
})

test('a pipelined request takes its place when those before it are answered', async () => {
  const count = (lane: string, state: string) =>
    metric(new RegExp(`http_admission_queue\\{lane="${lane}",state="${state}"\\} (\\d+)`))
  const socket = connect(server.port, '127.0.0.1')
  const head = 'HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.9\r\n\r\n'
  let answered = ''
  socket.on('data', (chunk: Buffer) => {
    answered += chunk.toString('latin1')
  })
  await whileHeld(async () => {
    socket.write(`GET /api/search?q=cedar&near=4,4 ${head}GET /sitemap.xml ${head}`)
    while ((await count('search', 'running')) < 1);
    // Other connections' lists are answered meanwhile.
    expect(await count('list', 'running')).toBe(0)
    expect(await count('list', 'waiting')).toBe(0)
  })
  await expect.poll(() => answered.match(/HTTP\/1\.1 200/g)?.length).toBe(2)
  expect(answered.indexOf('"results"')).toBeLessThan(answered.lastIndexOf('HTTP/1.1 200'))
  socket.destroy()
})

test('slow senders hold no places in the line of inquiries', async () => {
  const sockets = Array.from({ length: LANES.inquiry.atOnce }, () => connect(server.port, '127.0.0.1'))
  const head = 'POST /api/inquiries HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
  for (const socket of sockets) {
    socket.write(`${head}Content-Length: 500\r\nExpect: 100-continue\r\n\r\n{"name":`)
    // "100 Continue" comes when the request reaches the listener.
    await once(socket, 'data')
  }
  expect((await inquire('172.16.99.1', 99)).status).toBe(201)
  for (const socket of sockets) socket.destroy()
})

test('a client that leaves before its pipelined lists are ready frees their places', async () => {
  const running = () => metric(/http_admission_queue\{lane="list",state="running"\} (\d+)/)
  await whileHeld(async () => {
    const socket = connect(server.port, '127.0.0.1')
    const request = 'GET /api/partners HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.8\r\n\r\n'
    socket.write(request.repeat(8))
    while ((await running()) < 1);
    socket.destroy()
    await once(socket, 'close')
  })
  await expect.poll(running).toBe(0)
})
