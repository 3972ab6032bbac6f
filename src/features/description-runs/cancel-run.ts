import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { descriptionRuns } from '../../db/schema/writing.ts'
import { AppError } from '../../shared/errors.ts'
import { stopPublishing } from './publish-run.ts'
import { lockRun } from './read-run.ts'

/** Gives the run up; while texts are published only the rest, which then waits in the review. Idempotent. Throws not_found; conflict once published. */
export async function cancelRun(app: Pick<App, 'db'>, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const state = await lockRun(tx, id)
    if (state === 'publishing') return stopPublishing(tx, id)
    if (state === 'published')
      throw new AppError('conflict', 'These texts are published. Undo in the history takes them back.')
    await tx
      .update(descriptionRuns)
      .set({ state: 'cancelled', leasedUntil: null, updatedAt: sql`now()` })
      .where(eq(descriptionRuns.id, id))
  })
}
