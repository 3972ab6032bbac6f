import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { adminPasskeys } from '../../../db/schema/accounts.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import type { Passkey } from '../../../shared/accounts/passkeys.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'
import { notifyAdministrators } from '../notify-administrators.ts'
import { recordAccountChange } from '../record-account-change.ts'
import type { Session } from '../sessions/find-session.ts'

/** One's own. Throws not_found. */
export async function renamePasskey(
  app: Pick<App, 'db' | 'clock'>,
  session: Session,
  passkeyId: string,
  name: string,
  actor: Actor,
): Promise<Passkey> {
  return app.db.transaction(async (tx) => {
    const old = await lockOwn(tx, session.user.id, passkeyId)
    await tx.update(adminPasskeys).set({ name }).where(eq(adminPasskeys.id, old.id))
    const change = { before: { passkey: old.name }, after: { passkey: name } }
    await recordAccountChange(tx, 'update', actor, session.user, change, app.clock.now())
    return toPasskey({ ...old, name })
  })
}

/** Tells the other administrators. Throws not_found. */
export async function removePasskey(
  app: Pick<App, 'db' | 'clock' | 'config' | 'jobs' | 'siteUrl'>,
  session: Session,
  passkeyId: string,
  actor: Actor,
  networks: Networks,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const old = await lockOwn(tx, session.user.id, passkeyId)
    await tx.delete(adminPasskeys).where(eq(adminPasskeys.id, old.id))
    const change = { before: { passkey: old.name }, after: { passkey: null } }
    await recordAccountChange(tx, 'update', actor, session.user, change, app.clock.now())
    const { user } = session
    await notifyAdministrators(tx, app, { kind: 'second-factor-removed', user, actor, networks })
  })
}

async function lockOwn(tx: Queryable, userId: string, passkeyId: string) {
  const [row] = await tx
    .select()
    .from(adminPasskeys)
    .where(and(eq(adminPasskeys.id, passkeyId), eq(adminPasskeys.userId, userId)))
    .for('update')
  if (!row) throw new AppError('not_found', 'Passkey not found')
  return row
}

export function toPasskey(row: typeof adminPasskeys.$inferSelect): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}
