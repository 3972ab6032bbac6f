import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { App } from '../../app.ts'
import { countAttempts, takeBackAttempt } from '../../features/accounts/sessions/login-limits.ts'
import { AppError } from '../../shared/errors.ts'
import { networksOf } from '../../shared/network-of.ts'
import { CLOCK_SKEW_MS } from '../../shared/time/clock.ts'
import { clientAddress } from '../door/client-address.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'

const DAYS = 30
const DAY_MS = 86_400_000

/** Throws unauthenticated; rate_limited by network, since a limit of all would keep holders out. */
export async function checkAccessCode(
  c: Context<HttpEnv>,
  app: App,
  given: string,
  code: string,
): Promise<void> {
  const address = clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), app.config.trustProxy)
  const { line, block } = networksOf(address)
  const keys = [`tools:${line}`, `tools-block:${block}`] as const
  // Before the comparison: parallel guesses count.
  await countAttempts(app, keys)
  const digest = (text: string) => createHash('sha256').update(text.trim()).digest()
  if (!timingSafeEqual(digest(given), digest(code)))
    throw new AppError('unauthenticated', 'This is not the access code. Please check it and try again.')
  for (const key of keys) await takeBackAttempt(app, key)
}

/** No code is set, or the cookie proves it. */
export async function hasAccess(c: Context<HttpEnv>, app: App, parts: ServerParts): Promise<boolean> {
  const code = app.config.partnerToolsCode
  if (code === null) return true
  const [until = '', signature = ''] = (getCookie(c, cookieName(app)) ?? '').split('.')
  const leftMs = Number(until) - app.clock.now().getTime()
  if (!/^\d{1,15}$/.test(until) || leftMs < 0 || leftMs > DAYS * DAY_MS + CLOCK_SKEW_MS) return false
  const expected = Buffer.from(sign(await parts.signingKey(), code, until))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Throws unauthenticated. */
export function requireAccess(app: App, parts: ServerParts): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!(await hasAccess(c, app, parts)))
      throw new AppError('unauthenticated', 'Please open the partner tools with the access code first.')
    await next()
  }
}

/** For 30 days, or until the code changes. */
export async function grantAccess(c: Context<HttpEnv>, app: App, parts: ServerParts): Promise<void> {
  const until = String(app.clock.now().getTime() + DAYS * DAY_MS)
  const signature = sign(await parts.signingKey(), app.config.partnerToolsCode ?? '', until)
  setCookie(c, cookieName(app), `${until}.${signature}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(app),
    maxAge: DAYS * 86_400,
  })
}

const isSecure = (app: App) => app.siteUrl.startsWith('https:')
const cookieName = (app: App) => (isSecure(app) ? '__Host-partner-tools' : 'partner-tools')

const sign = (key: Buffer, code: string, until: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['partner-tools', code, until]))
    .digest('base64url')
