import { lt, or, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import {
  adminChallenges,
  adminDevices,
  adminEmailChanges,
  adminLinks,
  adminSessions,
  loginLimits,
} from '../../db/schema/accounts.ts'
import { IDLE_MS } from './sessions/find-session.ts'

/** About 15 MB. */
const MOST_COUNTS = 100_000

/** And failed-login counts beyond `mostCounts`. */
export async function purgeAccounts(app: Pick<App, 'db' | 'clock'>, mostCounts = MOST_COUNTS): Promise<void> {
  const now = app.clock.now()
  const idleSince = new Date(now.getTime() - IDLE_MS)
  await app.db
    .delete(adminSessions)
    .where(or(lt(adminSessions.expiresAt, now), lt(adminSessions.lastSeenAt, idleSince)))
  for (const table of [adminChallenges, adminEmailChanges, adminLinks, adminDevices])
    await app.db.delete(table).where(lt(table.expiresAt, now))
  await app.db.delete(loginLimits).where(lt(loginLimits.expire, now.getTime()))
  // Invented names leave one row each.
  await app.db.execute(sql`delete from login_limits where key in
    (select key from login_limits order by points desc, expire desc offset ${mostCounts})`)
}
