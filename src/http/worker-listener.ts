import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { App } from '../app.ts'
import { AppError, STATUS_BY_CODE } from '../shared/errors.ts'
import { addSecurityHeaders } from './door/security-headers.ts'
import { errorBody } from './failures/answer-error.ts'
import { errorOf } from './failures/error-of.ts'
import { healthRoutes } from './health.ts'
import { giveRequestId, type HttpEnv } from './http-env.ts'
import { createHttpMetrics } from './metrics.ts'
import { showOperations } from './show-operations.ts'

/** ROLE=worker serves /healthz, /readyz and /metrics only. */
export function createWorkerApp(app: App): Hono<HttpEnv> {
  const metrics = createHttpMetrics()
  metrics.watchProcess()
  showOperations(metrics.registry, app)
  const http = new Hono<HttpEnv>()
  http.use(giveRequestId)
  http.use(addSecurityHeaders(app))
  http.use(metrics.measure)
  healthRoutes(http, app, metrics)
  http.notFound(() => {
    throw new AppError('not_found', 'This process runs jobs (ROLE=worker). The site is served by others.')
  })
  http.onError((thrown, c) => {
    const error = errorOf(thrown)
    if (error.code === 'internal') app.log.error({ err: thrown }, 'a request failed')
    if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds))
    c.header('cache-control', 'no-store')
    return c.json(errorBody(error, c.get('requestId')), STATUS_BY_CODE[error.code])
  })
  return http
}

export const createWorkerListener = (app: App): RequestListener =>
  getRequestListener(createWorkerApp(app).fetch)
