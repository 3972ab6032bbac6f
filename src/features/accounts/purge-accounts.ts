import { lt, or } from 'drizzle-orm'
import type { App } from '../../app.ts'
import {
  adminChallenges,
  adminDevices,
  adminLinks,
  adminSessions,
  loginLimits,
} from '../../db/schema-accounts.ts'
import { IDLE_MS } from './find-session.ts'

/**
 * Deletes what has run out and opens nothing any more: sessions, passkey challenges, links, known browsers, counts of
 * failed logins. Run every hour as a job.
 */
export async function purgeAccounts(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = app.clock.now()
  const idleSince = new Date(now.getTime() - IDLE_MS)
  await app.db
    .delete(adminSessions)
    .where(or(lt(adminSessions.expiresAt, now), lt(adminSessions.lastSeenAt, idleSince)))
  await app.db.delete(adminChallenges).where(lt(adminChallenges.expiresAt, now))
  await app.db.delete(adminLinks).where(lt(adminLinks.expiresAt, now))
  await app.db.delete(adminDevices).where(lt(adminDevices.expiresAt, now))
  await app.db.delete(loginLimits).where(lt(loginLimits.expire, now.getTime()))
}
