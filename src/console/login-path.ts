/** The login that leads back to a screen of the console afterwards; to the dashboard it leads anyway. */
export function loginPath(wanted: string): string {
  return wanted === '/admin' || wanted === '/admin/dashboard'
    ? '/admin/login'
    : `/admin/login?next=${encodeURIComponent(wanted)}`
}
