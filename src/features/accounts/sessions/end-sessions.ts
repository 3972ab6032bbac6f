import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { adminDevices, adminEmailChanges, adminSessions } from '../../../db/schema/accounts.ts'
import { AppError } from '../../../shared/errors.ts'

/** But `exceptId`. Also known browsers, and a change of address that a stolen session may have asked for. */
export async function endSessions(tx: Queryable, userId: string, exceptId?: string): Promise<void> {
  const ofUser = eq(adminSessions.userId, userId)
  await tx.delete(adminSessions).where(exceptId ? and(ofUser, ne(adminSessions.id, exceptId)) : ofUser)
  await tx.delete(adminDevices).where(eq(adminDevices.userId, userId))
  await tx.delete(adminEmailChanges).where(eq(adminEmailChanges.id, userId))
}

export async function endSession(tx: Queryable, sessionId: string): Promise<void> {
  await tx.delete(adminSessions).where(eq(adminSessions.id, sessionId))
}

/** Throws not_found. */
export async function endOwnSession(tx: Queryable, userId: string, sessionId: string): Promise<void> {
  const ended = await tx
    .delete(adminSessions)
    .where(and(eq(adminSessions.id, sessionId), eq(adminSessions.userId, userId)))
    .returning({ id: adminSessions.id })
  if (ended.length === 0) throw new AppError('not_found', 'This session has ended already.')
}
