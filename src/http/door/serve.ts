import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../../app.ts'
import { AppError } from '../../shared/errors.ts'
import type { SiteAssets } from '../../site/site.ts'
import { createHttpApp } from '../app.ts'
import { answerFromCache } from '../cache/answer-from-cache.ts'
import { errorBody } from '../failures/answer-error.ts'
import { logFailure } from '../failures/log-failure.ts'
import { createServerParts } from '../server-parts.ts'
import { answerRefusal, type Refusal } from './answer-refusal.ts'
import { createHostCheck, type HostVerdict } from './check-host.ts'
import { isProbe } from './path-kinds.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * Creates the listener: refuses foreign hosts, answers from the cache, else admits to the app.
 * `clientFolder`: the built client. Once per process, for its metrics.
 */
export function createRequestListener(app: App, assets: SiteAssets, clientFolder: string): RequestListener {
  const parts = createServerParts(app, clientFolder)
  parts.metrics.watchProcess()
  // Read before any outage; after a failure the next request retries.
  parts.signingKey().catch(() => {})
  const answer = getRequestListener(createHttpApp(app, assets, parts).fetch, {
    // Thrown before routing, for an invalid address or Host.
    errorHandler: () => {
      const body = errorBody(
        new AppError('invalid_input', 'The request cannot be read.'),
        crypto.randomUUID(),
      )
      return Response.json(body, { status: 400, headers: securityHeaders(app.siteUrl) })
    },
  })
  const checkHost = createHostCheck(app.siteUrl)
  const refusals = hostRefusals(app.siteUrl)
  let hasToldOfHosts = false
  return (incoming, outgoing) => {
    const verdict = checkHost(incoming)
    if (verdict === 'malformed' || (verdict === 'foreign' && !isProbe(incoming.url))) {
      if (verdict === 'foreign' && !hasToldOfHosts) {
        hasToldOfHosts = true
        app.log.warn(
          `A request for another host than that of SITE_URL (${app.siteUrl}) was refused. If visitors are refused: a proxy must hand the Host header on, and SITE_URL must be the address that they use.`,
        )
      }
      return answerRefusal(incoming, outgoing, refusals[verdict], app.siteUrl)
    }
    const answerStored = () => answerFromCache(parts.pageCache, parts.metrics, incoming, outgoing)
    if (answerStored()) return
    // An unreadable answer must not end the process.
    outgoing.on('error', () => {})
    const run = () =>
      answer(incoming, outgoing).catch((error) => {
        logFailure(app.log, error, { requestId: '', method: incoming.method ?? '' })
        outgoing.destroy()
      })
    parts.admission.admit(incoming, outgoing, run, answerStored)
  }
}

function hostRefusals(siteUrl: string): Record<Exclude<HostVerdict, 'own'>, Refusal> {
  return {
    foreign: {
      status: 421,
      code: 'invalid_input',
      message: `This server does not serve the host that was asked for. The directory is at ${siteUrl}.`,
    },
    malformed: {
      status: 400,
      code: 'invalid_input',
      message: 'The request must name one host, and name it correctly.',
    },
  }
}
