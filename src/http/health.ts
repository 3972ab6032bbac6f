import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { App } from '../app.ts'
import { AppError } from '../shared/errors.ts'
import { isLoopbackHost } from '../shared/network-of.ts'
import { clientAddress, forwardingHeaders, isLoopback } from './door/client-address.ts'
import type { HttpEnv } from './http-env.ts'
import type { HttpMetrics } from './metrics.ts'
import { createReadiness } from './readiness.ts'

/** /metrics is for this machine, or METRICS_TOKEN. */
export function healthRoutes(http: Hono<HttpEnv>, app: App, metrics: HttpMetrics): void {
  const checkReady = createReadiness(app)
  http.on('GET', ['/healthz', '/readyz', '/metrics'], async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  http.get('/healthz', (c) => c.json({ status: 'ok' }))

  /** One for all: probes wait in no line. */
  let check: Promise<void> | null = null
  http.get('/readyz', async (c) => {
    check ??= checkReady().finally(() => {
      check = null
    })
    await check
    return c.json({ status: 'ready', directoryVersion: app.directory.current().version })
  })

  http.get('/metrics', async (c) => {
    const token = app.config.metricsToken
    if (token !== null) {
      if (!isSameText(c.req.header('authorization') ?? '', `Bearer ${token}`)) {
        throw new AppError('unauthenticated', 'The metrics need a token.')
      }
    } else if (!isThisMachine(c, app.config.trustProxy)) {
      throw new AppError('forbidden', 'The metrics are for this machine alone.')
    }
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })
}

/** In constant time. */
function isSameText(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

/** No unknown proxy's headers. */
function isThisMachine(c: Context<HttpEnv>, trustProxy: number): boolean {
  const isAccountedFor = (name: string) => trustProxy > 0 && name === 'x-forwarded-for'
  if (!forwardingHeaders(c.req.raw.headers).every(isAccountedFor)) return false
  // DNS rebinding.
  if (!isLoopbackHost(new URL(c.req.url).hostname)) return false
  const socketAddress = clientAddress(c.env?.incoming, undefined, 0)
  const believedAddress = clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), trustProxy)
  return isLoopback(socketAddress) && isLoopback(believedAddress)
}
