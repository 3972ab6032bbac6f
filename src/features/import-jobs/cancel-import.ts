import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { importJobs, importOutcomes, importRows } from '../../db/schema/history.ts'
import { AppError } from '../../shared/errors.ts'
import { lockJob } from './change-import.ts'

/**
 * Deletes an import's file and rows; a run stops at its next step. Idempotent. Throws not_found; conflict once done.
 */
export async function cancelImport(app: Pick<App, 'db'>, id: string): Promise<void> {
  await app.db.longTransaction(async (tx) => {
    const { state } = await lockJob(tx, id)
    if (state === 'cancelled') return
    if (state === 'done') throw new AppError('conflict', 'This import is done. Undo takes it back.')
    await tx
      .update(importJobs)
      .set({
        state: 'cancelled',
        revision: sql`${importJobs.revision} + 1`,
        leasedUntil: null,
        rowsMapping: null,
        file: Buffer.alloc(0),
      })
      .where(eq(importJobs.id, id))
    await tx.delete(importOutcomes).where(eq(importOutcomes.jobId, id))
    await tx.delete(importRows).where(eq(importRows.jobId, id))
  })
}
