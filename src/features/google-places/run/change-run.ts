import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { googleRunPartners, googleRuns } from '../../../db/schema/google.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import { startRun } from './start-run.ts'

/** Writes answers so far. Idempotent. Throws not_found. */
export async function cancelRun(app: Pick<App, 'db'>, id: string): Promise<void> {
  const changed = await app.db.update(googleRuns).set({ cancelRequested: true }).where(eq(googleRuns.id, id))
  if (changed.rowCount === 0) throw new AppError('not_found', 'This update is not there.')
}

/** Returns a new run's id. Throws as `startRun`; conflict when nothing is left. */
export async function continueRun(
  app: Pick<App, 'db' | 'config' | 'clock' | 'places'>,
  id: string,
  actor: Actor,
): Promise<string> {
  const [run] = await app.db.select().from(googleRuns).where(eq(googleRuns.id, id))
  if (!run) throw new AppError('not_found', 'This update is not there.')
  const left = await app.db
    .select({ partnerId: googleRunPartners.partnerId })
    .from(googleRunPartners)
    .where(and(eq(googleRunPartners.runId, id), eq(googleRunPartners.state, 'waiting')))
    .orderBy(googleRunPartners.number)
  if (run.state === 'running' || left.length === 0)
    throw new AppError('conflict', 'Nothing of this update is left.')
  const partnerIds = left.map(({ partnerId }) => partnerId)
  return startRun(app, { partnerIds, kind: 'selected', batchSize: run.batchSize ?? undefined }, actor)
}

const MOST_ATTEMPTS = 5
const FAILED = `The update could not be finished in ${MOST_ATTEMPTS} attempts. What Google answered is kept: try again to write it to the directory.`

const isFailed = (id: string) => and(eq(googleRuns.id, id), eq(googleRuns.state, 'failed'))

/** `isBegun`: the last attempt is the present one. Returns whether it failed. */
export async function failAfterAttempts(
  app: Pick<App, 'db' | 'clock'>,
  id: string,
  { isBegun }: { isBegun: boolean },
): Promise<boolean> {
  const { attempts } = googleRuns
  const { rowCount } = await app.db
    .update(googleRuns)
    .set({
      state: 'failed',
      error: FAILED,
      attempts: MOST_ATTEMPTS,
      endedAt: app.clock.now(),
      leasedUntil: null,
    })
    .where(
      and(
        eq(googleRuns.id, id),
        eq(googleRuns.state, 'running'),
        isBegun ? gt(attempts, MOST_ATTEMPTS) : gte(attempts, MOST_ATTEMPTS),
      ),
    )
  return (rowCount ?? 0) > 0
}

/** Finishes with its answers; the rest's cost is no longer reserved. Throws conflict unless it failed. */
export async function retryRun(app: Pick<App, 'db'>, id: string): Promise<void> {
  const { rowCount } = await app.db
    .update(googleRuns)
    .set({
      state: 'running',
      error: null,
      attempts: 0,
      cancelRequested: true,
      endedAt: null,
      leasedUntil: sql`now()`,
    })
    .where(isFailed(id))
  if ((rowCount ?? 0) === 0) throw new AppError('conflict', 'This work goes on by itself.')
}

/** Drops its answers. False for other states. */
export async function giveUpRun(app: Pick<App, 'db'>, id: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(googleRuns)
      .set({ state: 'cancelled', error: null })
      .where(and(eq(googleRuns.id, id), inArray(googleRuns.state, ['failed', 'stopped'])))
    if ((rowCount ?? 0) === 0) return false
    await tx.update(googleRunPartners).set({ answer: null }).where(eq(googleRunPartners.runId, id))
    return true
  })
}
