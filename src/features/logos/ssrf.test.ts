import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FetchRules, fetchPicture, PictureRefused } from './fetch-picture.ts'
import { isPublicAddress } from './is-public-address.ts'

const NOT_ALLOWED = new PictureRefused('The logo cannot be loaded from this address.')

let sink: Server
let port: number
let connections = 0
let png: Buffer

beforeAll(async () => {
  png = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#1d5754' } })
    .png()
    .toBuffer()
  sink = createServer((request, response) => {
    const path = request.url ?? ''
    const redirect = /^\/redirect\/(\d+)\?to=(.*)$/.exec(path)
    if (redirect)
      return response
        .writeHead(Number(redirect[1]), { location: decodeURIComponent(redirect[2] ?? '') })
        .end()
    if (path === '/drip') {
      response.writeHead(200, { 'content-type': 'image/png' })
      const timer = setInterval(() => response.write('x'), 50)
      return response.on('close', () => clearInterval(timer))
    }
    if (path === '/endless') {
      response.writeHead(200, { 'content-type': 'image/png' })
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      }
      response.on('drain', more)
      return more()
    }
    if (path === '/gzip')
      return response
        .writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000)))
    if (path === '/html') return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    if (path === '/large')
      return response.writeHead(200, { 'content-type': 'image/png', 'content-length': '9999999' }).end()
    if (path === '/missing') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'image/png' }).end(png)
  })
  sink.on('connection', () => connections++)
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve))
  port = (sink.address() as AddressInfo).port
})
afterAll(() => {
  sink.closeAllConnections()
  sink.close()
})
beforeEach(() => {
  connections = 0
})

/** Names that resolve to addresses of our choice. */
const NAMES: Record<string, string[]> = {
  'internal.example': ['10.0.0.5'],
  'loopback.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  'mixed-first.example': ['127.0.0.1', '93.184.216.34'],
  'mixed-families.example': ['93.184.216.34', '2606:4700:4700::1111', 'fd00::1'],
  localhost: ['127.0.0.1'],
  'foo.localhost': ['127.0.0.1'],
  'six.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'unique.example': ['fd00::1'],
  'linklocal.example': ['fe80::1'],
  'sixtofour.example': ['2002:7f00:1::1'],
  'zero.example': ['0.0.0.0'],
  'printer.local.example': ['192.168.1.9'],
}
const rules: Partial<FetchRules> = {
  timeoutMs: 3000,
  resolve: (hostname, _, done) => {
    const found = NAMES[hostname.replace(/\.$/, '')]
    if (!found) return done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), [])
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  },
}

/** {port} is that of the listening sink, which is allowed, so that the address alone decides. */
const REFUSED = [
  ...[
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '017700000001',
    '127.1',
    '127.0.1',
    '0177.0.0.1',
    '0x7f.1',
    '127.0.0.2',
  ],
  ...[
    '0.0.0.0',
    '0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
  ],
  ...[
    '192.0.0.8',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[fd00::1]',
    '[fe80::1]',
  ],
  ...['[2002:7f00:1::]', '[2001:db8::1]', '[2001::1]', '[ff02::1]', '[fec0::1]'],
  ...['LOCALHOST', 'localhost.', '①②⑦.⓪.⓪.①', '127.0.0.1.'],
  ...Object.keys(NAMES),
].map((host) => `http://${host}:{port}/logo.png`)
const OTHERS = [
  'file:///etc/passwd',
  'gopher://127.0.0.1:{port}/_x',
  'ftp://127.0.0.1:{port}/logo.png',
  'http://user:secret@loopback.example:{port}/',
  'http://127.0.0.1:22/',
]
const all = [...REFUSED, ...OTHERS]

test.each(all.map((url) => [url]))('%s is refused without a connection', async (url) => {
  const address = url.replace('{port}', String(port))
  // An address that is tried and cannot be reached has another message.
  await expect(fetchPicture(address, { ...rules, ports: [80, 443, port] })).rejects.toThrow(NOT_ALLOWED)
  expect(connections).toBe(0)
})

test('there are at least 60 of them', () => expect(all.length).toBeGreaterThanOrEqual(60))

test('the same address connects once it is allowed: the check above is what stops it', async () => {
  const open = { ...rules, ports: [port], isAllowed: () => true }
  await expect(fetchPicture(`http://127.0.0.1:${port}/logo.png`, open)).resolves.toEqual(png)
  await expect(fetchPicture(`http://loopback.example:${port}/logo.png`, open)).resolves.toEqual(png)
  expect(connections).toBe(2)
})

/** The first connection is allowed, what it leads to is not. */
const behindOpen = (): Partial<FetchRules> => ({
  ...rules,
  ports: [port, 80, 443],
  resolve: (hostname, options, done) =>
    hostname === 'open.example'
      ? done(null, [{ address: '127.0.0.1', family: 4 }])
      : rules.resolve?.(hostname, options, done),
  isAllowed: (address) => {
    const isFirst = address === '127.0.0.1' && connections === 0
    return isFirst || isPublicAddress(address)
  },
})

test.each([301, 302, 303, 307, 308])('a redirect %i to an inner address ends there', async (status) => {
  const to = encodeURIComponent(`http://127.0.0.1:${port}/logo.png`)
  const url = `http://open.example:${port}/redirect/${status}?to=${to}`
  await expect(fetchPicture(url, behindOpen())).rejects.toThrow(NOT_ALLOWED)
  expect(connections).toBe(1)
})

test('a connection goes to the address that was checked: the name is resolved once', async () => {
  let answers = 0
  const turning: Partial<FetchRules> = {
    ...rules,
    ports: [port],
    resolve: (_, __, done) =>
      done(null, [{ address: answers++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]),
    isAllowed: (address) => address === '127.0.0.1',
  }
  await expect(fetchPicture(`http://turn.example:${port}/logo.png`, turning)).resolves.toEqual(png)
  expect(answers).toBe(1)
})

test('a name that changes its address after the first answer is refused (rebinding)', async () => {
  let answers = 0
  const rebinding: Partial<FetchRules> = {
    ...behindOpen(),
    resolve: (_, __, done) =>
      done(null, [{ address: answers++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]),
  }
  const to = encodeURIComponent('/logo.png')
  await expect(fetchPicture(`http://turn.example:${port}/redirect/302?to=${to}`, rebinding)).rejects.toThrow(
    NOT_ALLOWED,
  )
  expect(connections).toBe(1)
})

test('chains of redirects end after three', async () => {
  const open = { ...rules, ports: [port], isAllowed: () => true }
  const loop = `http://127.0.0.1:${port}/redirect/302?to=`
  const chain = (left: number): string =>
    left === 0 ? `http://127.0.0.1:${port}/logo.png` : loop + encodeURIComponent(chain(left - 1))
  await expect(fetchPicture(chain(3), open)).resolves.toEqual(png)
  await expect(fetchPicture(chain(4), open)).rejects.toThrow(/redirects too often/)
})

test.each([
  ['/drip', /in time/],
  ['/endless', /too large/],
  ['/gzip', /no PNG/],
  ['/html', /no PNG/],
  ['/large', /too large/],
  ['/missing', /404/],
])('%s is given up', async (path, message) => {
  const timeoutMs = path === '/drip' ? 1000 : 60_000
  const open = { ...rules, timeoutMs, ports: [port], isAllowed: () => true }
  await expect(fetchPicture(`http://127.0.0.1:${port}${path}`, open)).rejects.toThrow(message)
})
