import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { adminDevices, adminSessions } from '../../../db/schema-accounts.ts'

/** Ends all of an administrator's sessions except `exceptId` and forgets known browsers. */
export async function endSessions(tx: Queryable, userId: string, exceptId?: string): Promise<void> {
  const ofUser = eq(adminSessions.userId, userId)
  await tx.delete(adminSessions).where(exceptId ? and(ofUser, ne(adminSessions.id, exceptId)) : ofUser)
  await tx.delete(adminDevices).where(eq(adminDevices.userId, userId))
}

/** Ends one session. */
export async function endSession(tx: Queryable, sessionId: string): Promise<void> {
  await tx.delete(adminSessions).where(eq(adminSessions.id, sessionId))
}
