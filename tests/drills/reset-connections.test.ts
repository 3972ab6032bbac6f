import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportJob } from '../../src/shared/import.ts'
import { type ConsoleProduct, startConsoleProduct } from '../browser/support/console-product.ts'

/** Without telephone numbers; returned as a streamed CSV. */
const BAD_ROWS = Array.from({ length: 8000 }, (_, at) => `House ${at},${at} Oak St,Asheville,NC,28801,`)

let product: ConsoleProduct
let asset: string
let importId: string
beforeAll(async () => {
  product = await startConsoleProduct({ SAMPLE_DATA: '600', TRUST_PROXY: '0' })
  const list = `name,address,city,state,zip,phone\n${BAD_ROWS.join('\n')}`
  let job = await product.call<ImportJob>('POST', '/api/admin/imports?fileName=bad.csv', list)
  while (job.state === 'waiting' || job.state === 'checking') {
    await sleep(50)
    job = await product.call<ImportJob>('GET', `/api/admin/imports/${job.id}`)
  }
  importId = job.id
  const page = await (await fetch(product.url)).text()
  asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? ''
  expect(asset).not.toBe('')
})
afterAll(() => product?.stop())

const INQUIRY = JSON.stringify({ partnerId: crypto.randomUUID(), name: 'Ada', email: 'ada@example.com' })
const lines = (...given: string[]) => `${given.join('\r\n')}\r\nHost: 127.0.0.1\r\n`
const get = (path: string, ...more: string[]) => `${lines(`GET ${path} HTTP/1.1`, ...more)}\r\n`
const post = (path: string, body: string, ...more: string[]) =>
  `${lines(`POST ${path} HTTP/1.1`, 'Content-Type: application/json', ...more)}\r\n${body}`
const bearer = () => `Authorization: Bearer ${product.token}`
const length = `Content-Length: ${INQUIRY.length}`
const chunked = `${INQUIRY.length.toString(16)}\r\n${INQUIRY}\r\n0\r\n\r\n`

