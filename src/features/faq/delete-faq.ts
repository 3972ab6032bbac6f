import { eq, sql } from 'drizzle-orm'
import { faqItems } from '../../db/schema/directory.ts'
import { changeSets } from '../../db/schema/history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { diffRow } from '../history/diff-row.ts'
import { addChanges, closeChangeSet, recordChangeSet } from '../history/record-change-set.ts'
import type { FaqRow } from './select-faq.ts'
import { findFaqRow } from './select-faq.ts'
import { type FaqApp, type FaqTransaction, writeFaq } from './write-faq.ts'

/** One `changeSetId` makes one change set. Throws not_found; conflict when it is another's or undone. */
export async function deleteFaq(app: FaqApp, id: string, actor: Actor, changeSetId?: string): Promise<void> {
  await writeFaq(app, async (tx) => {
    const row = await findFaqRow(tx, id)
    await tx.delete(faqItems).where(eq(faqItems.id, row.id))
    await recordDeletion(tx, row, { actor, changeSetId, now: app.clock.now() })
  })
}

async function recordDeletion(
  tx: FaqTransaction,
  row: FaqRow,
  { actor, changeSetId, now }: { actor: Actor; changeSetId: string | undefined; now: Date },
): Promise<void> {
  const change = diffRow(row, null)
  if (!change) return
  const [known] = changeSetId ? await tx.select().from(changeSets).where(eq(changeSets.id, changeSetId)) : []
  if (!known) {
    const changeSet = { action: 'delete', entity: 'faq', actor, subject: row.question } as const
    await recordChangeSet(tx, { ...changeSet, ...(changeSetId && { id: changeSetId }) }, [change], now)
    return
  }
  const isOpen = known.userId === actor.id && known.undoneAt === null && known.entity === 'faq'
  if (!isOpen || (known.action !== 'delete' && known.action !== 'bulk-delete'))
    throw new AppError('conflict', 'Nothing can be added to this change.')
  await addChanges(tx, known.id, [change])
  await closeChangeSet(tx, known.id)
  await tx
    .update(changeSets)
    .set({ action: 'bulk-delete', subject: sql`${changeSets.itemCount} || ' questions'` })
    .where(eq(changeSets.id, known.id))
}
