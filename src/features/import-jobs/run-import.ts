import { sql } from 'drizzle-orm'
import { diskFaultOf } from '../../shared/disk-faults.ts'
import { AppError } from '../../shared/errors.ts'
import type { ImportReport } from '../../shared/import.ts'
import { outageOf } from '../../shared/outage-of.ts'
import { loadPlaceTables } from '../directory/places/around/find-contradictions.ts'
import { compareRows } from './compare/compare-rows.ts'
import { finishReport, readState, startReport } from './compare/summarise-import.ts'
import { claimJob, type ImportApp, type JobRun, Superseded } from './job-run.ts'
import { stageRows } from './read/stage-rows.ts'
import { NoLongerGood, writeRows } from './write/write-rows.ts'

const CHANGED = 'The directory has changed since the check, and some rows can no longer be imported.'

/** Checks or writes an import, if there is something to do. Never rejects; `resume-work` follows an outage. */
export async function runImport(app: ImportApp, id: string): Promise<void> {
  let run: JobRun | null = null
  try {
    run = await claimJob(app.db, id)
    if (run) await (run.job.state === 'writing' ? writeOrCheckAgain : checkImport)(app, run)
  } catch (error) {
    if (!(error instanceof Superseded)) await fail(app, id, run, error)
  } finally {
    run?.end()
  }
}

async function writeOrCheckAgain(app: ImportApp, run: JobRun): Promise<void> {
  await writeRows(app, run).catch((error) => {
    if (!(error instanceof NoLongerGood)) throw error
    return checkImport(app, run, CHANGED)
  })
}

async function fail(app: ImportApp, id: string, run: JobRun | null, error: unknown): Promise<void> {
  const isExpected = error instanceof AppError
  // On a full disk retries would use up the attempts.
  const fault = diskFaultOf(error)
  if (outageOf(error) !== null && fault === null) {
    app.log.warn({ importId: id }, 'an import was interrupted, and will be taken up again from its beginning')
    return
  }
  if (!isExpected) app.log.error({ err: error, importId: id }, 'an import could not be finished')
  if (!run) return
  const unexpected = fault
    ? `The disk of the database ${fault}. Nothing was changed. Please import the list again later.`
    : 'The import could not be finished. Nothing was changed.'
  const sentence = isExpected ? error.message : unexpected
  await run.set(app.db, { state: 'failed', error: sentence, leasedUntil: null }).catch(() => {})
}

/** Reads a file not yet read with this mapping and compares its rows. `error`: why it is checked once more. */
async function checkImport(
  app: Pick<ImportApp, 'db' | 'directory'>,
  run: JobRun,
  error: string | null = null,
): Promise<void> {
  const { job } = run
  const isRead = job.rowsMapping !== null && job.report !== null
  const file = isRead ? job.report : await stageRows(app.db, run, await loadPlaceTables(app))
  const report = await startReport(app.db, file as ImportReport, job.options)
  if (report.missingFields.length > 0) {
    await run.set(app.db, { state: 'checked', report, error, leasedUntil: null })
    return
  }
  await app.db.longTransaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`)
    let checked: ImportReport
    let version: number
    // Each statement sees the latest directory: a change between two of them would make a partner its own double.
    do {
      const state = await readState(tx)
      version = state.version
      await compareRows(tx, job.id, job.options, state.isSample && job.options.replaceSample)
      checked = await finishReport(tx, job.id, report, job.options.doubts)
    } while ((await readState(tx)).version !== version)
    await run.set(tx, {
      state: 'checked',
      report: checked,
      comparedVersion: version,
      error,
      leasedUntil: null,
    })
  })
}
