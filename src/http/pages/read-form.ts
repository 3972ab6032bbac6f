import type { Context } from 'hono'
import { AppError } from '../../shared/errors.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * The fields of a form sent without JavaScript, each field's first value. Anything but a urlencoded body is refused as
 * invalid_input. Source: WHATWG URL, application/x-www-form-urlencoded.
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
