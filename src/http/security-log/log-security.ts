import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { App } from '../../app.ts'
import { hasLeft } from '../failures/answer-error.ts'
import { errorOf } from '../failures/error-of.ts'
import { type HttpEnv, requestOf, type SecurityNote } from '../http-env.ts'
import type { HttpMetrics } from '../metrics.ts'
import { createBoundedLog } from './bounded-log.ts'
import { SECURITY_EVENTS } from './security-calls.ts'

/** Opened by a signed link; a wrong proof is 404. */
const LINK_PAGES: readonly string[] = ['/inquiry', '/inquiry/copy', '/contacted', '/still-right']

/** Enough to tell names apart. */
const HASH_LENGTH = 16

/** Typing mistakes must not crowd out refused access. */
const INPUTS_A_MINUTE = 20

const MANY_EVENTS = { read: 'many-read', mail: 'many-mailed', delete: 'many-deleted' } as const

type Outcome = 'done' | 'refused' | 'limited' | 'failed' | 'code-needed'

/** No name, address, network, path or query. Refusals are bounded; the metrics count all. */
export function logSecurity(
  app: App,
  { countSecurity }: Pick<HttpMetrics, 'countSecurity'>,
): MiddlewareHandler<HttpEnv> {
  const logRefusal = createBoundedLog(app)
  const logInput = createBoundedLog(app, INPUTS_A_MINUTE)
  return async (c, next) => {
    await next()
    const route = routePath(c)
    const { typed, many, ...note } = c.get('security') ?? {}
    const ofCall = SECURITY_EVENTS.get(`${c.req.method} ${route}`) ?? (many && MANY_EVENTS[many])
    const event = ofCall ?? refusalOf(c, route)
    if (event === null) return
    const outcome = outcomeOf(c)
    countSecurity(event, outcome)
    const { method, ...ids } = requestOf(c)
    const line = {
      event,
      outcome,
      ...ids,
      route: `${method} ${route}`,
      status: c.res.status,
      ...note,
      ...(typed !== undefined && { typed: typed.slice(0, HASH_LENGTH) }),
    }
    if (outcome === 'done') app.log.info(line, 'security')
    else if (event === 'input') logInput(line)
    else logRefusal(line)
  }
}

/** Who is asking, or claims to be. */
export function noteAccount(c: Context, note: SecurityNote): void {
  c.set('security', { ...c.get('security'), ...note })
}

function refusalOf(c: Context<HttpEnv>, route: string): string | null {
  switch (c.res.status) {
    case 401:
      return 'access'
    case 403:
      return c.error && errorOf(c.error).fields?.proof ? 'proof-missing' : 'access'
    case 429:
      return 'limit'
    case 400:
    case 413:
    case 415:
    case 422:
      return hasLeft(c, c.error) ? null : 'input'
    case 404:
      return LINK_PAGES.includes(route) ? 'link-refused' : null
    default:
      return null
  }
}

function outcomeOf(c: Context<HttpEnv>): Outcome {
  const { status } = c.res
  if (status < 400) return 'done'
  if (status === 429) return 'limited'
  if (status >= 500) return 'failed'
  const isWithoutCode = c.get('security')?.factors?.length === 1
  return isWithoutCode && c.error && errorOf(c.error).fields?.code ? 'code-needed' : 'refused'
}
