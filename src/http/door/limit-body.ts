import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../shared/errors.ts'
import { METHODS_WITH_BODY } from './body-limits.ts'

/** Throws too_large, by declared length or while reading. Other methods than METHODS_WITH_BODY pass. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('too_large', `The body is larger than ${Math.floor(maxBytes / 1024)} KB.`)
    },
  })
  // Looking for a body creates one: a tenth of a page's work.
  return (c, next) => (METHODS_WITH_BODY.includes(c.req.method) ? limit(c, next) : next())
}
