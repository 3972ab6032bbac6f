import type { adminPasskeys } from '../../../db/schema/accounts.ts'
import type { Passkey } from '../../../shared/accounts/passkeys.ts'

/** For its owner. */
export function toPasskey(row: typeof adminPasskeys.$inferSelect): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}
