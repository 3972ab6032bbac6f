import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminLinks, adminUsers } from '../../../db/schema/accounts.ts'
import type { Administrator, ResetInput } from '../../../shared/accounts/admin-account.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'
import { administratorNotFound, notLoggedIn } from '../../../shared/refusals.ts'
import { notifyAdministrators } from '../notify-administrators.ts'
import { recordAccountChange } from '../record-account-change.ts'
import { endSessions } from '../sessions/create-session.ts'
import { lockActive } from './invite-administrator.ts'
import { showAdministrator } from './list-administrators.ts'
import { sendLink } from './send-link.ts'

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

/**
 * Mails a link (one hour); only its use changes anything. Throws not_found, conflict (deactivated, no
 * password).
 */
export async function resetAdministrator(
  app: Pick<App, 'db' | 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  id: string,
  { clearsSecondFactor }: ResetInput,
  actor: Actor,
  networks: Networks,
): Promise<Administrator> {
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const user = await lockActive(tx, id)
    if (user.passwordHash === null) {
      throw new AppError('conflict', 'This invitation has not been accepted yet. Please send it again.')
    }
    await sendLink(app, tx, user, { purpose: 'reset', by: actor.name, clearsSecondFactor })
    const change = { before: {}, after: { link: 'sent', clearsSecondFactor } }
    await recordAccountChange(tx, 'reset', actor, user, change, now)
    if (clearsSecondFactor) {
      await notifyAdministrators(tx, app, { kind: 'second-factor-reset', user, actor, networks })
    }
    return showAdministrator(tx, id, actor.id, now)
  })
}
