import { and, eq, gt, lt, lte } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminSessions, adminUsers } from '../../../db/schema/accounts.ts'
import type { AdminUser } from '../../../shared/accounts/admin-user.ts'
import { CLOCK_SKEW_MS } from '../../../shared/time/clock.ts'
import { toAdminUser } from '../administrators/list-administrators.ts'
import { hashToken } from './session-token.ts'

/** ACCOUNT-3; ASVS 7.3. */
export const IDLE_MS = 30 * 60_000
export const ABSOLUTE_MS = 12 * 3_600_000
/** Saves most writes. */
const TOUCH_MS = 60_000

export type Session = {
  id: string
  user: AdminUser
  provedAt: Date | null
}

/** Null when unknown, idle, expired or ended, or its owner is deactivated. */
export async function findSession(app: Pick<App, 'db' | 'clock'>, token: string): Promise<Session | null> {
  const now = app.clock.now()
  const [found] = await app.db
    .select({
      id: adminSessions.id,
      lastSeenAt: adminSessions.lastSeenAt,
      provedAt: adminSessions.provedAt,
      user: adminUsers,
    })
    .from(adminSessions)
    .innerJoin(adminUsers, eq(adminUsers.id, adminSessions.userId))
    .where(
      and(
        eq(adminSessions.tokenHash, hashToken(token)),
        gt(adminSessions.expiresAt, now),
        lte(adminSessions.expiresAt, new Date(now.getTime() + ABSOLUTE_MS + CLOCK_SKEW_MS)),
        gt(adminSessions.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
        eq(adminUsers.isActive, true),
      ),
    )
  if (!found) return null
  const seenBefore = new Date(now.getTime() - TOUCH_MS)
  if (found.lastSeenAt < seenBefore) {
    await app.db
      .update(adminSessions)
      .set({ lastSeenAt: now })
      .where(and(eq(adminSessions.id, found.id), lt(adminSessions.lastSeenAt, seenBefore)))
  }
  return { id: found.id, user: toAdminUser(found.user), provedAt: found.provedAt }
}
