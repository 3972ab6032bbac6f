import { faqItems } from '../../db/schema/directory.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { FaqInput, FaqItem } from '../../shared/faq/faq.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { toFaqItem } from './select-faq.ts'
import { type FaqApp, writeFaq } from './write-faq.ts'

/** Its pages show it at once. */
export async function createFaq(app: FaqApp, input: FaqInput, actor: Actor): Promise<FaqItem> {
  const now = app.clock.now()
  return writeFaq(app, async (tx) => {
    const [row] = await tx
      .insert(faqItems)
      .values({ ...input, createdAt: now, updatedAt: now })
      .returning()
    if (!row) throw new Error('The question could not be stored.')
    const change = diffRow(null, row)
    const changeSet = { action: 'create', entity: 'faq', actor, subject: row.question } as const
    await recordChangeSet(tx, changeSet, change ? [change] : [], now)
    return toFaqItem(row)
  })
}
