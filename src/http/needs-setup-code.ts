import type { Context } from 'hono'
import type { App } from '../app.ts'
import { isForThisMachine } from '../features/accounts/setup-code.ts'
import { isLoopbackHost } from '../shared/network-of.ts'
import { clientAddress, forwardingHeaders, isLoopback } from './door/client-address.ts'

/** False only if socket, Host, Origin and headers all say this machine. */
export function needsSetupCode(app: Pick<App, 'config' | 'siteUrl'>, c: Context): boolean {
  const origin = c.req.header('origin')
  const isFromHere =
    isForThisMachine(app) &&
    isLoopback(clientAddress(c.env?.incoming, undefined, 0)) &&
    forwardingHeaders(c.req.raw.headers).length === 0 &&
    isLoopbackUrl(c.req.url) &&
    isLoopbackUrl(`http://${c.req.header('host') ?? 'localhost'}`) &&
    (origin === undefined || isLoopbackUrl(origin))
  return !isFromHere
}

function isLoopbackUrl(text: string): boolean {
  return URL.canParse(text) && isLoopbackHost(new URL(text).hostname)
}
