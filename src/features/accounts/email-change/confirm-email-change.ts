import { and, eq, gt } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { adminEmailChanges, adminUsers } from '../../../db/schema/accounts.ts'
import type { Actor, AdminUser } from '../../../shared/accounts/admin-user.ts'
import type { PendingEmail } from '../../../shared/accounts/own-access.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'
import { queueMail } from '../../inquiries/mail/queue-mail.ts'
import { toAdminUser } from '../administrators/list-administrators.ts'
import { notifyAdministrators } from '../notify-administrators.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { hashToken } from '../sessions/session-token.ts'
import { refuseTaken } from './ask-for-email-change.ts'
import { changedNotice } from './email-change-mails.ts'

/**
 * With token and session: a mistyped address gets no access. Tells the old address and the others. Throws
 * not_found, conflict (taken meanwhile).
 */
export async function confirmEmailChange(
  app: Pick<App, 'db' | 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  token: string,
  actor: Actor,
  networks: Networks,
): Promise<AdminUser> {
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const userId = actor.id ?? ''
    const [old] = await tx.select().from(adminUsers).where(eq(adminUsers.id, userId)).for('update')
    const [stored] = await tx
      .delete(adminEmailChanges)
      .where(
        and(
          eq(adminEmailChanges.id, userId),
          eq(adminEmailChanges.tokenHash, hashToken(token)),
          gt(adminEmailChanges.expiresAt, now),
        ),
      )
      .returning()
    if (!old || !stored)
      throw new AppError(
        'not_found',
        'This link is no longer valid, or belongs to another account. Please enter the new address again.',
      )
    const asked = tx.vault.open(adminEmailChanges, stored)
    await refuseTaken(tx, userId, asked.email)
    const isNamedByAddress = old.username.toLowerCase() === old.email.toLowerCase()
    const after = { email: asked.email, ...(isNamedByAddress && { username: asked.email }) }
    const [user] = await tx
      .update(adminUsers)
      .set({ ...after, updatedAt: now })
      .where(eq(adminUsers.id, userId))
      .returning()
    if (!user) throw new Error('The e-mail address was not stored.')
    const before = { email: old.email, ...(isNamedByAddress && { username: old.username }) }
    await recordAccountChange(tx, 'update', actor, user, { before, after }, now)
    const notice = changedNotice({ user, email: user.email, siteName: app.config.provider.name })
    await queueMail(tx, app, { kind: 'account', to: old.email, ...notice }, now)
    await notifyAdministrators(tx, app, { kind: 'email-changed', user, actor, networks })
    return toAdminUser(user)
  })
}

/** Idempotent. */
export async function cancelEmailChange(app: Pick<App, 'db'>, userId: string): Promise<void> {
  await app.db.delete(adminEmailChanges).where(eq(adminEmailChanges.id, userId))
}

export async function findPendingEmail(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<PendingEmail | null> {
  const [row] = await db
    .select()
    .from(adminEmailChanges)
    .where(and(eq(adminEmailChanges.id, userId), gt(adminEmailChanges.expiresAt, now)))
  if (!row) return null
  const { email } = db.vault.open(adminEmailChanges, row)
  return { email, expiresAt: row.expiresAt.toISOString() }
}
