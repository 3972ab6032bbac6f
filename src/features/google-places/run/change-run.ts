import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { googleRunPartners, googleRuns } from '../../../db/schema/google.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import { startRun } from './start-run.ts'

/** Answers so far are written. Idempotent. Throws not_found. */
export async function cancelRun(app: Pick<App, 'db'>, id: string): Promise<void> {
  const changed = await app.db.update(googleRuns).set({ cancelRequested: true }).where(eq(googleRuns.id, id))
  if (changed.rowCount === 0) throw new AppError('not_found', 'This update is not there.')
}

/** For what is left; returns the new id. Throws as `startRun`; conflict when none is left. */
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
