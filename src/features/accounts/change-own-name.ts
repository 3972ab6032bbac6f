import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { adminUsers } from '../../db/schema/accounts.ts'
import type { OwnName } from '../../shared/accounts/admin-account.ts'
import type { Actor, AdminUser } from '../../shared/accounts/admin-user.ts'
import { notLoggedIn } from '../../shared/refusals.ts'
import { toAdminUser } from './administrators/list-administrators.ts'
import { recordAccountChange } from './record-account-change.ts'

/** A blank part is removed. */
export async function changeOwnName(
  app: Pick<App, 'db' | 'clock'>,
  input: OwnName,
  actor: Actor,
): Promise<AdminUser> {
  const now = app.clock.now()
  const after = { firstName: input.firstName ?? null, lastName: input.lastName ?? null }
  return app.db.transaction(async (tx) => {
    const isOwn = eq(adminUsers.id, actor.id ?? '')
    const [old] = await tx.select().from(adminUsers).where(isOwn).for('update')
    const [user] = await tx
      .update(adminUsers)
      .set({ ...after, updatedAt: now })
      .where(isOwn)
      .returning()
    if (!old || !user) throw notLoggedIn()
    const before = { firstName: old.firstName, lastName: old.lastName }
    await recordAccountChange(tx, 'update', actor, user, { before, after }, now)
    return toAdminUser(user)
  })
}
