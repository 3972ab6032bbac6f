const DASHBOARD = '/admin/dashboard'

/** Leads back to `wanted`. Keeps its fragment, which may hold a mailed link's token. */
export function loginPath(wanted: string): string {
  const hashAt = wanted.indexOf('#')
  if (hashAt >= 0) return loginPath(wanted.slice(0, hashAt)) + wanted.slice(hashAt)
  return wanted === '/admin' || wanted === DASHBOARD
    ? '/admin/login'
    : `/admin/login?next=${encodeURIComponent(wanted)}`
}

/**
 * `next` as browsers read it, if it is a console's screen at `origin`, else the dashboard. `hash`: the
 * login's own.
 */
export function placeAfterLogin(next: string | null, origin: string, hash = ''): string {
  const url = next?.startsWith('/') ? URL.parse(next, origin) : null
  if (url?.origin !== origin) return DASHBOARD
  // Other servers read an empty segment as the start of a host.
  const isInside =
    !url.pathname.includes('//') && /^\/admin\/(?!(?:login|setup|link)(?:\/|$))/i.test(url.pathname)
  return isInside ? `${url.pathname}${url.search}${url.hash || hash}` : DASHBOARD
}
