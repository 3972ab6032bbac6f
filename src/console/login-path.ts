/** Returns the login's address, which leads back to `wanted`, by default the dashboard. */
export function loginPath(wanted: string): string {
  return wanted === '/admin' || wanted === '/admin/dashboard'
    ? '/admin/login'
    : `/admin/login?next=${encodeURIComponent(wanted)}`
}
