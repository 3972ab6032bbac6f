/**
 * A separate process, so that its work does not delay visitors: opens 100 slow connections a second, says
 * "opened" when done, holds them until killed.
 * node bench/open-slow-peers.ts http://127.0.0.1:3000 senders|readers|bodies 1000 [local address]
 * Without a local address each has its own in 127.0.0.0/8. The site must be local (Host: localhost).
 */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const [url = '', kind, count, localAddress] = process.argv.slice(2)
const { hostname, port } = new URL(url)
const PER_SECOND = 100
const DRIP_MS = 2000

const head = (line: string, ...more: string[]) => [line, 'Host: localhost', ...more].join('\r\n')
const POST = head('POST /api/inquiries HTTP/1.1', 'Content-Type: application/json')
/** Sent at once, then bit by bit. */
const SENDERS = [
  { first: '', drip: '' },
  { first: head('GET / HTTP/1.1'), drip: '\r\nX-Slow: 1' },
  { first: `${POST}\r\nContent-Length: 5000\r\n\r\n{`, drip: ' ' },
  { first: `${POST}\r\nTransfer-Encoding: chunked\r\n\r\n`, drip: '1\r\n \r\n' },
]
/** Some larger than the kernel's buffers, some smaller. */
const READERS = ['/api/partners', '/api/partners', '/'].map((path) => ({
  first: `${head(`GET ${path} HTTP/1.1`)}\r\n\r\n`,
  drip: '',
}))

const PAGES = [
  ['/', '/search', '/state/texas', '/partner/x', '/partner/x/ask', '/partner-tools/press-release'],
  ['/admin', '/sitemap.xml', '/uploads/x', '/healthz', '/readyz', '/metrics', '/no-such-page'],
].flat()
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** To every route, by each method and framing; with a made-up token. */
async function bodies() {
  const { paths } = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as {
    paths: object
  }
  const routes = [...PAGES, ...Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, 'x'))]
  return routes.flatMap((route) =>
    METHODS.flatMap((method) => {
      const types = ['Content-Type: application/json', `Authorization: Bearer ${'x'.repeat(43)}`]
      const line = head(`${method} ${route} HTTP/1.1`, ...types)
      return [
        { first: `${line}\r\nContent-Length: 5000\r\n\r\n{`, drip: ' ' },
        { first: `${line}\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, drip: '1\r\n \r\n' },
      ]
    }),
  )
}

const peers = kind === 'bodies' ? await bodies() : kind === 'senders' ? SENDERS : READERS
for (let at = 0; at < Number(count); at++) {
  const { first, drip } = peers[at % peers.length] ?? { first: '', drip: '' }
  const socket = connect({
    host: hostname,
    port: Number(port),
    localAddress: localAddress ?? `127.0.${1 + Math.floor(at / 250)}.${1 + (at % 250)}`,
  })
  // Unread, it misses its end too: the bench checks the server's side.
  socket.on('error', () => {}).pause()
  if (first) socket.write(first)
  if (drip) setInterval(() => socket.writable && socket.write(drip), DRIP_MS)
  await sleep(1000 / PER_SECOND)
}
console.log('opened')
setInterval(() => {}, 60_000)
