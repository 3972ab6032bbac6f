import type { Context } from 'hono'
import { AppError } from '../../shared/errors.ts'
import { LOGO_TEXTS, MAX_LOGO_BYTES } from '../../shared/press-releases/logo-limits.ts'
import { isBrokenText } from '../door/refuse-broken-address.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * The named fields of a tool's form in either encoding, missing ones as ''; an uploaded logo becomes a data URL in
 * `logoUrl`. Throws invalid_input.
 */
export async function readToolForm<Name extends string>(
  c: Context<HttpEnv>,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = await c.req.parseBody().catch(() => {
    throw new AppError('invalid_input', 'The form could not be read.')
  })
  const text = (name: string) => (typeof form[name] === 'string' ? form[name].replaceAll('\r\n', '\n') : '')
  const values = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<string, string>
  const file = form.logoFile
  if (file instanceof File && file.size > 0) {
    if (file.size > MAX_LOGO_BYTES) throw new AppError('invalid_input', LOGO_TEXTS.tooLarge)
    const type = file.type === 'image/png' ? 'image/png' : 'application/octet-stream'
    values.logoUrl = `data:${type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
  } else if (text('logoData')) values.logoUrl = text('logoData')
  return values as Record<Name, string>
}

/** Refuses texts that no store can keep, by field. */
export function requirePlainTexts(values: Record<string, string>): void {
  const broken = Object.entries(values).find(([, value]) => isBrokenText(value))
  if (broken) throw new AppError('invalid_input', '', { fields: { [broken[0]]: 'Please use plain text.' } })
}
