/** Returns the address of the login, which leads back to `wanted` afterwards; the dashboard is the default. */
export function loginPath(wanted: string): string {
  return wanted === '/admin' || wanted === '/admin/dashboard'
    ? '/admin/login'
    : `/admin/login?next=${encodeURIComponent(wanted)}`
}
