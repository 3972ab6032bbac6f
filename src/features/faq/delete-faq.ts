import { eq } from 'drizzle-orm'
import { faqItems } from '../../db/schema.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { findFaqRow } from './find-faq-row.ts'
import { recordDeletion } from './record-deletion.ts'
import { type FaqApp, writeFaq } from './write-faq.ts'

/**
 * Deletes one question (it can be restored). Calls with the same `changeSetId` form one change set. Throws
 * AppError(not_found), and AppError(conflict) when that change set cannot be extended.
 */
export async function deleteFaq(app: FaqApp, id: string, actor: Actor, deedId?: string): Promise<void> {
  await writeFaq(app, async (tx) => {
    const row = await findFaqRow(tx, id)
    await tx.delete(faqItems).where(eq(faqItems.id, row.id))
    await recordDeletion(tx, row, { actor, deedId, now: app.clock.now() })
  })
}
