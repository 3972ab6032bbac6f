import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { importJobs } from '../../db/schema/history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { ImportReport } from '../../shared/import.ts'
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
    if (report.missingFields.length > 0)
      throw new AppError(
        'invalid_input',
        `Please say which column holds: ${report.missingFields.join(', ')}.`,
      )
    const unsure = findUnsure(ImportReport.parse(report), options)
    if (unsure) throw new AppError('invalid_input', unsure.message)
    const doubtCount = ImportReport.parse(report).openDoubtCount
    if (doubtCount > 0) {
      const [rows, them] = doubtCount === 1 ? ['row is', 'it'] : ['rows are', 'them']
      const count = doubtCount.toLocaleString('en-US')
      throw new AppError(
        'invalid_input',
        `${count} ${rows} in doubt. Please take ${them}, or leave ${them} out.`,
      )
    }
    if (report.refusedCount > 0 && !options.skipInvalid) {
      const count = report.refusedCount.toLocaleString('en-US')
      const [rows, them] = report.refusedCount === 1 ? ['row', 'it'] : ['rows', 'them']
      throw new AppError(
        'invalid_input',
        `${count} ${rows} cannot be imported. Fix ${them}, or choose to leave ${them} out.`,
      )
    }
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
