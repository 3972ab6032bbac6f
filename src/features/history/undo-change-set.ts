import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { changeSets, changes } from '../../db/schema/history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import type { UndoResult } from '../../shared/history/history.ts'
import { UNDO_DAYS } from '../../shared/history/history.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { applyChangeSet } from './apply-change-set.ts'
import { isUndoable, undoLimit } from './can-undo.ts'
import { checkedChanges, findSkipped, type UndoableEntity } from './check-undo.ts'
import { closeChangeSet, openChangeSet } from './record-change-set.ts'

/**
 * HISTORY-2: what changed since stays, in `skipped`. `changeSetId` null: nothing was left. Throws not_found;
 * conflict when undone, too old, or of another kind.
 */
export async function undoChangeSet(
  app: Pick<App, 'db' | 'clock' | 'directory'>,
  changeSetId: string,
  actor: Actor,
): Promise<UndoResult> {
  const now = app.clock.now()
  const result = await app.db.longTransaction(async (tx) => {
    // Undos run in turn, and checks stay valid.
    const version = await takeNextVersion(tx)
    const set = await findUndoable(tx, changeSetId, now)
    const entity = set.entity as UndoableEntity
    const changeSet = { action: 'undo', entity, actor, subject: set.subject, undoesId: set.id } as const
    const undoId = await openChangeSet(tx, changeSet, now)
    await tx.execute(sql`
      insert into ${changes} (change_set_id, entity_id, before, after)
      select ${undoId}::uuid, entity_id, after, before from ${checkedChanges(entity, set.id)} as judged
      where reason is null order by judged.id`)
    const undoneCount = await closeChangeSet(tx, undoId)
    const isWhole = undoneCount === set.itemCount
    const skipped = isWhole ? { skipped: [], skippedCount: 0 } : await findSkipped(tx, entity, set.id)
    if (undoneCount === 0) return { changeSetId: null, undoneCount, ...skipped }
    await applyChangeSet(tx, entity, undoId, { version, now })
    await tx.update(changeSets).set({ undoneAt: now }).where(eq(changeSets.id, set.id))
    return { changeSetId: undoId, undoneCount, ...skipped }
  })
  await app.directory.refresh()
  return result
}

async function findUndoable(tx: Queryable, id: string, now: Date) {
  const [set] = await tx.select().from(changeSets).where(eq(changeSets.id, id)).for('update')
  if (!set) throw new AppError('not_found', 'This change is not in the history.')
  if (!isUndoable(set)) throw new AppError('conflict', 'A change of this kind cannot be undone.')
  if (set.undoneAt) throw new AppError('conflict', 'This change is undone already.')
  if (set.createdAt < undoLimit(now)) {
    throw new AppError(
      'conflict',
      `This change is more than ${UNDO_DAYS} days old and can no longer be undone.`,
    )
  }
  return set
}
