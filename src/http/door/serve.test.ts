import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { type Listening, listen } from './listen.ts'
import { createRequestListener } from './serve.ts'

let site: TestApp
let server: Listening
beforeAll(async () => {
  site = await makeApp()
  await insertPartners(site.app.db, { name: 'Cedar Hollow', slug: 'cedar-hollow' })
  await site.app.directory.refresh()
  server = await listen('127.0.0.1', 0)
  server.answerWith(
    createRequestListener(
      site.app,
      { sheetUrl: '/assets/site.css', loaderUrl: '/assets/loader.js', fontUrls: [] },
      'no-such-folder',
    ),
  )
})
afterAll(async () => {
  await server.stop(500)
  await site.close()
})

/** What the server answers to raw bytes until it closes. */
async function exchange(bytes: string, { port }: { port: number } = server): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return answer
}
/**
 * Heads that two servers could read as different ends of a request, so that one hides in another. Source: RFC 9112, 6
 * and 11.2.
 */
const SMUGGLED: [name: string, head: string, body?: string][] = [
  ['both lengths', 'Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
  ['both lengths, the other way round', 'Transfer-Encoding: chunked\r\nContent-Length: 5', '0\r\n\r\n'],
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6', 'hello!'],
  ['two lengths in one line', 'Content-Length: 5, 6', 'hello!'],
  ['a length with a sign', 'Content-Length: +5', 'hello'],
  ['a negative length', 'Content-Length: -5', 'hello'],
  ['a length in hex', 'Content-Length: 0x5', 'hello'],
  ['a length with a blank in it', 'Content-Length: 5 0', 'hello'],
  ['a length that overflows', 'Content-Length: 99999999999999999999999', 'hello'],
  ['chunks before another encoding', 'Transfer-Encoding: chunked, identity', '0\r\n\r\n'],
  ['an encoding that only looks like chunks', 'Transfer-Encoding: xchunked', '0\r\n\r\n'],
  ['a blank before the colon', 'Transfer-Encoding : chunked', '0\r\n\r\n'],
  ['a vertical tab before the encoding', 'Transfer-Encoding: \x0bchunked', '0\r\n\r\n'],
  ['NUL in a header', 'X-Note: a\0b', ''],
  [
    'a line end without carriage return',
    'X-Note: a\nTransfer-Encoding: chunked\r\nContent-Length: 5',
    '0\r\n\r\n',
  ],
  ['a carriage return alone', 'X-Note: a\rTransfer-Encoding: chunked\r\nContent-Length: 0', ''],
  ['a folded header', 'X-Note: a\r\n Transfer-Encoding: chunked\r\nTransfer-Encoding : x', ''],
  ['a chunk of a size that is no number', 'Transfer-Encoding: chunked', 'zz\r\nhello\r\n0\r\n\r\n'],
  ['a chunk size that overflows', 'Transfer-Encoding: chunked', 'fffffffffffffffff\r\nhello\r\n0\r\n\r\n'],
]

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${address}`, { headers })
const identity = { 'accept-encoding': 'identity' }
const countCached = async () =>
  Number(/^http_cached_answers_total (\d+)/m.exec(await (await get('/metrics')).text())?.[1])

test.each([
  ['HTTP/1.1 503', 'GET / HTTP/1.1\r\nHost: directory.example\r\n\r\n'],
  ['HTTP/1.1 400', 'GET / HTTP/1.1\r\nHost: directory.example\r\nContent-Length: x\r\n\r\n'],
  ['HTTP/1.1 405', 'CONNECT directory.example:443 HTTP/1.1\r\nHost: directory.example\r\n\r\n'],
  ['HTTP/1.1 417', 'GET / HTTP/1.1\r\nHost: directory.example\r\nExpect: tea\r\n\r\n'],
])('%s before the app keeps browsers on https', async (status, bytes) => {
  const starting = await listen('127.0.0.1', 0, { siteUrl: 'https://directory.example' })
  try {
    const answer = await exchange(bytes, starting)
    expect(answer.slice(0, status.length)).toBe(status)
    expect(answer).toMatch(/^strict-transport-security: max-age=63072000; includeSubDomains\r$/m)
  } finally {
    await starting.stop(500)
  }
})

test('a cached page is answered before routing, with the same headers and bytes', async () => {
  const first = await get('/state/north-carolina')
  const before = await countCached()
  const second = await get('/state/north-carolina')
  expect(await countCached()).toBe(before + 1)
  expect(await second.text()).toBe(await first.text())
  for (const name of [
    'content-type',
    'etag',
    'cache-control',
    'vary',
    'content-security-policy',
    'referrer-policy',
  ]) {
    expect(second.headers.get(name), name).toBe(first.headers.get(name))
  }
  const known = await get('/state/north-carolina', { 'if-none-match': second.headers.get('etag') ?? '' })
  expect(known.status).toBe(304)
  const head = await fetch(`http://127.0.0.1:${server.port}/state/north-carolina`, {
    method: 'HEAD',
    headers: identity,
  })
  expect(head.headers.get('content-length')).toBe(
    String(Buffer.byteLength(await (await get('/state/north-carolina', identity)).text())),
  )
})