const REQUESTS: [string, () => string][] = [
  ['a page', () => get('/')],
  ['a page not yet rendered', () => get(`/search?q=${crypto.randomUUID()}`)],
  ['HEAD', () => `${lines('HEAD / HTTP/1.1')}\r\n`],
  ['a large kept answer', () => get('/api/partners')],
  ['a large answer of its own', () => get('/api/partners?active=true')],
  ['a file', () => get(asset)],
  [
    'a list that is compressed on its way',
    () => get('/api/admin/partners', bearer(), 'Accept-Encoding: gzip'),
  ],
  ['a CSV that is written on its way', () => get(`/api/admin/imports/${importId}/failed.csv`, bearer())],
  ['a refused host', () => `GET / HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n`],
  ['two hosts', () => get('/', 'Host: 127.0.0.1')],
  ['an absolute target', () => get('http://127.0.0.1/')],
  ['an inquiry', () => post('/api/inquiries', INQUIRY, length)],
  ['an inquiry in chunks', () => post('/api/inquiries', chunked, 'Transfer-Encoding: chunked')],
  ['an inquiry that asks first', () => post('/api/inquiries', INQUIRY, length, 'Expect: 100-continue')],
  ['an unknown expectation', () => post('/api/inquiries', INQUIRY, length, 'Expect: tea')],
  ['a length without a body', () => post('/api/inquiries', '', 'Content-Length: 1000')],
  ['a body over the limit', () => post('/api/inquiries', 'x'.repeat(2_000_000), 'Content-Length: 2000000')],
  ['a form without a body', () => post('/partner/x/ask', '', 'Content-Length: 1000')],
  ['CONNECT', () => `${lines('CONNECT x:1 HTTP/1.1')}\r\n`],
  ['CONNECT with bytes behind it', () => `${lines('CONNECT x:1 HTTP/1.1')}\r\n${'x'.repeat(100_000)}`],
  ['an upgrade', () => get('/', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13')],
  ['HTTP/2 by prior knowledge', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['OPTIONS *', () => `${lines('OPTIONS * HTTP/1.1')}\r\n`],
  ['TRACE', () => `${lines('TRACE / HTTP/1.1')}\r\n`],
  ['no HTTP at all', () => 'hello\r\n\r\n'],
  ['a TLS greeting', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['headers that are too long', () => get('/', `Cookie: ${'a'.repeat(20_000)}`)],
  ['many at once', () => get('/api/partners').repeat(3) + get('/').repeat(20)],
  ['garbage behind a large answer', () => `${get('/api/partners')}garbage\r\n\r\n`],
]

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(product.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Sends a request's beginning and resets the connection after `waitMs`. */
async function resetAfter(bytes: string, waitMs: number) {
  const socket = await open()
  if (bytes !== '') await new Promise((sent) => socket.write(bytes, 'latin1', sent))
  if (waitMs > 0) await sleep(waitMs)
  socket.resetAndDestroy()
}

/** Sends a request and resets the connection after that many answer bytes, or when the server closes it. */
async function resetInAnswer(bytes: string, answerBytes: number) {
  const socket = await open()
  let received = 0
  const enough = new Promise<void>((resolve) => {
    socket.on('data', (piece) => {
      received += piece.length
      if (received >= answerBytes) resolve()
    })
    socket.once('close', () => resolve())
  })
  socket.write(bytes, 'latin1')
  await Promise.race([enough, sleep(700)])
  socket.resetAndDestroy()
}

/** Answers only while the original process lives. */
async function expectAlive() {
  await sleep(50)
  expect(() => process.kill(product.pid, 0)).not.toThrow()
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
}

// Beside each other: they mostly wait.
describe.concurrent.each(REQUESTS)(
  'a connection that is reset during %s leaves the product alive',
  (_name, make) => {
    test('while the request is sent', async () => {
      const request = make()
      const ends = [0, 1, 5, 14, request.indexOf('\r\n') + 3, request.indexOf('\r\n\r\n') + 2]
      ends.push(request.indexOf('\r\n\r\n') + 4, Math.ceil(request.length * 0.7), request.length - 1)
      const at = [...new Set(ends)].filter((end) => end >= 0 && end < request.length)
      await Promise.all(
        at.flatMap((end) => [0, 30].map((waitMs) => resetAfter(request.slice(0, end), waitMs))),
      )
      await expectAlive()
    })

    test('before the answer', async () => {
      await Promise.all([0, 0, 1, 3, 10, 30, 100].map((waitMs) => resetAfter(make(), waitMs)))
      await expectAlive()
    })

    test('in the answer and after it', async () => {
      await Promise.all([1, 300, 70_000, 400_000, 1e9].map((bytes) => resetInAnswer(make(), bytes)))
      await expectAlive()
    })
  },
)

test('undisturbed, the answers that are written on their way are large and good', async () => {
  for (const path of ['/api/admin/partners', `/api/admin/imports/${importId}/failed.csv`]) {
    const response = await fetch(product.url + path, {
      headers: { authorization: `Bearer ${product.token}` },
    })
    expect([path, response.status, response.headers.get('content-length')]).toEqual([path, 200, null])
    expect((await response.text()).length).toBeGreaterThan(400_000)
  }
})

test('no connection that was reset is told as an error of the product', async () => {
  await fetch(`${product.url}/api/admin/me`, { headers: { authorization: 'Bearer none' } })
  const messages = () =>
    product
      .output()
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): string => JSON.parse(line).msg)
  // Refused logins and hosts have lines of their own; a busy machine may keep the job queue or the event loop waiting.
  const isExpected = (message: string) =>
    /^(?:security|job queue error|A request for another host|did not answer for|answers again)/.test(message)
  expect(messages().filter((message) => !isExpected(message))).toEqual([])
})
