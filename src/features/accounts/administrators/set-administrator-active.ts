import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminLinks, adminUsers } from '../../../db/schema/accounts.ts'
import type { Administrator } from '../../../shared/accounts/admin-account.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import { administratorNotFound, notLoggedIn } from '../../../shared/refusals.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { showAdministrator } from './list-administrators.ts'

/**
 * Ends sessions and links. Locks all active rows, so that two cannot deactivate each other. Throws conflict
 * (oneself, the last one), not_found, unauthenticated.
 */
export async function setAdministratorActive(
  app: Pick<App, 'db' | 'clock'>,
  id: string,
  isActive: boolean,
  actor: Actor,
): Promise<Administrator> {
  if (id === actor.id) throw new AppError('conflict', 'You cannot deactivate or activate your own account.')
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const active = await tx
      .select()
      .from(adminUsers)
      .where(eq(adminUsers.isActive, true))
      .orderBy(adminUsers.id)
      .for('update')
    if (!active.some((one) => one.id === actor.id)) throw notLoggedIn()
    const [user] = await tx.select().from(adminUsers).where(eq(adminUsers.id, id)).for('update')
    if (!user) throw administratorNotFound()
    if (user.isActive !== isActive) {
      const canLogIn = active.filter((one) => one.id !== id && one.passwordHash !== null)
      if (!isActive && user.passwordHash !== null && canLogIn.length === 0) {
        throw new AppError('conflict', 'This is the last administrator who can log in.')
      }
      await tx.update(adminUsers).set({ isActive, updatedAt: now }).where(eq(adminUsers.id, id))
      if (!isActive) {
        await endSessions(tx, id)
        await tx.delete(adminLinks).where(eq(adminLinks.userId, id))
      }
      const change = { before: { isActive: user.isActive }, after: { isActive } }
      await recordAccountChange(tx, isActive ? 'update' : 'deactivate', actor, user, change, now)
    }
    return showAdministrator(tx, id, actor.id, now)
  })
}
