import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const SCRIPT_PATH = '/__dev/reload.js'
const EVENTS_PATH = '/__dev/events'
/** How long requests wait for a build. */
const WAIT_MS = 60_000

const SCRIPT = `new EventSource('${EVENTS_PATH}').addEventListener('reload', () => location.reload())`

export type DevProxy = { url: string; reloadBrowsers(): void }

/** Forwards requests to `targetPort()` (null: restarting) and adds the reload script to pages. */
export async function startProxy(
  at: { host: string; port: number },
  targetPort: () => number | null,
): Promise<DevProxy> {
  const browsers = new Set<ServerResponse>()
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT_PATH) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(SCRIPT)
    } else if (incoming.url === EVENTS_PATH) {
      outgoing
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .flushHeaders()
      browsers.add(outgoing)
      outgoing.on('close', () => browsers.delete(outgoing))
    } else void handOn(incoming, outgoing, targetPort)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(at, resolve))
  return {
    url: `http://${at.host}:${(server.address() as AddressInfo).port}`,
    reloadBrowsers() {
      for (const browser of browsers) browser.write('event: reload\ndata:\n\n')
    },
  }
}

async function handOn(incoming: IncomingMessage, outgoing: ServerResponse, targetPort: () => number | null) {
  const deadline = Date.now() + WAIT_MS
  while (targetPort() === null && Date.now() < deadline) await sleep(100)
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const port = targetPort()
  const fail = () =>
    outgoing.writeHead(503, { 'retry-after': '2' }).end('The product is not running; see the terminal.')
  if (port === null) return fail()
  const { method, url: path } = incoming
  const passed = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      return
    }
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      const { 'content-length': _, etag: __, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, { ...kept, 'cache-control': 'no-store' })
      const page = Buffer.concat(chunks).toString()
      outgoing.end(page.replace('</head>', `<script src="${SCRIPT_PATH}" defer></script></head>`))
    })
  })
  passed.on('error', fail)
  incoming.pipe(passed)
}
