import { eq } from 'drizzle-orm'
import { faqItems } from '../../db/schema.ts'
import type { Actor } from '../../shared/admin-user.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { findFaqRow } from './find-faq-row.ts'
import { type FaqApp, writeFaq } from './write-faq.ts'

/** Deletes one question; the history keeps it, so that it can be taken back. Throws not_found. */
export async function deleteFaq(app: FaqApp, id: string, actor: Actor): Promise<void> {
  await writeFaq(app, async (tx) => {
    const row = await findFaqRow(tx, id)
    await tx.delete(faqItems).where(eq(faqItems.id, row.id))
    const change = diffRow(row, null)
    const deed = { action: 'delete', entity: 'faq', actor, subject: row.question } as const
    await recordChangeSet(tx, deed, change ? [change] : [], app.clock.now())
  })
}
