import type { Context } from 'hono'
import { AppError } from '../../shared/errors.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * Each field's first value. Throws invalid_input unless the body is urlencoded. Source: WHATWG URL,
 * application/x-www-form-urlencoded.
 */
export async function readForm(c: Context<HttpEnv>): Promise<Map<string, string>> {
  if (!/^application\/x-www-form-urlencoded(?:\s*;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('invalid_input', 'The form must be sent urlencoded.')
  }
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(await c.req.text())) {
    if (!fields.has(name)) fields.set(name, value)
  }
  return fields
}
