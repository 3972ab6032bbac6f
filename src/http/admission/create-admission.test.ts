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
    createRequestListener(
      site.app,
      { sheetUrl: '/assets/site.css', loaderUrl: '/assets/loader.js', fontUrls: [] },
      'no-folder',
    ),
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
  for (let count = 0; count < 1500 && !refused; count++) {
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
  for (let count = 0; count < 1500 && call.status !== 429; count++)
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
  expect(await metric(/http_admissions_total\{lane="page",outcome="limited"\} (\d+)/)).toBeGreaterThan(0)
})

test('a flood from many networks is refused early, while cached pages and inquiries are answered (RUN-6)', async () => {
  await (await ask('/', '198.51.100.7')).arrayBuffer()
  const flood = await whileHeld(async () => {
    // Its photos and reviews are a statement of their own.
    const asked = Array.from({ length: 400 }, async (_, number) => {
      const { status, headers } = await ask('/partner/cedar-hollow', anyAddress(number))
      return { status, retryAfter: headers.get('retry-after') }
    })
    const first = await Promise.any(
      asked.map(async (one) => ((await one).status === 503 ? one : Promise.reject(new Error('served')))),
    )
    expect(Number(first.retryAfter)).toBeGreaterThan(0)
    // The line is full.
    expect((await ask('/', '198.51.100.7')).status).toBe(200)
    // Nor is a page without its style sheet; there is no build here.
    expect((await ask('/assets/site-12345678.css', '198.51.100.7')).status).toBe(404)
    return asked
  })
  const inquiries = await Promise.all(
    Array.from({ length: 10 }, (_, number) => inquire(`172.16.${number}.1`, number + 1)),
  )
  expect(inquiries.map(({ status }) => status)).toEqual(Array(10).fill(201))
  const answered = (await Promise.all(flood)).map(({ status }) => status)
  expect(new Set(answered)).toEqual(new Set([200, 503]))
  expect((await ask('/api/search?q=cedar', '198.51.100.7')).status).toBe(200)
})

test('a cached list is answered before the line as it is kept, and in the line to whoever takes no gzip', async () => {
  const longDescription = 'a'.repeat(200_000)
  const names = Array.from({ length: 6 }, (_, at) => ({ name: `Novel ${at}`, longDescription }))
  await insertPartners(site.app.db, ...names)
  await site.app.directory.refresh()
  const admissionsFor = async (encoding: string) => {
    const admitted = () => metric(/http_admissions_total\{lane="page",outcome="admitted"\} (\d+)/)
    const before = await admitted()
    const headers = { 'accept-encoding': encoding }
    const response = await ask('/api/partners', '203.0.113.44', { headers })
    expect([response.status, (await response.text()).length > 1_200_000]).toEqual([200, true])
    return (await admitted()) - before
  }
  expect(await admissionsFor('gzip')).toBe(1)
  expect(await admissionsFor('gzip')).toBe(0)
  expect(await admissionsFor('identity')).toBe(1)
})

test('work for a client that has gone is dropped, pipelined requests too', async () => {
  const count = (pattern: string) => metric(new RegExp(`${pattern} (\\d+)`))
  const dropped = () => count('http_admissions_total\\{lane="google",outcome="dropped"\\}')
  const before = await dropped()
  const address = `/api/partners/${partnerId}/google-places-enhanced`
  const blockers = await whileHeld(async () => {
    const held = Array.from({ length: LANES.google.atOnce }, (_, number) => ask(address, anyAddress(number)))
    while ((await count('http_admission_queue\\{lane="google",state="running"\\}')) < LANES.google.atOnce);
    const sockets = Array.from({ length: 5 }, () => connect(server.port, '127.0.0.1'))
    const request = `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n`
    for (const socket of sockets) socket.write(request.repeat(2))
    while ((await count('http_admission_queue\\{lane="google",state="waiting"\\}')) < 10);
    for (const socket of sockets) {
      socket.destroy()
      await once(socket, 'close')
    }
    // Lets the server learn of the reset.
    await metric(/(.)/)
    return held
  })
  for (const blocker of blockers) expect((await blocker).status).toBe(200)
  await expect.poll(dropped).toBe(before + 10)
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

test('slow readers hold no places', async () => {
  const running = () => metric(/http_admission_queue\{lane="page",state="running"\} (\d+)/)
  const longDescription = 'a'.repeat(200_000)
  const names = Array.from({ length: 40 }, (_, number) => ({
    name: `Long Story ${number}`,
    longDescription,
  }))
  await insertPartners(site.app.db, ...names)
  await site.app.directory.refresh()
  // Unpacked as it is read.
  const request = 'GET /api/partners HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.8\r\n\r\n'
  const sockets = Array.from({ length: LANES.page.atOnce }, () => connect(server.port, '127.0.0.1'))
  for (const socket of sockets) {
    socket.write(request)
    await once(socket, 'data')
    socket.pause()
  }
  expect(await running()).toBe(0)
  for (const socket of sockets) socket.destroy()
})
