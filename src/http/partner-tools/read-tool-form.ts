import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import { findPartner } from '../../features/directory/partner-reads/read-partners.ts'
import { AppError } from '../../shared/errors.ts'
import { limitParts } from '../door/limit-parts.ts'
import type { HttpEnv } from '../http-env.ts'
import type { Pages } from '../pages/answer-page.ts'
import { parseFields } from '../pages/read-form.ts'

const MOST_TEXT = 100_000
const FILES = [
  ['logoFile', 'logoData', 'logoUrl'],
  ['photo', 'photoData', 'photo'],
] as const

/** Pictures become data URLs. Throws invalid_input for an unreadable form. */
export async function readToolForm<Name extends string>(
  c: Context<HttpEnv>,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const fields = await readFields(c)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const values = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<string, string>
  for (const [name, value] of Object.entries(values))
    if (name !== 'logoUrl' && value.length > MOST_TEXT)
      throw new AppError('invalid_input', 'The form could not be read: a text is far too long.')
  for (const [name, kept, into] of FILES) {
    const file = fields.get(name)
    if (file instanceof File && file.size > 0) {
      const type = /^image\/(?:png|jpeg|webp)$/.test(file.type) ? file.type : 'application/octet-stream'
      values[into] = `data:${type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
    } else if (text(kept)) values[into] = text(kept)
  }
  return values as Record<Name, string>
}

async function readFields(c: Context<HttpEnv>): Promise<ReadonlyMap<string, string | File>> {
  const type = c.req.header('content-type') ?? ''
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  // Three times as fast as the reader of both encodings.
  if (!/^multipart\//i.test(type)) return parseFields(bytes, type)
  limitParts(bytes, type)
  // Parsing a logo of 5 MB takes as long again.
  await setImmediate()
  const form = await c.req.formData().catch(() => {
    throw new AppError('invalid_input', 'The form could not be read.')
  })
  return new Map(form)
}

/** From `?partner=slug`, whose record does not say who speaks for the partner. */
export function pickedValues(c: Context<HttpEnv>, { app }: Pages) {
  const partner = findPartner(app, c.req.query('partner') ?? '')
  if (!partner) return null
  const { name, website, phone, email, logoUrl } = partner
  const values = {
    companyName: name,
    website: website ?? '',
    contactPhone: phone,
    contactEmail: email ?? '',
    logoUrl: logoUrl ? (URL.parse(logoUrl, app.siteUrl)?.href ?? '') : '',
  }
  return { partner, values }
}
