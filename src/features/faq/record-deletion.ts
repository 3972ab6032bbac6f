import { eq, sql } from 'drizzle-orm'
import { changeSets } from '../../db/schema-history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { diffRow } from '../history/diff-row.ts'
import { addChanges, closeChangeSet, recordChangeSet } from '../history/record-change-set.ts'
import type { FaqRow } from './to-faq-item.ts'
import type { FaqTransaction } from './write-faq.ts'

/**
 * Records a deletion in the history. Consecutive deletions under one `changeSetId` form one change set, so that one
 * undo restores all. Throws AppError(conflict) when that change set is of another kind or user, or was undone.
 */
export async function recordDeletion(
  tx: FaqTransaction,
  row: FaqRow,
  { actor, deedId, now }: { actor: Actor; deedId: string | undefined; now: Date },
): Promise<void> {
  const change = diffRow(row, null)
  if (!change) return
  const [known] = deedId ? await tx.select().from(changeSets).where(eq(changeSets.id, deedId)) : []
  if (!known) {
    const deed = { action: 'delete', entity: 'faq', actor, subject: row.question } as const
    await recordChangeSet(tx, { ...deed, ...(deedId && { id: deedId }) }, [change], now)
    return
  }
  const isOpen = known.userId === actor.id && known.undoneAt === null && known.entity === 'faq'
  if (!isOpen || (known.action !== 'delete' && known.action !== 'bulk-delete'))
    throw new AppError('conflict', 'Nothing can be added to this deed.')
  await addChanges(tx, known.id, [change])
  await closeChangeSet(tx, known.id)
  await tx
    .update(changeSets)
    .set({ action: 'bulk-delete', subject: sql`${changeSets.itemCount} || ' questions'` })
    .where(eq(changeSets.id, known.id))
}
