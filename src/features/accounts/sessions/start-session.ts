import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { adminSessions, adminUsers } from '../../../db/schema/accounts.ts'
import type { AdminUser } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'
import { toAdminUser } from '../administrators/list-administrators.ts'
import { createSession } from './create-session.ts'
import { isKnownDevice, rememberDevice } from './known-devices.ts'
import { hashToken } from './session-token.ts'

export type Browser = {
  /** Behind proxies the client's. */
  networks: Networks
  userAgent: string | null
  deviceToken: string | null
  sessionToken: string | null
}

export type SignedIn = {
  user: AdminUser
  token: string
  /** Null: the browser has one. */
  newDeviceToken: string | null
}

/** Replaces the browser's. Throws unauthenticated when the account changed meanwhile. */
export async function startSession(
  app: Pick<App, 'clock'>,
  tx: Queryable,
  proved: { id: string; passwordHash: string | null },
  browser: Browser,
): Promise<SignedIn> {
  const now = app.clock.now()
  const [current] = await tx.select().from(adminUsers).where(eq(adminUsers.id, proved.id)).for('update')
  if (!current?.isActive || current.passwordHash !== proved.passwordHash) {
    throw new AppError('unauthenticated', 'Invalid username or password')
  }
  if (browser.sessionToken) {
    await tx.delete(adminSessions).where(eq(adminSessions.tokenHash, hashToken(browser.sessionToken)))
  }
  const token = await createSession(tx, proved.id, now, browser.userAgent)
  await tx.update(adminUsers).set({ lastLoginAt: now }).where(eq(adminUsers.id, proved.id))
  const { deviceToken } = browser
  const isKnown = deviceToken !== null && (await isKnownDevice(tx, deviceToken, proved.id, now))
  return {
    user: toAdminUser({ ...current, lastLoginAt: now }),
    token,
    newDeviceToken: isKnown ? null : await rememberDevice(tx, proved.id, now),
  }
}
