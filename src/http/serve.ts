import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { AppError } from '../shared/errors.ts'
import type { SiteAssets } from '../site/site.ts'
import { errorBody } from './answer-error.ts'
import { answerFromCache } from './answer-from-cache.ts'
import { createHttpApp } from './app.ts'
import { refuseConnect, refuseMalformed } from './refuse-malformed.ts'
import { securityHeaders } from './security-headers.ts'
import { createServerParts } from './server-parts.ts'

/** A connection that sends its headers or body more slowly is closed, so that slow ones cannot use up the server. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 20_000
/** Longer than the 60 s that common proxies keep an idle connection, so that they close first. */
const KEEP_ALIVE_MS = 65_000
/** How long a stopping server waits for answers under way. */
const GRACE_MS = 8_000

export type RunningServer = {
  port: number
  /** Takes no new connections, lets answers under way finish for up to 8 s, then closes what is left. */
  close(): Promise<void>
}

/**
 * Starts listening and resolves once it does; port 0 takes a free one. Pages that are ready are answered before routing.
 * Rejects when the address cannot be had (EADDRINUSE, EACCES). Set `app.siteUrl` before links are made.
 */
export async function startHttpServer(
  app: App,
  assets: SiteAssets,
  address: { host: string; port: number },
): Promise<RunningServer> {
  const parts = createServerParts(app)
  parts.metrics.watchProcess()
  const http = createHttpApp(app, assets, parts)
  const answer = getRequestListener(http.fetch, {
    overrideGlobalObjects: true,
    // Thrown before routing: the address or the Host header is none.
    errorHandler: () => {
      const body = errorBody(
        new AppError('invalid_input', 'The request cannot be read.'),
        crypto.randomUUID(),
      )
      return Response.json(body, { status: 400, headers: securityHeaders(app.siteUrl) })
    },
  })

  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (incoming, outgoing) => {
      if (!answerFromCache(parts.pageCache, parts.metrics, incoming, outgoing))
        void answer(incoming, outgoing)
    },
  )
  server.on('clientError', (error, socket) => refuseMalformed(error, socket, app.siteUrl))
  server.on('connect', (_request, socket) => refuseConnect(socket, app.siteUrl))
  server.listen(address.port, address.host)
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => close(server) }
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const force = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearTimeout(force)
}
