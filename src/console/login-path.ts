const DASHBOARD = '/admin/dashboard'

/** Returns the login's address, which leads back to `wanted`, by default the dashboard. */
export function loginPath(wanted: string): string {
  return wanted === '/admin' || wanted === DASHBOARD
    ? '/admin/login'
    : `/admin/login?next=${encodeURIComponent(wanted)}`
}

/**
 * Returns where a login leads: `next` as browsers read it, if that is a screen of the console at `origin`, else
 * the dashboard.
 */
export function placeAfterLogin(next: string | null, origin: string): string {
  const url = next?.startsWith('/') ? URL.parse(next, origin) : null
  if (url?.origin !== origin) return DASHBOARD
  // Other servers read an empty segment as the start of a host.
  const isInside =
    !url.pathname.includes('//') && /^\/admin\/(?!(?:login|setup|link)(?:\/|$))/i.test(url.pathname)
  return isInside ? `${url.pathname}${url.search}${url.hash}` : DASHBOARD
}
