import type { Hono, MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { HttpEnv } from '../http-env.ts'

const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** TRACE, CONNECT … get 405. */
export function refuseUnknownMethods(
  answer: (c: Parameters<MiddlewareHandler>[0], allowed: string[]) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => {
    if (!KNOWN.includes(c.req.method)) return answer(c, KNOWN)
    await next()
  }
}

/** Adds Allow: OPTIONS 204, others 405; unknown paths stay 404 (RFC 9110, sections 9.3.7, 15.5.6). */
export function answerAllowedMethods(
  http: Hono<HttpEnv>,
  answer: (c: Parameters<MiddlewareHandler>[0], allowed: string[]) => Response | Promise<Response>,
): MiddlewareHandler {
  return methodNotAllowed({
    app: http,
    onMethodNotAllowed: (c, methods) => {
      // Hono passes on headers of the 404, which may have been compressed.
      c.res.headers.delete('content-encoding')
      const allowed = [...methods, 'OPTIONS']
      return c.req.method === 'OPTIONS'
        ? c.body(null, 204, { allow: allowed.join(', ') })
        : answer(c, allowed)
    },
  })
}
