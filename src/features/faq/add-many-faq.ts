import { faqItems } from '../../db/schema/directory.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { FaqInput } from '../../shared/faq/faq.ts'
import { diffRow } from '../history/diff-row.ts'
import { type RecordedChange, recordChangeSet } from '../history/record-change-set.ts'
import { type FaqApp, writeFaq } from './write-faq.ts'

const ROWS_PER_STATEMENT = 1000

/** All or nothing. Returns their number and the change set. */
export async function addManyFaq(
  app: FaqApp,
  faqs: readonly FaqInput[],
  actor: Actor,
): Promise<{ count: number; changeSetId: string | null }> {
  const now = app.clock.now()
  return writeFaq(app, async (tx) => {
    const changes: RecordedChange[] = []
    for (let start = 0; start < faqs.length; start += ROWS_PER_STATEMENT) {
      const part = faqs.slice(start, start + ROWS_PER_STATEMENT)
      const rows = await tx
        .insert(faqItems)
        .values(part.map((input) => ({ ...input, createdAt: now, updatedAt: now })))
        .returning()
      changes.push(...rows.flatMap((row) => diffRow(null, row) ?? []))
    }
    const subject = faqs.length === 1 ? (faqs[0]?.question ?? '') : `${faqs.length} questions`
    const changeSet = { action: 'bulk-create', entity: 'faq', actor, subject } as const
    return { count: faqs.length, changeSetId: await recordChangeSet(tx, changeSet, changes, now) }
  })
}
