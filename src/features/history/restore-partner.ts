import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema/directory.ts'
import { changeSets, changes } from '../../db/schema/history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { UNDO_DAYS } from '../../shared/history/history.ts'
import { partnerNotFound } from '../../shared/refusals.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { undoLimit } from './can-undo.ts'
import { diffRow } from './diff-row.ts'
import { recordChangeSet } from './record-change-set.ts'

/** Under its old address. Throws not_found; conflict when not deleted, or over 30 days ago. */
export async function restorePartner(
  app: Pick<App, 'db' | 'clock' | 'directory'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    const [found] = await tx.select().from(partners).where(eq(partners.id, id)).for('update')
    if (!found) throw partnerNotFound()
    if (!found.deletedAt) throw new AppError('conflict', 'This partner is not deleted.')
    if (found.deletedAt < undoLimit(now)) {
      throw new AppError(
        'conflict',
        `This partner was deleted more than ${UNDO_DAYS} days ago and can no longer be restored.`,
      )
    }
    await tx
      .update(partners)
      .set({
        deletedAt: null,
        updatedAt: new Date(Math.max(now.getTime(), found.updatedAt.getTime() + 1)),
        version,
      })
      .where(eq(partners.id, id))
    await tx
      .update(changeSets)
      .set({ undoneAt: now })
      .where(
        and(
          eq(changeSets.itemCount, 1),
          sql`${changeSets.id} = (
            select change_set_id from ${changes} where entity_id = ${id} and after is null order by id desc limit 1
          )`,
        ),
      )
    const change = diffRow(null, found)
    const changeSet = { action: 'restore', entity: 'partner', actor, subject: found.name } as const
    await recordChangeSet(tx, changeSet, change ? [change] : [], now)
  })
  await app.directory.refresh()
}
