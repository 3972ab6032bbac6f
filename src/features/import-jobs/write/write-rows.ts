import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { waitForLocks } from '../../../db/run-transaction.ts'
import { directoryState, inquiries, partners } from '../../../db/schema/directory.ts'
import { changes, importOutcomes, importRows } from '../../../db/schema/history.ts'
import type { ImportReport } from '../../../shared/import.ts'
import { takeNextVersion } from '../../directory/snapshot/directory-version.ts'
import { closeChangeSet, openChangeSet } from '../../history/record-change-set.ts'
import { addCreatedPartners } from '../../history/record-created-partners.ts'
import { compareRows } from '../compare/compare-rows.ts'
import { finishReport, readState, startReport } from '../compare/summarise-import.ts'
import type { ImportApp, JobRun } from '../job-run.ts'
import { createPartners, updatePartners } from './store-rows.ts'

export class NoLongerGood extends Error {}

/**
 * Writes in one transaction. If the directory changed, compares again and throws NoLongerGood for newly refused or
 * doubtful rows.
 */
export async function writeRows(app: ImportApp, run: JobRun): Promise<void> {
  const { job } = run
  const report = job.report as ImportReport
  if (report.createCount + report.updateCount === 0 && !job.options.replaceSample) {
    await run.set(app.db, { state: 'done', leasedUntil: null, error: null, doneCount: 0, totalCount: 0 })
    return
  }
  await run.progress(0, report.createCount + report.updateCount)
  await app.db.longTransaction((tx) => write(app, tx, run))
  await app.directory.refresh()
  await forgetGoodRows(app, job.id)
}

async function write(app: ImportApp, tx: Queryable, run: JobRun): Promise<void> {
  const { job } = run
  const now = app.clock.now()
  await waitForLocks(tx, 0)
  // All writers wait for this until commit.
  const version = await takeNextVersion(tx)
  const sampleRemovedCount = job.options.replaceSample ? await removeSamplePartners(tx, version) : 0
  let report = job.report as ImportReport
  if (job.comparedVersion !== version - 1) {
    await compareRows(tx, job.id, job.options, false)
    report = await finishReport(tx, job.id, await startReport(tx, report, job.options), job.options.doubts)
    if (report.openDoubtCount > 0 || (report.refusedCount > 0 && !job.options.skipInvalid))
      throw new NoLongerGood()
  }
  const total = report.createCount + report.updateCount
  const actor = { id: job.userId, name: job.userName }
  const change = { action: 'import', entity: 'partner', actor, subject: job.fileName } as const
  const changeSetId = await openChangeSet(tx, change, now)
  const hasActivity = report.columns.some((column) => column.field === 'isActive')
  const stored = { jobId: job.id, changeSetId, version, now, rowCount: report.rowCount, hasActivity }
  const updated = await updatePartners(tx, stored, (count) => run.progress(count, total))
  const created = await createPartners(tx, stored, (count) => run.progress(updated + count, total))
  if (created > 0) await addCreatedPartners(tx, changeSetId, version)
  if (sampleRemovedCount > 0) await leaveOutRemoved(tx, changeSetId)
  const isRecorded = (await closeChangeSet(tx, changeSetId)) > 0
  const { isSample } = await readState(tx)
  await run.set(tx, {
    state: 'done',
    changeSetId: isRecorded ? changeSetId : null,
    report: { ...report, isSample, sampleRemovedCount },
    doneCount: updated + created,
    totalCount: total,
    error: null,
    leasedUntil: null,
  })
}

/** They share this version, but not the change set. */
async function leaveOutRemoved(tx: Queryable, changeSetId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${changes} using ${partners}
    where ${changes.changeSetId} = ${changeSetId} and ${partners.id} = ${changes.entityId} and ${partners.deletedAt} is not null`)
}

/** Refused rows stay for download. */
async function forgetGoodRows(app: ImportApp, jobId: string): Promise<void> {
  await app.db.longTransaction(async (tx) => {
    await tx.execute(sql`set local enable_nestloop = off`)
    await tx.execute(sql`
      delete from ${importRows} as r using ${importOutcomes} as o
      where r.job_id = ${jobId} and o.job_id = ${jobId} and o.number = r.number and o.action <> 'refused'`)
    await tx.execute(sql`delete from ${importOutcomes} where job_id = ${jobId} and action <> 'refused'`)
  })
}

/**
 * Removes sample partners (555-0100 to 555-0199, reserved for fiction); one with an inquiry stays as deleted.
 * Returns their number.
 */
async function removeSamplePartners(tx: Queryable, version: number): Promise<number> {
  if (!(await readState(tx)).isSample) return 0
  const isMadeUp = sql`${partners.phone} ~ '555-01[0-9]{2}' and ${partners.deletedAt} is null`
  const isAskedFor = sql`exists (select 1 from ${inquiries} where ${inquiries.partnerId} = ${partners.id})`
  const hidden = await tx
    .update(partners)
    .set({ deletedAt: sql`now()`, updatedAt: sql`now()`, isActive: false, version })
    .where(sql`${isMadeUp} and ${isAskedFor}`)
  const removed = await tx.delete(partners).where(sql`${isMadeUp} and not ${isAskedFor}`)
  await tx.update(directoryState).set({ isSample: false })
  return (hidden.rowCount ?? 0) + (removed.rowCount ?? 0)
}
