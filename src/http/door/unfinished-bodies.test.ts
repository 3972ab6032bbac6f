import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ALL_CALLS } from '../../../tests/all-calls.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { createHttpApp } from '../app.ts'
import { type Listening, listen } from './listen.ts'
import { createRequestListener } from './serve.ts'

const ASSETS = { sheetUrl: '/assets/site.css', loaderUrl: '/assets/loader.js', fontUrls: [] }
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
/** The beginning of a body: by length, and in chunks. */
const FRAMINGS = [
  'Content-Length: 500\r\n\r\n{"name":',
  'Transfer-Encoding: chunked\r\n\r\n8\r\n{"name":\r\n',
]
const [, CHUNKED = ''] = FRAMINGS
const MADE_UP = `Authorization: Bearer ${'x'.repeat(43)}\r\n`

let site: TestApp
let server: Listening
let sockets: Socket[] = []
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' })
  await insertPartners(site.app.db, { name: 'Cedar Hollow', slug: 'cedar-hollow' })
  await site.app.directory.refresh()
  server = await listen('127.0.0.1', 0, { isBehindProxy: true })
  server.answerWith(createRequestListener(site.app, ASSETS, 'no-such-folder'))
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
})
afterAll(async () => {
  await server.stop(500)
  await site.close()
})

/** Sends a head and the beginning of a body; "100 Continue" comes when the request is taken up. */
async function begin(line: string, rest: string): Promise<{ socket: Socket; answer: () => string }> {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  let answer = ''
  socket.on('data', (piece) => {
    answer += piece.toString('latin1').replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
  })
  socket.write(`${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: 100-continue\r\n${rest}`)
  await once(socket, 'data')
  return { socket, answer: () => answer }
}
async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await once(socket, 'close')
}
const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init)
async function metric(pattern: RegExp): Promise<number> {
  const text = await (await ask('/metrics')).text()
  return [...text.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0)
}
const inPoolOfTools = () => metric(/^http_bodies_unfinished\{pool="tools"\} (\d+)/gm)
const inLanes = () => metric(/^http_admission_queue\{.*\} (\d+)/gm)
const unfinished = () => metric(/^http_bodies_unfinished\{.*\} (\d+)/gm)

test('no route keeps a place while a body comes, by any method and framing', async () => {
  const patterns = [...createHttpApp(site.app, ASSETS).routes, ...ALL_CALLS].map(({ path }) =>
    path.replaceAll(/:\w+(?:\{[^/]*\})?|\{\w+\}/g, 'x'),
  )
  const paths = [...new Set(patterns)].filter((path) => !path.includes('*'))
  expect(paths.length).toBeGreaterThan(120)
  for (let at = 0; at < paths.length; at += 20) {
    const requests = paths.slice(at, at + 20).flatMap((path) => METHODS.map((method) => `${method} ${path}`))
    await Promise.all(
      // One way after the other: seven methods a path give each of them both ways at its neighbours.
      requests.map((line, n) => begin(line, `${MADE_UP}${FRAMINGS[n % FRAMINGS.length]}`)),
    )
    await expect.poll(inLanes, { message: paths.slice(at, at + 20).join(' ') }).toBe(0)
    for (const socket of sockets) socket.destroy()
    sockets = []
    await expect.poll(unfinished).toBe(0)
  }
}, 120_000)

test.each([
  ['one to the search', 1, 'POST /search', '/search?q=cedar', 200],
  ['one to the search call', 1, 'PUT /api/search', '/api/search?q=cedar', 200],
  ['four to /healthz', 4, 'POST /healthz', '/healthz', 200],
  ['four to /readyz', 4, 'DELETE /readyz', '/readyz', 200],
  ['six to the home page', 6, 'POST /', '/partner/cedar-hollow', 200],
  ['sixteen with a made-up token', 16, 'PATCH /api/admin/partners/x', '/api/admin/me', 401],
  ['four pictures with a made-up token', 4, 'POST /api/admin/uploads', '/api/admin/me', 401],
] as const)('others are answered beside %s', async (_name, count, line, path, status) => {
  for (let at = 0; at < count; at++) await begin(line, `${MADE_UP}${CHUNKED}`)
  expect((await ask(path, { headers: { authorization: `Bearer ${'y'.repeat(43)}` } })).status).toBe(status)
})

