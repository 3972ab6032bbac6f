import { and, eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { adminLinks, adminUsers } from '../../db/schema/accounts.ts'
import type { OwnName } from '../../shared/accounts/admin-account.ts'
import type { Actor, AdminUser, PasswordChange } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { toAdminUser } from './administrators/list-administrators.ts'
import { checkNewPassword } from './passwords/check-new-password.ts'
import { confirmPassword } from './passwords/confirm-password.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import { recordAccountChange } from './record-account-change.ts'
import { lockUser } from './second-factor/second-factor.ts'
import { endSessions, renewToken } from './sessions/create-session.ts'
import type { Session } from './sessions/find-session.ts'

/** Removes blank parts. */
export async function changeOwnName(
  app: Pick<App, 'db' | 'clock'>,
  input: OwnName,
  actor: Actor,
): Promise<AdminUser> {
  const now = app.clock.now()
  const after = { firstName: input.firstName ?? null, lastName: input.lastName ?? null }
  return app.db.transaction(async (tx) => {
    const old = await lockUser(tx, actor.id)
    await tx
      .update(adminUsers)
      .set({ ...after, updatedAt: now })
      .where(eq(adminUsers.id, old.id))
    const user = { ...old, ...after }
    const before = { firstName: old.firstName, lastName: old.lastName }
    await recordAccountChange(tx, 'update', actor, user, { before, after }, now)
    return toAdminUser(user)
  })
}

/** Ends other sessions and links; returns the new token. Throws invalid_input, rate_limited. */
export async function changePassword(
  app: Pick<App, 'db' | 'clock' | 'config' | 'siteUrl'>,
  passwords: PasswordHasher,
  session: Session,
  input: PasswordChange,
  actor: Actor,
): Promise<string> {
  const user = await confirmPassword(
    app,
    passwords,
    session.user.id,
    input.currentPassword,
    'currentPassword',
  )
  checkNewPassword(app, input.newPassword, user, 'newPassword')
  const passwordHash = await passwords.hash(input.newPassword)
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const isStill = and(eq(adminUsers.id, user.id), eq(adminUsers.passwordHash, user.passwordHash ?? ''))
    const changed = await tx
      .update(adminUsers)
      .set({ passwordHash, updatedAt: now })
      .where(isStill)
      .returning({ id: adminUsers.id })
    if (changed.length === 0) throw new AppError('conflict', 'The password was changed elsewhere meanwhile.')
    await tx.delete(adminLinks).where(eq(adminLinks.userId, user.id))
    await endSessions(tx, user.id, session.id)
    await recordAccountChange(tx, 'update', actor, user, { before: {}, after: { password: 'changed' } }, now)
    return renewToken(tx, session.id, now)
  })
}
