import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { adminPasskeys, adminRecoveryCodes, adminSessions, adminUsers } from '../../db/schema/accounts.ts'
import type { AdminSession, OwnAccount } from '../../shared/accounts/admin-account.ts'
import { notLoggedIn } from '../../shared/refusals.ts'
import { toAdminUser } from './administrators/list-administrators.ts'
import { findPendingEmail } from './email-change/confirm-email-change.ts'
import { toPasskey } from './passkeys/change-passkey.ts'
import { findRelyingParty } from './passkeys/relying-party.ts'
import { IDLE_MS, type Session } from './sessions/find-session.ts'

/** GET /api/admin/me. */
export async function showOwnAccount(
  app: Pick<App, 'db' | 'clock' | 'siteUrl'>,
  session: Session,
): Promise<OwnAccount> {
  const { id } = session.user
  const [user] = await app.db.select().from(adminUsers).where(eq(adminUsers.id, id))
  if (!user) throw notLoggedIn()
  const passkeys = await app.db
    .select()
    .from(adminPasskeys)
    .where(eq(adminPasskeys.userId, id))
    .orderBy(adminPasskeys.createdAt)
  const [codes] = await app.db
    .select({ left: count() })
    .from(adminRecoveryCodes)
    .where(and(eq(adminRecoveryCodes.userId, id), isNull(adminRecoveryCodes.usedAt)))
  return {
    user: toAdminUser(user),
    pendingEmail: await findPendingEmail(app.db, id, app.clock.now()),
    hasPassword: user.passwordHash !== null,
    hasTotp: user.totpConfirmedAt !== null,
    recoveryCodesLeft: codes?.left ?? 0,
    canUsePasskeys: findRelyingParty(app.siteUrl) !== null,
    passkeys: passkeys.map(toPasskey),
  }
}

/** Active ones, last used first. */
export async function listSessions(
  app: Pick<App, 'db' | 'clock'>,
  session: Session,
): Promise<AdminSession[]> {
  const now = app.clock.now()
  const rows = await app.db
    .select()
    .from(adminSessions)
    .where(
      and(
        eq(adminSessions.userId, session.user.id),
        gt(adminSessions.expiresAt, now),
        gt(adminSessions.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
      ),
    )
    .orderBy(desc(adminSessions.lastSeenAt))
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === session.id,
  }))
}