test.each(METHODS)(
  'a probe by %s is answered at once, whatever comes behind it, and closed',
  async (method) => {
    for (const framing of FRAMINGS) {
      const { socket, answer } = await begin(`${method} /healthz`, framing)
      await closed(socket)
      expect(answer()).toMatch(/^HTTP\/1\.1 (?:200|204|405) .*connection: close/is)
    }
  },
)

test.each(['GET', 'HEAD', 'OPTIONS'])(
  '%s is refused with a body, and its connection closed',
  async (method) => {
    const refused = await Promise.all(FRAMINGS.map((framing) => begin(`${method} /api/search?q=x`, framing)))
    for (const { socket, answer } of refused) {
      await closed(socket)
      expect(answer()).toMatch(/^HTTP\/1\.1 400 .*connection: close/is)
      if (method !== 'HEAD') expect(answer()).toContain('"code":"invalid_input"')
    }
  },
)

test('a length of zero is no body', async () => {
  for (const method of ['GET', 'POST']) {
    const { answer } = await begin(`${method} /api/search?q=x`, 'Content-Length: 0\r\n\r\n')
    await expect.poll(answer).toMatch(method === 'GET' ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 405 /)
  }
})

test('lists of administrators are read after their session is found, and answered 401 before', async () => {
  const { answer } = await begin('POST /api/admin/imports', `${MADE_UP}${CHUNKED}`)
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 401 /)
  const { token } = await site.signIn()
  const head = `Authorization: Bearer ${token}\r\nContent-Type: text/csv\r\n`
  const list = await begin(
    'POST /api/admin/imports',
    `${head}Transfer-Encoding: chunked\r\n\r\n4\r\nname\r\n`,
  )
  await expect.poll(() => metric(/^http_bodies_unfinished\{pool="admin"\} (\d+)/gm)).toBe(1)
  expect(await inLanes()).toBe(0)
  list.socket.write('5\r\n\nOak\n\r\n0\r\n\r\n')
  await expect.poll(list.answer).toMatch(/^HTTP\/1\.1 (?:202|400) /)
})

test('a body in chunks over the limit gets its answer, though it is still coming', async () => {
  const { socket, answer } = await begin(
    'POST /api/inquiries',
    'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`
  for (let at = 0; at < 40; at++) socket.write(piece)
  await closed(socket)
  expect(answer()).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer()).toContain('"code":"too_large"')
})

test('one network sends few bodies at a time, and its neighbours are not held up', async () => {
  const from = (address: string) => begin('POST /search', `X-Forwarded-For: ${address}\r\n${CHUNKED}`)
  for (let at = 0; at < 32; at++) await from('203.0.113.9')
  const { socket, answer } = await from('203.0.113.9')
  await closed(socket)
  expect(answer()).toMatch(/^HTTP\/1\.1 429 .*retry-after: \d/is)
  const neighbour = await from('203.0.113.10')
  neighbour.socket.write('0\r\n\r\n')
  await expect.poll(neighbour.answer).toMatch(/^HTTP\/1\.1 405 /)
})

test('a form with a logo has the room of the partner tools in each language', async () => {
  await expect.poll(inPoolOfTools).toBe(0)
  for (const [at, language] of ['', '/fr', '/es'].entries()) {
    await begin(`POST ${language}/partner-tools/press-release`, 'Content-Length: 5000000\r\n\r\nlogo=')
    await expect.poll(inPoolOfTools).toBe(at + 1)
  }
})
