import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type HttpMetrics = {
  registry: Registry
  measure: MiddlewareHandler
  countCached(): void
  countSecurity(event: string, outcome: string): void
  watchProcess(): void
}

/** By route pattern: bounded and free of visitors' input. */
export function createHttpMetrics(): HttpMetrics {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route pattern, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const security = new Counter({
    name: 'directory_security_events_total',
    help: 'Events of the security log by outcome.',
    labelNames: ['event', 'outcome'],
    registers: [registry],
  })
  // A series that begins above 0 shows Prometheus no increase.
  for (const outcome of ['refused', 'limited']) security.inc({ event: 'login', outcome }, 0)
  let cachedAnswers = 0
  new Counter({
    name: 'http_cached_answers_total',
    help: 'Answers given from the page cache before routing.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(cachedAnswers)
    },
  })
  return {
    registry,
    countCached() {
      cachedAnswers++
    },
    countSecurity(event, outcome) {
      security.inc({ event, outcome })
    },
    watchProcess() {
      collectDefaultMetrics({ register: registry })
    },
    measure: async (c, next) => {
      const startedAt = performance.now()
      await next()
      const pattern = routePath(c)
      const route = pattern === '*' || pattern === '/*' ? 'none' : pattern
      const labels = { method: c.req.method, route, status: c.res.status }
      durations.observe(labels, (performance.now() - startedAt) / 1000)
    },
  }
}
