import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import type { App } from '../app.ts'
import { AppError } from '../shared/errors.ts'
import type { SiteAssets } from '../site/site.ts'
import { answerError, methodRefused } from './answer-error.ts'
import { answerReads } from './answer-reads.ts'
import { describeCalls } from './api/describe-calls.ts'
import { faqCalls } from './api/faq.ts'
import { inquiryCalls } from './api/inquiries.ts'
import { partnerCalls } from './api/partners.ts'
import { healthRoutes } from './health.ts'
import type { HttpEnv } from './http-env.ts'
import { answerAllowedMethods, refuseUnknownMethods } from './known-methods.ts'
import { refuseBrokenAddress } from './refuse-broken-address.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { createServerParts } from './server-parts.ts'

const MAX_BODY_BYTES = 256 * 1024

/**
 * The whole surface of the product, in the order in which a request meets it. `assets` are the built files that pages
 * name; `parts` is what is kept between requests, given where a server shares it (serve.ts).
 */
export function createHttpApp(
  app: App,
  assets: SiteAssets,
  parts = createServerParts(app),
): OpenAPIHono<HttpEnv> {
  const http = new OpenAPIHono<HttpEnv>()
  const renderError = (error: AppError) => error.message

  // On every answer
  http.use(requestId())
  http.use(addSecurityHeaders(app))
  http.use(parts.metrics.measure)

  // Refused before anything is read
  http.use(
    refuseUnknownMethods((c, allow) =>
      answerError(c, methodRefused(c.req.method), app.log, renderError, { status: 405, allow }),
    ),
  )
  http.use(
    answerAllowedMethods(http, (c, allow) =>
      answerError(c, methodRefused(c.req.method), app.log, renderError, { status: 405, allow }),
    ),
  )
  http.use(refuseBrokenAddress)
  http.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new AppError('too_large', 'The body is larger than 256 KB.')
      },
    }),
  )

  // Health
  http.route('/', healthRoutes(app, parts.metrics))

  // Calls
  http.on(
    ['GET'],
    ['/api/partners', '/api/partners/*', '/api/faq', '/api/search', '/api/suggest'],
    answerReads(app, parts, assets),
  )
  http.route('/api', partnerCalls(app))
  http.route('/api', faqCalls(app))
  http.route('/api', inquiryCalls(app, parts))
  describeCalls(http, app)

  // Everything else
  http.notFound((c) => answerError(c, new AppError('not_found', 'Not found'), app.log, renderError))
  http.onError((error, c) => answerError(c, error, app.log, renderError))
  return http
}