test.each([
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 405],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n', 405],
  ['CONNECT', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 405],
  ['no HTTP at all', 'hello\r\n\r\n', 405],
  ['a broken request line', 'GET / HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n', 400],
  ['headers over 16 KB', `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${'a'.repeat(16_500)}\r\n\r\n`, 431],
  [
    'an address of a megabyte',
    `GET /search?q=${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
    431,
  ],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ...SMUGGLED.map(([name, head, body = '']): [string, string, number] => [
    name,
    `POST /api/inquiries HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${head}\r\n\r\n${body}`,
    400,
  ]),
  [
    'an address off the site',
    'GET \\\\evil.example HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
    400,
  ],
])('%s is refused cleanly', async (_name, bytes, status) => {
  const answer = await exchange(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toMatch(/x-content-type-options: nosniff/i)
  expect(answer).not.toMatch(/node_modules|at .*\.[tj]s/)
  if (status === 405) expect(answer).toMatch(/allow: GET/i)
})

test('headers of almost 16 KB are read', async () => {
  expect((await get('/', { cookie: 'a'.repeat(15_800) })).status).toBe(200)
})

test('a body over the limit is refused before it is read', async () => {
  const answer = await exchange(
    'POST /api/inquiries HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\nConnection: close\r\n\r\n{',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

/** The second request is answered from the cache, so both ways are tested. */
describe.each(['/', '/state/north-carolina', '/api/faq', '/search?q=asheville', '/no-such-page'])(
  '%s',
  (address) => {
    const ask = (...hosts: string[]) => {
      const lines = hosts.map((host) => `Host: ${host}\r\n`).join('')
      return exchange(`GET ${address} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
    }
    test('is refused for another host (RUN-7)', async () => {
      for (const _ of ['rendered', 'kept']) {
        expect(await ask(`127.0.0.1:${server.port}`)).toMatch(/^HTTP\/1\.1 (?:200|404) /)
        const answer = await ask('evil.example')
        expect(answer).toMatch(/^HTTP\/1\.1 421 /)
        expect(answer).toMatch(/x-content-type-options: nosniff/i)
        expect(answer).toMatch(/cache-control: no-store/i)
        expect(answer).not.toContain('evil.example')
        expect(await ask('127.0.0.1', '127.0.0.1')).toMatch(/^HTTP\/1\.1 400 /)
        expect(await ask('127.0.0.1', 'evil.example')).toMatch(/^HTTP\/1\.1 400 /)
      }
    })
  },
)

