import type { Context } from 'hono'
import { AppError } from '../../shared/errors.ts'
import { limitParts } from '../door/limit-parts.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * Takes either encoding, missing fields as ''; an uploaded logo becomes a data URL in `logoUrl`, which the
 * form's schema checks. Throws invalid_input for an unreadable form.
 */
export async function readToolForm<Name extends string>(
  c: Context<HttpEnv>,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  limitParts(new Uint8Array(await c.req.arrayBuffer()), c.req.header('content-type') ?? '')
  const form = await c.req.parseBody().catch(() => {
    throw new AppError('invalid_input', 'The form could not be read.')
  })
  const text = (name: string) => (typeof form[name] === 'string' ? form[name].replaceAll('\r\n', '\n') : '')
  const values = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<string, string>
  const file = form.logoFile
  if (file instanceof File && file.size > 0) {
    const type = file.type === 'image/png' ? 'image/png' : 'application/octet-stream'
    values.logoUrl = `data:${type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
  } else if (text('logoData')) values.logoUrl = text('logoData')
  return values as Record<Name, string>
}
