import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../shared/errors.ts'
import { invalidFields, NOT_PLAIN_TEXT } from '../../shared/refusals.ts'
import { isBrokenText } from '../door/refuse-broken-address.ts'

/** No call's body is deeper. */
const MAX_DEPTH = 32

/**
 * Throws invalid_input for another content type, invalid JSON, over 32 levels, NUL or a lone surrogate.
 * Source: RFC 8259; contract, "Every answer".
 */
export const readJson: MiddlewareHandler = async (c, next) => {
  if (!/^application\/json(?:\s*;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('invalid_input', 'The content type must be application/json.')
  }
  let body: unknown
  try {
    body = await c.req.json()
  } catch {
    throw new AppError('invalid_input', 'The body is not valid JSON.')
  }
  const broken = findBroken(body, [])
  if (broken) {
    throw invalidFields({ [broken]: NOT_PLAIN_TEXT })
  }
  await next()
}

/** First value that cannot be stored, else null. */
function findBroken(value: unknown, path: string[]): string | null {
  if (typeof value === 'string') return isBrokenText(value) ? path.join('.') || 'body' : null
  if (typeof value !== 'object' || value === null) return null
  if (path.length >= MAX_DEPTH) return path[0] ?? 'body'
  for (const [key, part] of Object.entries(value)) {
    if (isBrokenText(key)) return path.join('.') || 'body'
    const broken = findBroken(part, [...path, key])
    if (broken) return broken
  }
  return null
}
