import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import { changeSets, changes } from '../../db/schema/history.ts'
import { descriptionDrafts, descriptionRuns } from '../../db/schema/writing.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { diffRow } from '../history/diff-row.ts'
import { addChanges, closeChangeSet, openChangeSet } from '../history/record-change-set.ts'
import { nextMoment } from '../partners/lock-partners.ts'
import { lockRun } from './read-run.ts'

/** Partners in a transaction, which blocks all other writers for less than a second. */
export const PUBLISHED_AT_ONCE = 500

const NOT_READY = {
  writing: 'The texts are still being written.',
  failed: 'This run has failed.',
  cancelled: 'This run is cancelled.',
} as const

/**
 * Starts one change set; `publishBatch` goes on. Idempotent. Throws not_found; conflict while texts are
 * written or after a cancel; invalid_input when none is accepted.
 */
export async function startPublishing(
  app: Pick<App, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const state = await lockRun(tx, id)
    if (state === 'published' || state === 'publishing') return
    if (state !== 'review') throw new AppError('conflict', NOT_READY[state])
    if ((await nextPartners(tx, id, 1)).length === 0)
      throw new AppError('invalid_input', 'Please accept a text first.')
    const now = app.clock.now()
    const changeSet = { action: 'publish', entity: 'partner', actor, subject: '' } as const
    await tx
      .update(descriptionRuns)
      .set({
        state: 'publishing',
        leasedUntil: null,
        attempts: 0,
        updatedAt: now,
        changeSetId: await openChangeSet(tx, changeSet, now),
      })
      .where(eq(descriptionRuns.id, id))
  })
}

/**
 * Skips partners that were deleted, or got a text meanwhile. False when nothing is left, the run was stopped,
 * or what it published was undone, which stops it.
 */
export async function publishBatch(
  app: Pick<App, 'db' | 'directory' | 'clock'>,
  id: string,
  atOnce = PUBLISHED_AT_ONCE,
): Promise<boolean> {
  const goesOn = await app.db.longTransaction(async (tx) => {
    const version = await takeNextVersion(tx)
    if ((await lockRun(tx, id)) !== 'publishing') return false
    const changeSetId = await findOpenSet(tx, id)
    const ids = changeSetId ? await nextPartners(tx, id, atOnce) : []
    if (!changeSetId || ids.length === 0) {
      await stopPublishing(tx, id)
      return false
    }
    const isNext = and(
      eq(descriptionDrafts.runId, id),
      eq(descriptionDrafts.decision, 'accepted'),
      inArray(descriptionDrafts.partnerId, ids),
    )
    const accepted = await tx
      .select({ draft: descriptionDrafts, partner: partners })
      .from(descriptionDrafts)
      .leftJoin(partners, and(eq(partners.id, descriptionDrafts.partnerId), isNull(partners.deletedAt)))
      .where(isNext)
    type Row = typeof partners.$inferSelect
    const changed = new Map<string, { before: Row; after: Row }>()
    let skippedCount = 0
    for (const { draft, partner } of accepted) {
      if (!partner || (partner[draft.field] ?? '').trim() !== (draft.before ?? '').trim()) {
        skippedCount += 1
        continue
      }
      const change = changed.get(partner.id) ?? { before: partner, after: { ...partner } }
      change.after[draft.field] = draft.text
      changed.set(partner.id, change)
    }
    const texts = [...changed.values()].map(({ after: { id, description, longDescription } }) => ({
      id,
      description,
      long: longDescription,
    }))
    await tx.execute(sql`
      update ${partners} set description = r.description, long_description = r.long, version = ${version},
        updated_at = ${nextMoment(app.clock.now())}
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r(id uuid, description text, long text)
      where ${partners.id} = r.id`)
    await addChanges(
      tx,
      changeSetId,
      [...changed.values()].flatMap(({ before, after }) => diffRow(before, after) ?? []),
    )
    await tx.update(descriptionDrafts).set({ decision: 'published' }).where(isNext)
    await tx
      .update(descriptionRuns)
      .set({ skippedCount: sql`skipped_count + ${skippedCount}`, updatedAt: app.clock.now() })
      .where(eq(descriptionRuns.id, id))
    await nameChangeSet(tx, changeSetId)
    return true
  })
  if (goesOn) await app.directory.refresh()
  return goesOn
}

/** To the review while accepted texts are left, else published. Lock the run first. */
export async function stopPublishing(tx: Queryable, id: string): Promise<void> {
  const [run] = await tx
    .select({ changeSetId: descriptionRuns.changeSetId })
    .from(descriptionRuns)
    .where(eq(descriptionRuns.id, id))
  if (run?.changeSetId) await closeChangeSet(tx, run.changeSetId)
  const isLeft = (await nextPartners(tx, id, 1)).length > 0
  await tx
    .update(descriptionRuns)
    .set({ state: isLeft ? 'review' : 'published', leasedUntil: null, updatedAt: sql`now()` })
    .where(eq(descriptionRuns.id, id))
}

/** Null once undone. */
async function findOpenSet(tx: Queryable, id: string): Promise<string | null> {
  const [set] = await tx
    .select({ id: changeSets.id })
    .from(changeSets)
    .innerJoin(descriptionRuns, eq(descriptionRuns.changeSetId, changeSets.id))
    .where(and(eq(descriptionRuns.id, id), isNull(changeSets.undoneAt)))
  return set?.id ?? null
}

/** In the list's order. */
async function nextPartners(tx: Queryable, id: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: descriptionDrafts.partnerId })
    .from(descriptionDrafts)
    .where(and(eq(descriptionDrafts.runId, id), eq(descriptionDrafts.decision, 'accepted')))
    .groupBy(descriptionDrafts.partnerId)
    .orderBy(sql`min(${descriptionDrafts.position})`)
    .limit(limit)
  return rows.map((row) => row.id)
}

/** "1,200 descriptions", so far. */
async function nameChangeSet(tx: Queryable, id: string): Promise<void> {
  const [held] = await tx
    .select({
      itemCount: sql<number>`count(*)::int`,
      texts: sql<number>`coalesce(sum((after ? 'description')::int + (after ? 'longDescription')::int), 0)::int`,
    })
    .from(changes)
    .where(eq(changes.changeSetId, id))
  const { itemCount = 0, texts = 0 } = held ?? {}
  const subject = `${texts.toLocaleString('en-US')} ${texts === 1 ? 'description' : 'descriptions'}`
  await tx.update(changeSets).set({ subject, itemCount }).where(eq(changeSets.id, id))
}
