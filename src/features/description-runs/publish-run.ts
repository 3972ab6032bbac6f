import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema/directory.ts'
import { descriptionDrafts, descriptionRuns } from '../../db/schema/writing.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { diffRow } from '../history/diff-row.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { nextMoment } from '../partners/lock-partners.ts'
import { lockRun } from './read-run.ts'

const NOT_READY = {
  writing: 'The texts are still being written.',
  failed: 'This run has failed.',
  cancelled: 'This run is cancelled.',
} as const

/**
 * Publishes accepted texts as one change set, all or nothing. Skips partners that were deleted, or got a text
 * of their own meanwhile; drops open texts. Idempotent. Throws not_found; conflict while texts are written or
 * after a cancel; invalid_input when none is accepted.
 */
export async function publishRun(
  app: Pick<App, 'db' | 'directory' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const now = app.clock.now()
  await app.db.longTransaction(async (tx) => {
    const version = await takeNextVersion(tx)
    const state = await lockRun(tx, id)
    if (state === 'published') return
    if (state !== 'review') throw new AppError('conflict', NOT_READY[state])
    const accepted = await tx
      .select({ draft: descriptionDrafts, partner: partners })
      .from(descriptionDrafts)
      .leftJoin(partners, and(eq(partners.id, descriptionDrafts.partnerId), isNull(partners.deletedAt)))
      .where(and(eq(descriptionDrafts.runId, id), eq(descriptionDrafts.decision, 'accepted')))
      .orderBy(descriptionDrafts.position)
    if (accepted.length === 0) throw new AppError('invalid_input', 'Please accept a text first.')

    const after = new Map<
      string,
      { before: typeof partners.$inferSelect; after: typeof partners.$inferSelect }
    >()
    let skippedCount = 0
    for (const { draft, partner } of accepted) {
      if (!partner || (partner[draft.field] ?? '').trim() !== (draft.before ?? '').trim()) {
        skippedCount += 1
        continue
      }
      const change = after.get(partner.id) ?? { before: partner, after: { ...partner } }
      change.after[draft.field] = draft.text
      after.set(partner.id, change)
    }
    const changes = [...after.values()].flatMap((change) => diffRow(change.before, change.after) ?? [])
    const texts = [...after.values()].map(({ after: { id, description, longDescription } }) => ({
      id,
      description,
      long: longDescription,
    }))
    await tx.execute(sql`
      update ${partners} set description = r.description, long_description = r.long, version = ${version},
        updated_at = ${nextMoment(now)}
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r(id uuid, description text, long text)
      where ${partners.id} = r.id`)
    const count = accepted.length - skippedCount
    const subject = `${count.toLocaleString('en-US')} ${count === 1 ? 'description' : 'descriptions'}`
    const changeSet = { action: 'publish', entity: 'partner', actor, subject } as const
    const changeSetId = await recordChangeSet(tx, changeSet, changes, now)
    await tx
      .update(descriptionRuns)
      .set({ state: 'published', skippedCount, changeSetId, updatedAt: now })
      .where(eq(descriptionRuns.id, id))
  })
  await app.directory.refresh()
}
