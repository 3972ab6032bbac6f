import { inArray, sql } from 'drizzle-orm'
import { faqItems } from '../../db/schema/directory.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import type { FaqBulkUpdates } from '../../shared/faq/faq.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { type FaqApp, writeFaq } from './write-faq.ts'

/** Throws not_found. Counts unchanged ones; `changeSetId` null: nothing changed. */
export async function bulkEditFaq(
  app: FaqApp,
  ids: readonly string[],
  updates: FaqBulkUpdates,
  actor: Actor,
): Promise<{ updatedCount: number; changeSetId: string | null }> {
  const now = app.clock.now()
  return writeFaq(app, async (tx) => {
    const rows = await tx
      .select()
      .from(faqItems)
      .where(inArray(faqItems.id, [...ids]))
    if (rows.length < ids.length) {
      throw new AppError('not_found', 'Some of these FAQ items have been deleted. Nothing was changed.')
    }
    const changes = rows.flatMap((row) => diffRow(row, { ...row, ...updates }) ?? [])
    const updatedCount = rows.length
    if (changes.length === 0) return { updatedCount, changeSetId: null }
    const changedIds = changes.map((change) => change.entityId)
    const later = sql`greatest(${now.toISOString()}::timestamptz, ${faqItems.updatedAt} + interval '1 millisecond')`
    await tx
      .update(faqItems)
      .set({ ...updates, updatedAt: later })
      .where(inArray(faqItems.id, changedIds))
    const subject = rows.length === 1 ? (rows[0]?.question ?? '') : `${changes.length} questions`
    const changeSet = { action: 'bulk-edit', entity: 'faq', actor, subject } as const
    return { updatedCount, changeSetId: await recordChangeSet(tx, changeSet, changes, now) }
  })
}
