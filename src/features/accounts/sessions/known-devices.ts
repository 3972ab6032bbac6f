import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { adminDevices } from '../../../db/schema/accounts.ts'
import { hashToken, newToken } from './session-token.ts'

export const DEVICE_DAYS = 180

/**
 * Counted apart: the owner gets in while others guess. Source: OWASP, "Slow Down Online Guessing Attacks with
 * Device Cookies".
 */
export async function rememberDevice(tx: Queryable, userId: string, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + DEVICE_DAYS * 86_400_000)
  await tx.insert(adminDevices).values({ tokenHash: hashToken(token), userId, expiresAt })
  return token
}

/** Whether a cookie is the owner's. */
export async function isKnownDevice(
  db: Queryable,
  token: string,
  userId: string | undefined,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ userId: adminDevices.userId })
    .from(adminDevices)
    .where(and(eq(adminDevices.tokenHash, hashToken(token)), gt(adminDevices.expiresAt, now)))
  return row !== undefined && row.userId === userId
}
