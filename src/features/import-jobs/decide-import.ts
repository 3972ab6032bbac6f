import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { importJobs, importOutcomes, importRows } from '../../db/schema/history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { type ImportOptions, ImportReport } from '../../shared/import.ts'
import { lockJob } from './change-import.ts'
import { findUnsure } from './find-unsure.ts'

/**
 * Releases a checked import for writing. Idempotent. Throws not_found; conflict when not checked; `invalid_input`
 * for open questions.
 */
export async function confirmImport(app: Pick<App, 'db'>, id: string, actor: Actor): Promise<void> {
  await app.db.transaction(async (tx) => {
    const { state, report, options } = await lockJob(tx, id)
    if (state === 'writing' || state === 'done') return
    if (state !== 'checked' || !report) throw new AppError('conflict', 'This import is not checked yet.')
    const why = whyHeldUp(ImportReport.parse(report), options)
    if (why) throw new AppError('invalid_input', why)
    await tx
      .update(importJobs)
      .set({
        state: 'writing',
        userId: actor.id,
        userName: actor.name,
        revision: sql`${importJobs.revision} + 1`,
        attempts: 0,
        leasedUntil: null,
        doneCount: 0,
        totalCount: report.createCount + report.updateCount,
        error: null,
      })
      .where(eq(importJobs.id, id))
  })
}

function whyHeldUp(report: ImportReport, options: ImportOptions): string | null {
  const { missingFields, openDoubtCount, refusedCount } = report
  const unsure = findUnsure(report, options)
  if (missingFields.length > 0) return `Please say which column holds: ${missingFields.join(', ')}.`
  if (unsure) return unsure.message
  const [doubtful, refused] = [openDoubtCount, refusedCount].map((count) => count.toLocaleString('en-US'))
  if (openDoubtCount > 0) return `Rows in doubt: ${doubtful}. Please take them, or leave them out.`
  if (refusedCount === 0 || options.skipInvalid) return null
  return `Rows that cannot be imported: ${refused}. Fix them, or choose to leave them out.`
}

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
