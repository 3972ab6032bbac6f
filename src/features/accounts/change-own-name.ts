import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { adminUsers } from '../../db/schema/accounts.ts'
import type { OwnName } from '../../shared/accounts/admin-account.ts'
import type { Actor, AdminUser } from '../../shared/accounts/admin-user.ts'
import { toAdminUser } from './administrators/list-administrators.ts'
import { recordAccountChange } from './record-account-change.ts'
import { lockUser } from './second-factor/second-factor.ts'

/** A blank part is removed. */
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
