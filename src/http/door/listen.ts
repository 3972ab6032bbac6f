import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { BareProvider } from '../../site/pages/bare.tsx'
import { type Closing, createClosing } from './close-politely.ts'
import { type ConnectionLimits, guardConnections } from './guard-connections.ts'
import { isProbe, pathOf } from './path-kinds.ts'
import { createRefuse } from './refuse.ts'
import { refuseConnect, refuseMalformed } from './refuse-malformed.ts'
import { securityHeaders } from './security-headers.ts'

/** Node's defaults take minutes. */
const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
  /** The app refuses it. */
  requireHostHeader: false,
}

/** Proxies must close first, commonly after 60 s. */
const KEEP_ALIVE_MS = { proxy: 65_000, visitor: 20_000 }

const LIMITS: ConnectionLimits = { total: 3000, perNetwork: 200, stallMs: 20_000 }

export type ListenOptions = {
  limits?: Partial<ConnectionLimits>
  isBehindProxy?: boolean
  /** Decides about HSTS before the app. */
  siteUrl?: string
  provider?: BareProvider
  warn?: (sentence: string) => void
}

export type Listening = {
  server: Server
  /** The actual one for 0. */
  port: number
  /** Until then requests get 503. */
  answerWith(listener: RequestListener): void
} & Pick<Closing, 'announceStop' | 'stop'>

/** Rejects in plain words when the address is taken or not allowed. */
export async function listen(host: string, port: number, options: ListenOptions = {}): Promise<Listening> {
  const { isBehindProxy = false, siteUrl = '' } = options
  const refuse = createRefuse({ siteUrl, config: { provider: options.provider } })
  let answer: RequestListener = (request, response) => {
    if (pathOf(request.url) === '/healthz') answerAlive(response, siteUrl)
    else refuse(request, response, 'starting')
  }
  const server = createServer({
    ...SERVER_OPTIONS,
    keepAliveTimeout: isBehindProxy ? KEEP_ALIVE_MS.proxy : KEEP_ALIVE_MS.visitor,
  })
  const guard = guardConnections(
    server,
    { ...LIMITS, ...options.limits, ...(isBehindProxy && { perNetwork: null }) },
    options.warn,
  )
  const closing = createClosing(
    server,
    guard,
    (request, response) => {
      // A busy process must not be restarted.
      if (guard.connections.get(request.socket)?.isRefused && !isProbe(request.url))
        refuse(request, response, 'connections')
      else answer(request, response)
    },
    refuse,
  )
  server.on('request', closing.listener)
  server.on('clientError', (error, socket) => {
    const underWay = [...(guard.connections.get(socket as Socket)?.underWay ?? [])]
    const isAnswering = underWay.some(({ headersSent }) => headersSent)
    refuseMalformed(error, socket, isAnswering, siteUrl)
  })
  server.on('connect', (_request, socket) => refuseConnect(socket, siteUrl))
  server.on('checkExpectation', (request, response) => refuse(request, response, 'expectation'))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)))
    server.listen({ host, port }, resolve)
  })
  return {
    server,
    port: (server.address() as AddressInfo).port,
    answerWith(listener) {
      answer = listener
    },
    announceStop: closing.announceStop,
    stop: closing.stop,
  }
}

function answerAlive(response: ServerResponse, siteUrl: string): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' }
  response.writeHead(200, { ...securityHeaders(siteUrl), ...headers }).end('{"status":"ok"}')
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use. Choose another with PORT, or PORT=0 for any free one.`,
    EACCES: `Port ${port} on ${host} needs more rights than this user has. Choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Set HOST to one that is.`,
    ENOTFOUND: `${host} is not an address of this machine. Set HOST to one that is.`,
  }
  const sentence = sentences[error.code ?? '']
  return sentence ? new Error(sentence, { cause: error }) : error
}
