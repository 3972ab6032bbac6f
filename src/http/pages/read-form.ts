import type { Context } from 'hono'
import { AppError } from '../../shared/errors.ts'
import { invalidFields, NOT_PLAIN_TEXT } from '../../shared/refusals.ts'
import { limitParts } from '../door/limit-parts.ts'
import { isBrokenText } from '../door/refuse-broken-address.ts'
import type { HttpEnv } from '../http-env.ts'

/** Each field's first value. Throws invalid_input unless urlencoded. */
export async function readForm(c: Context<HttpEnv>): Promise<Map<string, string>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded(?:\s*;|$)/i.test(type)) {
    throw new AppError('invalid_input', 'The form must be sent urlencoded.')
  }
  return parseFields(new Uint8Array(await c.req.arrayBuffer()), type)
}

/** Throws invalid_input for too many parts. */
export function parseFields(bytes: Uint8Array<ArrayBuffer>, type: string): Map<string, string> {
  limitParts(bytes, type)
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(bytes))) {
    if (!fields.has(name)) fields.set(name, value)
  }
  return fields
}

/** Throws invalid_input for a text that PostgreSQL cannot store. */
export function requirePlainTexts(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && isBrokenText(value)) throw invalidFields({ [name]: NOT_PLAIN_TEXT })
}
