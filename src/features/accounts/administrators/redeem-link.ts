import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminLinks, adminUsers } from '../../../db/schema/accounts.ts'
import type { AdminUser, LinkInput } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'
import { notifyAdministrators } from '../notify-administrators.ts'
import { checkNewPassword } from '../passwords/check-new-password.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { clearSecondFactor } from '../second-factor/second-factor.ts'
import { endSessions } from '../sessions/create-session.ts'
import { hashToken } from '../sessions/session-token.ts'
import { toAdminUser } from './list-administrators.ts'

/**
 * Ends all sessions; signs nobody in, so that the second factor applies. Throws not_found before hashing;
 * invalid_input for a guessable password.
 */
export async function redeemLink(
  app: Pick<App, 'db' | 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  passwords: PasswordHasher,
  input: LinkInput,
  networks: Networks,
): Promise<AdminUser> {
  const now = app.clock.now()
  const isGood = and(
    eq(adminLinks.tokenHash, hashToken(input.token)),
    isNull(adminLinks.usedAt),
    gt(adminLinks.expiresAt, now),
  )
  const [owner] = await app.db
    .select({ user: adminUsers })
    .from(adminLinks)
    .innerJoin(adminUsers, and(eq(adminUsers.id, adminLinks.userId), eq(adminUsers.isActive, true)))
    .where(isGood)
  if (!owner) throw noLink()
  checkNewPassword(app, input.password, owner.user)
  const passwordHash = await passwords.hash(input.password)

  return app.db.transaction(async (tx) => {
    // All lock in this order.
    const [user] = await tx.select().from(adminUsers).where(eq(adminUsers.id, owner.user.id)).for('update')
    const [link] = await tx.update(adminLinks).set({ usedAt: now }).where(isGood).returning()
    if (!link || !user?.isActive) throw noLink()
    await tx.update(adminUsers).set({ passwordHash, updatedAt: now }).where(eq(adminUsers.id, user.id))
    const hasLost = link.clearsSecondFactor && (await clearSecondFactor(tx, user.id))
    if (hasLost) {
      await notifyAdministrators(tx, app, { kind: 'second-factor-removed', user, actor: null, networks })
    }
    await endSessions(tx, user.id)
    await tx
      .delete(adminLinks)
      .where(and(eq(adminLinks.userId, user.id), ne(adminLinks.tokenHash, link.tokenHash)))
    const secondFactor = link.clearsSecondFactor && { secondFactor: 'cleared' }
    const change = { before: {}, after: { password: 'chosen by link', ...secondFactor } }
    await recordAccountChange(tx, 'update', null, user, change, now)
    return toAdminUser(user)
  })
}

function noLink(): AppError {
  return new AppError('not_found', 'This link is no longer valid. Please ask for a new one.')
}
