import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../shared/errors.ts'

/** Throws too_large, by declared length or while reading. GET and HEAD pass. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('too_large', `The body is larger than ${Math.floor(maxBytes / 1024)} KB.`)
    },
  })
  // Looking for a body creates one: a tenth of a page's work.
  return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next))
}
