import type { MiddlewareHandler } from 'hono'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

/** Trusted Types: no script may write markup or make code of text. */
export const CONSOLE_POLICY = `${POLICY}; require-trusted-types-for 'script'; trusted-types 'none'`

/** Opened alone, files run and load nothing. */
export const FILE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

/** No nonce: pages have no inline script and stay cacheable (OWASP Secure Headers, docs/decisions/0002). */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}

/** To errors too; a handler's own headers stay. */
export function addSecurityHeaders(site: { siteUrl: string }): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const answer = c.res.headers
    // With PORT=0 the address is known after listening.
    for (const [name, value] of Object.entries(securityHeaders(site.siteUrl)))
      if (!answer.has(name)) answer.set(name, value)
  }
}
