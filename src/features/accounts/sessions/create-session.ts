import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { adminSessions } from '../../../db/schema/accounts.ts'
import { ABSOLUTE_MS } from './find-session.ts'
import { hashToken, newToken } from './session-token.ts'

/** After a proof. Returns the token; only its hash is stored. */
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

/** After a proof: a copied token is void. Source: ASVS 5.0, 7.2.4. */
export async function renewToken(tx: Queryable, sessionId: string, now: Date): Promise<string> {
  const token = newToken()
  await tx
    .update(adminSessions)
    .set({ tokenHash: hashToken(token), provedAt: now })
    .where(eq(adminSessions.id, sessionId))
  return token
}
