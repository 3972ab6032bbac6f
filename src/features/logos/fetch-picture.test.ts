import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FetchRules, fetchPicture } from './fetch-picture.ts'

const PICTURE = Buffer.alloc(1000, 'x')
let server: Server
let address: string
let open: Partial<FetchRules>
let answer: { status: number; headers: OutgoingHttpHeaders; isWhole: boolean }
let asked: IncomingHttpHeaders

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request.headers
    response.writeHead(answer.status, { 'content-type': 'image/png', ...answer.headers })
    if (answer.isWhole) response.end(PICTURE)
    else response.write(PICTURE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  address = `http://127.0.0.1:${port}/logo.png`
  open = { ports: [port], isAllowed: () => true, timeoutMs: 60_000 }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answer = { status: 200, headers: {}, isWhole: true }
})

const openConnections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

test('asks for a PNG as it is, and says nothing of us', async () => {
  await fetchPicture(address, open)
  expect(asked).toEqual({
    accept: 'image/png',
    'accept-encoding': 'identity',
    'user-agent': 'logo-reader',
    host: new URL(address).host,
    connection: 'close',
  })
})

describe('a connection is closed, though the server goes on, when the answer', () => {
  test.each<[string, Partial<typeof answer>, string]>([
    ['is no picture', { headers: { 'content-type': 'text/html' } }, 'no PNG'],
    ['has a type that only begins so', { headers: { 'content-type': 'image/pngx' } }, 'no PNG'],
    ['has a type that only ends so', { headers: { 'content-type': 'text/image/png' } }, 'no PNG'],
    ['is compressed', { headers: { 'content-encoding': 'br' } }, 'no PNG'],
    ['says that it is too large', { headers: { 'content-length': '1001' } }, 'too large'],
    ['is an error', { status: 500 }, 'answers with 500'],
    ['is a success without a picture', { status: 206 }, 'answers with 206'],
    ['redirects nowhere', { status: 302 }, 'answers with 302'],
    ['redirects to another scheme', { status: 302, headers: { location: 'ftp://a.example/' } }, 'cannot be'],
    ['redirects to no address', { status: 302, headers: { location: 'http://[' } }, 'cannot be'],
  ])('%s', async (_, given, message) => {
    answer = { ...answer, isWhole: false, ...given }
    await expect(fetchPicture(address, { ...open, maxBytes: 1000 })).rejects.toThrow(message)
    await expect.poll(openConnections).toBe(0)
  })
})

test.each([
  ['declared', { 'content-length': '1000' }],
  ['counted', { 'transfer-encoding': 'chunked' }],
])('the last byte that is allowed is taken, and no more: %s', async (_, headers) => {
  answer = { ...answer, headers }
  await expect(fetchPicture(address, { ...open, maxBytes: 1000 })).resolves.toEqual(PICTURE)
  await expect(fetchPicture(address, { ...open, maxBytes: 999 })).rejects.toThrow('too large')
})

test('a type is read in any letter case and with parameters', async () => {
  answer = { ...answer, headers: { 'content-type': 'IMAGE/PNG; charset=binary' } }
  await expect(fetchPicture(address, open)).resolves.toEqual(PICTURE)
})

test.each([
  ['http://a.example/', 80],
  ['http://a.example:443/', 443],
  ['https://a.example/', 443],
  ['https://a.example:80/', 80],
])('%s is on port %i', async (url, port) => {
  const resolve: FetchRules['resolve'] = (_, __, done) => done(new Error('looked up'), [])
  await expect(fetchPicture(url, { resolve, ports: [port] })).rejects.toThrow('cannot be reached')
  await expect(fetchPicture(url, { resolve })).rejects.toThrow('cannot be reached')
  const others = { resolve, ports: [port === 80 ? 443 : 80] }
  await expect(fetchPicture(url, others)).rejects.toThrow('cannot be loaded')
})

test('other ports, credentials and names without a dot are not even looked up', async () => {
  let lookups = 0
  const resolve: FetchRules['resolve'] = (_, __, done) => done(new Error(String(lookups++)), [])
  const hosts = ['a.example:8080', 'a.example:79', 'user@a.example', ':secret@a.example', 'intranet']
  for (const host of hosts)
    await expect(fetchPicture(`http://${host}/`, { resolve }), host).rejects.toThrow('cannot be loaded')
  expect(lookups).toBe(0)
})

test('a name without an address is refused', async () => {
  const resolve: FetchRules['resolve'] = (_, __, done) => done(null, [])
  await expect(fetchPicture('http://a.example/', { ...open, ports: [80], resolve })).rejects.toThrow(
    'cannot be loaded',
  )
})

test('without other rules a picture has 5 MB, 6 s and 3 redirects', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const { ports, isAllowed } = open as FetchRules
  const ask = (declared: number) => {
    answer = { ...answer, isWhole: false, headers: { 'content-length': String(declared) } }
    const asking = fetchPicture(address, { ports, isAllowed })
    setTimeout(() => server.closeAllConnections(), 100)
    return asking
  }
  await expect(ask(5 * 1024 * 1024 + 1)).rejects.toThrow('too large')
  await expect(ask(5 * 1024 * 1024)).rejects.toThrow('cannot be reached')
  expect(timeout).toHaveBeenCalledWith(6000)
  timeout.mockRestore()

  let left = 3
  const moving = createServer((_, response) => {
    const next = `http://127.0.0.1:${port}/`
    if (left-- > 0) response.writeHead(301, { location: next }).end()
    else response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE)
  })
  await new Promise<void>((resolve) => moving.listen(0, '127.0.0.1', resolve))
  const { port } = moving.address() as AddressInfo
  const follow = () => fetchPicture(`http://127.0.0.1:${port}/`, { ports: [port], isAllowed })
  await expect(follow()).resolves.toEqual(PICTURE)
  left = 4
  await expect(follow()).rejects.toThrow('redirects too often')
  moving.close()
})
