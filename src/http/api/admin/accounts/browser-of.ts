import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { App } from '../../../../app.ts'
import { DEVICE_DAYS } from '../../../../features/accounts/sessions/known-devices.ts'
import type { Browser, SignedIn } from '../../../../features/accounts/sessions/start-session.ts'
import { type Networks, networksOf } from '../../../../shared/network-of.ts'
import { clientAddress } from '../../../door/client-address.ts'
import { type AdminEnv, bearerToken } from '../every-call/require-admin.ts'

export const KNOWN_BROWSER_COOKIE = 'known-browser'

const isHttps = (app: Pick<App, 'siteUrl'>) => app.siteUrl.startsWith('https:')

/** Of the client's address. */
export function networksFrom(app: Pick<App, 'config'>, c: Context<AdminEnv>): Networks {
  const forwardedFor = c.req.header('x-forwarded-for')
  return networksOf(clientAddress(c.env?.incoming, forwardedFor, app.config.trustProxy))
}

export function browserOf(app: Pick<App, 'config' | 'siteUrl'>, c: Context<AdminEnv>): Browser {
  const cookie = isHttps(app)
    ? getCookie(c, KNOWN_BROWSER_COOKIE, 'host')
    : getCookie(c, KNOWN_BROWSER_COOKIE)
  return {
    networks: networksFrom(app, c),
    userAgent: c.req.header('user-agent') ?? null,
    deviceToken: cookie && /^[\w-]{43}$/.test(cookie) ? cookie : null,
    sessionToken: bearerToken(c.req.header('authorization')),
  }
}

/** Forging the cookie gains only an own count of failed logins. */
export function keepBrowser(app: Pick<App, 'siteUrl'>, c: Context<AdminEnv>, signedIn: SignedIn): void {
  if (signedIn.newDeviceToken === null) return
  setCookie(c, KNOWN_BROWSER_COOKIE, signedIn.newDeviceToken, {
    ...(isHttps(app) && { prefix: 'host' as const, secure: true }),
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: DEVICE_DAYS * 86_400,
  })
}
