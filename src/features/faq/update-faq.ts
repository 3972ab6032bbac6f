import { eq } from 'drizzle-orm'
import { faqItems } from '../../db/schema/directory.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { FAQ_READ_ONLY, type FaqChange, type FaqItem } from '../../shared/faq/faq.ts'
import { findReadOnlyErrors, withoutReadOnly } from '../../shared/read-only-keys.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { findFaqRow, toFaqItem } from './select-faq.ts'
import { type FaqApp, writeFaq } from './write-faq.ts'

/** Throws not_found; conflict, with the current item; invalid_input when a read-only key differs. */
export async function updateFaq(app: FaqApp, id: string, change: FaqChange, actor: Actor): Promise<FaqItem> {
  const { expectedUpdatedAt, ...fields } = withoutReadOnly(FAQ_READ_ONLY, change)
  const now = app.clock.now()
  return writeFaq(app, async (tx) => {
    const before = await findFaqRow(tx, id)
    if (expectedUpdatedAt && before.updatedAt.getTime() !== Date.parse(expectedUpdatedAt)) {
      throw new AppError('conflict', 'Somebody else has changed this FAQ item since you opened it.', {
        current: toFaqItem(before),
      })
    }
    const readOnly = findReadOnlyErrors(FAQ_READ_ONLY, change, toFaqItem(before))
    if (readOnly) throw new AppError('invalid_input', 'Invalid FAQ data', { fields: readOnly })
    const difference = diffRow(before, { ...before, ...fields })
    if (!difference) return toFaqItem(before)
    const [after] = await tx
      .update(faqItems)
      // An earlier version is always stale.
      .set({ ...fields, updatedAt: new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1)) })
      .where(eq(faqItems.id, before.id))
      .returning()
    if (!after) throw new Error('The question could not be stored.')
    const changeSet = { action: 'update', entity: 'faq', actor, subject: after.question } as const
    await recordChangeSet(tx, changeSet, [difference], now)
    return toFaqItem(after)
  })
}
