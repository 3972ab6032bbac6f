const DASHBOARD = '/admin/dashboard'

/**
 * Returns the login's address, which leads back to `wanted` (default: the dashboard). Keeps a fragment, which
 * may hold a mailed link's token.
 */
export function loginPath(wanted: string): string {
  const hashAt = wanted.indexOf('#')
  if (hashAt >= 0) return loginPath(wanted.slice(0, hashAt)) + wanted.slice(hashAt)
  return wanted === '/admin' || wanted === DASHBOARD
    ? '/admin/login'
    : `/admin/login?next=${encodeURIComponent(wanted)}`
}

/**
 * Returns where a login leads: `next` as browsers read it, if that is a screen of the console at `origin`, else
 * the dashboard. `hash` is the login's own, as loginPath left it.
 */
export function placeAfterLogin(next: string | null, origin: string, hash = ''): string {
  const url = next?.startsWith('/') ? URL.parse(next, origin) : null
  if (url?.origin !== origin) return DASHBOARD
  // Other servers read an empty segment as the start of a host.
  const isInside =
    !url.pathname.includes('//') && /^\/admin\/(?!(?:login|setup|link)(?:\/|$))/i.test(url.pathname)
  return isInside ? `${url.pathname}${url.search}${url.hash || hash}` : DASHBOARD
}
