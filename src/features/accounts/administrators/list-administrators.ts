import { eq, type InferSelectModel, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { adminUsers } from '../../../db/schema/accounts.ts'
import type { Administrator } from '../../../shared/accounts/admin-account.ts'
import type { AdminUser } from '../../../shared/accounts/admin-user.ts'
import { administratorNotFound } from '../../../shared/refusals.ts'

/** By username; `ownId`: who asks. */
export async function listAdministrators(
  app: Pick<App, 'db' | 'clock'>,
  ownId: string,
): Promise<Administrator[]> {
  const rows = await selectAdministrators(app.db, app.clock.now()).orderBy(sql`lower(${adminUsers.username})`)
  return rows.map((row) => toAdministrator(row, ownId))
}

/** Throws not_found. */
export async function showAdministrator(
  tx: Queryable,
  id: string,
  ownId: string | null,
  now: Date,
): Promise<Administrator> {
  const [row] = await selectAdministrators(tx, now).where(eq(adminUsers.id, id))
  if (!row) throw administratorNotFound()
  return toAdministrator(row, ownId)
}

function selectAdministrators(db: Queryable, now: Date) {
  return db
    .select({
      user: adminUsers,
      passkeyCount: sql<number>`(select count(*)::int from admin_passkeys k where k.user_id = admin_users.id)`,
      linkExpiresAt: sql<string | null>`(select max(l.expires_at) from admin_links l
        where l.user_id = admin_users.id and l.used_at is null and l.expires_at > ${now.toISOString()})`,
    })
    .from(adminUsers)
    .$dynamic()
}

type Row = { user: typeof adminUsers.$inferSelect; passkeyCount: number; linkExpiresAt: string | null }

function toAdministrator({ user, passkeyCount, linkExpiresAt }: Row, ownId: string | null): Administrator {
  return {
    ...toAdminUser(user),
    hasPassword: user.passwordHash !== null,
    hasTotp: user.totpConfirmedAt !== null,
    passkeyCount,
    linkExpiresAt: linkExpiresAt === null ? null : new Date(linkExpiresAt).toISOString(),
    isYou: user.id === ownId,
  }
}

/** By an explicit list: a new column exposes no secret. */
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
