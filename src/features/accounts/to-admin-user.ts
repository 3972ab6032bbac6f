import type { InferSelectModel } from 'drizzle-orm'
import type { adminUsers } from '../../db/schema/accounts.ts'
import type { AdminUser } from '../../shared/accounts/admin-user.ts'

/** An explicit list, so that a new column exposes no secret. */
export function toAdminUser(row: InferSelectModel<typeof adminUsers>): AdminUser {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  }
}
