import { faqItems } from '../../db/schema/directory.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { FaqInput } from '../../shared/faq/faq.ts'
import { diffRow } from '../history/diff-row.ts'
import { type RecordedChange, recordChangeSet } from '../history/record-change-set.ts'
import { type FaqApp, writeFaq } from './write-faq.ts'

const ROWS_PER_STATEMENT = 1000

/** All or nothing, without those that stand already. Returns the number of added ones and the change set. */
export async function addManyFaq(
  app: FaqApp,
  faqs: readonly FaqInput[],
  actor: Actor,
): Promise<{ count: number; changeSetId: string | null }> {
  const now = app.clock.now()
  return writeFaq(app, async (tx) => {
    const known = new Set((await tx.select().from(faqItems)).map(keyOf))
    const added = faqs.filter((input) => {
      const key = keyOf(input)
      const isNew = !known.has(key)
      known.add(key)
      return isNew
    })
    const changes: RecordedChange[] = []
    for (let start = 0; start < added.length; start += ROWS_PER_STATEMENT) {
      const part = added.slice(start, start + ROWS_PER_STATEMENT)
      const rows = await tx
        .insert(faqItems)
        .values(part.map((input) => ({ ...input, createdAt: now, updatedAt: now })))
        .returning()
      changes.push(...rows.flatMap((row) => diffRow(null, row) ?? []))
    }
    const subject = added.length === 1 ? (added[0]?.question ?? '') : `${added.length} questions`
    const changeSet = { action: 'bulk-create', entity: 'faq', actor, subject } as const
    return { count: added.length, changeSetId: await recordChangeSet(tx, changeSet, changes, now) }
  })
}

/** The same words at the same places. */
const keyOf = ({ question, answer, appliesTo, targetStates, targetCities, targetPartners }: FaqInput) =>
  JSON.stringify([question, answer, appliesTo, targetStates, targetCities, targetPartners])
