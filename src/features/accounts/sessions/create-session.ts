import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { adminDevices, adminEmailChanges, adminSessions } from '../../../db/schema/accounts.ts'
import { AppError } from '../../../shared/errors.ts'
import { ABSOLUTE_MS } from './find-session.ts'
import { hashToken, newToken } from './session-token.ts'

/** After a proof. Returns the token; its hash is stored. */
export async function createSession(
  tx: Queryable,
  userId: string,
  now: Date,
  userAgent: string | null = null,
): Promise<string> {
  const token = newToken()
  await tx.insert(adminSessions).values({
    tokenHash: hashToken(token),
    userId,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    provedAt: now,
    expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
  })
  return token
}

/** After a proof: voids a copied token. Source: ASVS 5.0, 7.2.4. */
export async function renewToken(tx: Queryable, sessionId: string, now: Date): Promise<string> {
  const token = newToken()
  await tx
    .update(adminSessions)
    .set({ tokenHash: hashToken(token), provedAt: now })
    .where(eq(adminSessions.id, sessionId))
  return token
}

/**
 * But `exceptId`. Forgets browsers and a pending change of address too, which a stolen session may have asked
 * for.
 */
export async function endSessions(tx: Queryable, userId: string, exceptId?: string): Promise<void> {
  const ofUser = eq(adminSessions.userId, userId)
  await tx.delete(adminSessions).where(exceptId ? and(ofUser, ne(adminSessions.id, exceptId)) : ofUser)
  await tx.delete(adminDevices).where(eq(adminDevices.userId, userId))
  await tx.delete(adminEmailChanges).where(eq(adminEmailChanges.id, userId))
}

/** If it is there. */
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
