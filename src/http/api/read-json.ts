import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import { AppError } from '../../shared/errors.ts'
import { invalidFields, NOT_PLAIN_TEXT } from '../../shared/refusals.ts'
import { MAX_BODY_BYTES, MAX_VALUES, MORE_VALUES } from '../door/body-limits.ts'
import { isBrokenText } from '../door/refuse-broken-address.ts'
import { scanJson } from './scan-json.ts'

const MAX_DEPTH = 32

/** Throws invalid_input for other than plain JSON, too_large for too many values (RFC 8259). */
export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json(?:\s*;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('invalid_input', 'The content type must be application/json.')
  }
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  const mostValues = MORE_VALUES[c.req.path] ?? MAX_VALUES
  const { valueCount, depth, hasEscapes } = scanJson(bytes, mostValues)
  if (valueCount > mostValues)
    throw new AppError('too_large', `The body holds more than ${mostValues.toLocaleString('en-US')} values.`)
  if (depth > MAX_DEPTH)
    throw new AppError('invalid_input', `The body is nested more than ${MAX_DEPTH} levels deep.`)
  const body = parse(bytes)
  // Unescaped, such characters are no JSON, or are replaced in decoding.
  const broken = hasEscapes ? findBroken(body, '') : null
  if (broken !== null) throw invalidFields({ [broken]: NOT_PLAIN_TEXT })
  // The check takes as long again.
  if (bytes.length > MAX_BODY_BYTES) await setImmediate()
  return body
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new AppError('invalid_input', 'The body is not valid JSON.')
  }
}

function findBroken(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isBrokenText(value) ? path || 'body' : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    if (isBrokenText(key)) return path || 'body'
    const broken = findBroken(part, path === '' ? key : `${path}.${key}`)
    if (broken !== null) return broken
  }
  return null
}
