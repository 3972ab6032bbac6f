import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { AppError } from '../shared/errors.ts'
import type { SiteAssets } from '../site/site.ts'
import { errorBody } from './answer-error.ts'
import { answerFromCache } from './answer-from-cache.ts'
import { createHttpApp } from './app.ts'
import { securityHeaders } from './security-headers.ts'
import { createServerParts } from './server-parts.ts'

/**
 * What a node:http server of the product answers with: pages that are kept ready straight from their bytes, everything
 * else, once admitted, through the app. `clientFolder` holds the built client. Once per process, since it also watches the process.
 */
export function createRequestListener(app: App, assets: SiteAssets, clientFolder: string): RequestListener {
  const parts = createServerParts(app, clientFolder)
  parts.metrics.watchProcess()
  const answer = getRequestListener(createHttpApp(app, assets, parts).fetch, {
    // Thrown before routing: the address or the Host header is none.
    errorHandler: () => {
      const body = errorBody(
        new AppError('invalid_input', 'The request cannot be read.'),
        crypto.randomUUID(),
      )
      return Response.json(body, { status: 400, headers: securityHeaders(app.siteUrl) })
    },
  })
  return (incoming, outgoing) => {
    if (answerFromCache(parts.pageCache, parts.metrics, incoming, outgoing)) return
    parts.admission.admit(incoming, outgoing, async () => answer(incoming, outgoing))
  }
}
