import type { Passkey } from '../../../shared/accounts/admin-account.ts'

/** Returns the call's address for one passkey. */
export const pathOf = (passkey: Passkey) => `/api/admin/me/passkeys/${encodeURIComponent(passkey.id)}`
