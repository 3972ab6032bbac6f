import { and, eq, gte, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Database } from '../../../db/open.ts'
import { googleRunPartners, googleRuns } from '../../../db/schema-google.ts'
import { AppError } from '../../../shared/errors.ts'

/** The end of an update is tried so often, once a minute; then a person decides. */
export const MOST_END_TRIES = 5
const FAILED = `What Google answered could not be written to the directory in ${MOST_END_TRIES} tries. The answers are kept.`

const isFailed = (id: string) => and(eq(googleRuns.id, id), eq(googleRuns.state, 'failed'))

/** Counts before the end, so that a process that dies of it counts as well. */
export async function countEndTry(db: Database, id: string): Promise<void> {
  await db
    .update(googleRuns)
    .set({ endTries: sql`${googleRuns.endTries} + 1` })
    .where(eq(googleRuns.id, id))
}

/** Fails a running update whose end was tried too often. Returns whether it did. */
export async function failAfterTries(app: Pick<App, 'db' | 'clock'>, id: string): Promise<boolean> {
  const { rowCount } = await app.db
    .update(googleRuns)
    .set({ state: 'failed', error: FAILED, endedAt: app.clock.now(), leasedUntil: null })
    .where(
      and(eq(googleRuns.id, id), eq(googleRuns.state, 'running'), gte(googleRuns.endTries, MOST_END_TRIES)),
    )
  return (rowCount ?? 0) > 0
}

/**
 * Lets the end of a failed update be tried again within the minute; partners that were not asked for stay so, since their
 * cost is no longer reserved. Throws conflict unless it has failed.
 */
export async function retryEnd(app: Pick<App, 'db'>, id: string): Promise<void> {
  const { rowCount } = await app.db
    .update(googleRuns)
    .set({
      state: 'running',
      error: null,
      endTries: 0,
      cancelRequested: true,
      endedAt: null,
      leasedUntil: sql`now()`,
    })
    .where(isFailed(id))
  if ((rowCount ?? 0) === 0) throw new AppError('conflict', 'This work goes on by itself.')
}

/** Drops the answers of a failed update. Returns false for one in any other state. */
export async function giveUpEnd(app: Pick<App, 'db'>, id: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(googleRuns)
      .set({ state: 'cancelled', error: null })
      .where(isFailed(id))
    if ((rowCount ?? 0) === 0) return false
    await tx.update(googleRunPartners).set({ answer: null }).where(eq(googleRunPartners.runId, id))
    return true
  })
}
