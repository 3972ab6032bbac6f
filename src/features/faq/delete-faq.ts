import { eq } from 'drizzle-orm'
import { faqItems } from '../../db/schema.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { findFaqRow } from './find-faq-row.ts'
import { recordDeletion } from './record-deletion.ts'
import { type FaqApp, writeFaq } from './write-faq.ts'

/**
 * Deletes one question; the history keeps it, so that it can be taken back. Calls with the same `deedId` are one deed.
 * Throws not_found, and conflict where nothing can be added to that deed.
 */
export async function deleteFaq(app: FaqApp, id: string, actor: Actor, deedId?: string): Promise<void> {
  await writeFaq(app, async (tx) => {
    const row = await findFaqRow(tx, id)
    await tx.delete(faqItems).where(eq(faqItems.id, row.id))
    await recordDeletion(tx, row, { actor, deedId, now: app.clock.now() })
  })
}
