import type { RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import type { App } from '../../app.ts'
import { AppError } from '../../shared/errors.ts'
import type { SiteAssets } from '../../site/site.ts'
import { createHttpApp } from '../app.ts'
import { answerFromCache } from '../cache/answer-from-cache.ts'
import { collectAfterStart } from '../collect-after-start.ts'
import { errorBody } from '../failures/answer-error.ts'
import { logFailure } from '../failures/log-failure.ts'
import { createServerParts } from '../server-parts.ts'
import { hasBody } from './body-limits.ts'
import { createHostCheck } from './check-host.ts'
import { isProbe, isStyleSheet } from './path-kinds.ts'
import { createRefuse } from './refuse.ts'
import { securityHeaders } from './security-headers.ts'

export function createRequestListener(app: App, assets: SiteAssets, clientFolder: string): RequestListener {
  const parts = createServerParts(app, clientFolder)
  parts.metrics.watchProcess()
  // Before any outage; after a failure the next request retries.
  parts.signingKey().catch(() => {})
  // The first search would wait for it.
  const warmed = app.directory.gazetteer().catch(() => {})
  let askedAt = performance.now()
  collectAfterStart([warmed], () => askedAt)
  const httpApp = createHttpApp(app, assets, parts)
  const whenMade = new WeakMap<ServerResponse, () => void>()
  const fetch = async (request: Request, bindings: HttpBindings | Http2Bindings) => {
    const response = await httpApp.fetch(request, bindings)
    whenMade.get(bindings.outgoing as ServerResponse)?.()
    return response
  }
  const answer = getRequestListener(fetch, {
    // For an invalid address or Host, before routing.
    errorHandler: () => {
      const body = errorBody(
        new AppError('invalid_input', 'The request cannot be read.'),
        crypto.randomUUID(),
      )
      return Response.json(body, { status: 400, headers: securityHeaders(app.siteUrl) })
    },
  })
  const checkHost = createHostCheck(app.siteUrl)
  const refuse = createRefuse(app)
  let hasToldOfHosts = false
  return (incoming, outgoing) => {
    if (!isProbe(incoming.url)) askedAt = performance.now()
    const verdict = checkHost(incoming)
    if (verdict === 'malformed' || (verdict === 'foreign' && !isProbe(incoming.url))) {
      if (verdict === 'foreign' && !hasToldOfHosts) {
        hasToldOfHosts = true
        app.log.warn(
          `A request for another host than that of SITE_URL (${app.siteUrl}) was refused. If visitors are refused: a proxy must hand the Host header on, and SITE_URL must be the address that they use.`,
        )
      }
      return refuse(incoming, outgoing, verdict)
    }
    const comesWithBody = hasBody(incoming)
    const answerStored = (mostBytes?: number) =>
      answerFromCache({ app, parts }, incoming, outgoing, mostBytes)
    if (!comesWithBody && answerStored()) return
    // An unreadable answer must not end the process.
    outgoing.on('error', () => {})
    const run = () =>
      new Promise<void>((resolve) => {
        whenMade.set(outgoing, resolve)
        answer(incoming, outgoing)
          .catch((error) => {
            logFailure(app.log, error, { requestId: '', method: incoming.method ?? '' })
            outgoing.destroy()
          })
          .finally(resolve)
      })
    if (isProbe(incoming.url) || isStyleSheet(incoming.url)) {
      if (comesWithBody) {
        outgoing.setHeader('connection', 'close')
        Object.assign(incoming, { rawBody: Buffer.alloc(0) })
      }
      return void run()
    }
    parts.admission.admit(incoming, outgoing, run, answerStored)
  }
}
