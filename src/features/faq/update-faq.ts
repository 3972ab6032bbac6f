import { eq } from 'drizzle-orm'
import { faqItems } from '../../db/schema.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import type { FaqChange, FaqItem } from '../../shared/faq/faq.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { findFaqRow } from './find-faq-row.ts'
import { toFaqItem } from './to-faq-item.ts'
import { type FaqApp, writeFaq } from './write-faq.ts'

/**
 * Updates the given fields of a question and returns it. Throws AppError(not_found); AppError(conflict) with the
 * current item when `expectedUpdatedAt` is stale; AppError(invalid_input) when the body names another item.
 */
export async function updateFaq(app: FaqApp, id: string, change: FaqChange, actor: Actor): Promise<FaqItem> {
  const { id: named, createdAt: _, updatedAt: __, expectedUpdatedAt, ...fields } = change
  if (named !== undefined && named.toLowerCase() !== id.toLowerCase()) {
    const sentence = 'Please give the id of the address.'
    throw new AppError('invalid_input', 'Invalid FAQ data', { fields: { id: sentence } })
  }
  const now = app.clock.now()
  return writeFaq(app, async (tx) => {
    const before = await findFaqRow(tx, id)
    if (expectedUpdatedAt && before.updatedAt.getTime() !== Date.parse(expectedUpdatedAt)) {
      throw new AppError('conflict', 'Somebody else has changed this FAQ item since you opened it.', {
        current: toFaqItem(before),
      })
    }
    const difference = diffRow(before, { ...before, ...fields })
    if (!difference) return toFaqItem(before)
    const [after] = await tx
      .update(faqItems)
      // Strictly later than before, so that an earlier editor's version is always stale.
      .set({ ...fields, updatedAt: new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1)) })
      .where(eq(faqItems.id, before.id))
      .returning()
    if (!after) throw new Error('The question could not be stored.')
    const changeSet = { action: 'update', entity: 'faq', actor, subject: after.question } as const
    await recordChangeSet(tx, changeSet, [difference], now)
    return toFaqItem(after)
  })
}