test('another host is refused in the form that each reader expects', async () => {
  const ask = async (path: string) => {
    const answer = await exchange(`GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    return { type: /content-type: (\S+)/i.exec(head)?.[1], body }
  }
  const call = await ask('/api/search?q=x')
  expect(call.type).toBe('application/json')
  expect(JSON.parse(call.body)).toMatchObject({ code: 'invalid_input', requestId: expect.any(String) })
  const page = await ask('/')
  expect(page.type).toContain('text/html')
  expect(page.body).toContain(site.app.siteUrl)
  expect((await ask('/assets/x.js')).type).toContain('text/plain')
})

test.each(['/healthz', '/readyz', '/healthz?probe=1'])(
  '%s answers probes, which ask by address',
  async (path) => {
    const answer = await exchange(`GET ${path} HTTP/1.1\r\nHost: 192.0.2.9:8080\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  },
)

test('an absolute target is judged by its own host', async () => {
  const ask = (target: string, host: string) =>
    exchange(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(await ask('http://localhost/', 'evil.example')).toMatch(/^HTTP\/1\.1 200 /)
  const foreign = await ask('http://evil.example/', '127.0.0.1')
  expect(foreign).toMatch(/^HTTP\/1\.1 421 /)
  expect(foreign).toMatch(/href="http:\/\/127\.0\.0\.1[^"]*">Go to the directory/)
})

test('X-Forwarded-Host has no effect', async () => {
  const ask = (host: string, forwarded: string) =>
    exchange(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: ${forwarded}\r\nConnection: close\r\n\r\n`)
  expect(await ask('evil.example', '127.0.0.1')).toMatch(/^HTTP\/1\.1 421 /)
  const answer = await ask('127.0.0.1', 'evil.example')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).not.toContain('evil.example')
})

test.each([
  [
    'an upgrade',
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    200,
  ],
  [
    'an expectation of 100-continue',
    'POST /api/inquiries HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}',
    100,
  ],
  [
    'an unknown expectation',
    'POST /api/inquiries HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: tea\r\nContent-Length: 2\r\n\r\n{}',
    417,
  ],
])('%s is answered as plain HTTP', async (_name, bytes, status) => {
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (piece) => {
    answer += piece.toString('latin1')
  })
  socket.write(bytes)
  await expect.poll(() => answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  socket.destroy()
})

test('bytes that are no request are not answered in the middle of an answer', async () => {
  const answer = await exchange('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nno request at all\r\n\r\n')
  const length = Number(/content-length: (\d+)/i.exec(answer)?.[1])
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
  expect(body.slice(0, length)).not.toContain('HTTP/1.1')
})

test('an answer that cannot be sent does not end the process', async () => {
  const handle = createRequestListener(
    site.app,
    { sheetUrl: '/assets/site.css', loaderUrl: '', fontUrls: [] },
    'no-such-folder',
  )
  const thrown: unknown[] = []
  const other = createServer((incoming, outgoing) => {
    handle(incoming, outgoing)
    try {
      outgoing.emit('error', new Error('unreadable'))
    } catch (error) {
      thrown.push(error)
    }
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await exchange('GET /no-such-page-x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n', { port })
  other.close()
  expect(thrown).toEqual([])
})

test('visitors who leave while a query is awaited are not logged as an outage', async () => {
  const [warn, error] = [vi.fn(), vi.fn()]
  Object.assign(site.app.log, { warn, error })
  const { token } = await site.signIn()
  const locker = new pg.Client({ connectionString: site.url }).on('error', () => {})
  await locker.connect()
  await locker.query('begin; lock table place_data, admin_sessions in access exclusive mode')
  const requests = [
    'GET /partner/cedar-hollow HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
    `POST /api/admin/imports HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nContent-Length: 3000\r\n\r\nname`,
  ]
  const sockets = requests.map(() => connect(server.port, '127.0.0.1').on('error', () => {}))
  for (const [index, socket] of sockets.entries()) socket.write(requests[index] ?? '')
  const countWaiting = async () => {
    const { rows } = await locker.query(
      "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
    return rows[0].n
  }
  await expect.poll(countWaiting).toBe(2)
  for (const socket of sockets) socket.destroy()
  await locker.query('commit')
  await locker.end()
  await expect.poll(() => site.app.db.$client.idleCount).toBe(site.app.db.$client.totalCount)
  // After these requests, in the same process.
  expect((await get('/partner/cedar-hollow')).status).toBe(200)
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([])
})
