import type { Passkey } from '../../../shared/accounts/admin-account.ts'

/** The call of one passkey. */
export const pathOf = (passkey: Passkey) => `/api/admin/me/passkeys/${encodeURIComponent(passkey.id)}`
