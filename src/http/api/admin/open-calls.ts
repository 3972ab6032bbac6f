/**
 * The calls under /api/admin that need no session, because they are how one is come by. They are registered before the
 * guard (admin-calls.ts); everything else stands behind it.
 */
const OPEN_CALLS = [
  '/api/admin/create-first-user',
  '/api/admin/login',
  '/api/admin/login/passkey-options',
  '/api/admin/login/passkey',
  '/api/admin/link',
]

/** Whether a path under /api/admin, in small letters as it is registered, is one of these. */
export function isOpenAdminCall(path: string): boolean {
  return OPEN_CALLS.includes(path)
}
