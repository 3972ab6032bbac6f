import { diskFaultOf } from '../../shared/disk-faults.ts'
import { AppError } from '../../shared/errors.ts'
import { outageOf } from '../../shared/outage-of.ts'
import { checkImport } from './compare/check-import.ts'
import { claimJob, type ImportApp, type JobRun, Superseded } from './job-run.ts'
import { NoLongerGood, writeRows } from './write/write-rows.ts'

/**
 * Checks or writes an import; returns at once with nothing to do or another's lease. Never rejects: a faulty
 * file sets the state failed; when the database is unavailable, `resume-work` takes over.
 */
export async function runImport(app: ImportApp, id: string): Promise<void> {
  let run: JobRun | null = null
  try {
    run = await claimJob(app.db, id)
    if (!run) return
    if (run.job.state === 'writing') await writeOrCheckAgain(app, run)
    else await checkImport(app, run)
  } catch (error) {
    if (!(error instanceof Superseded)) await fail(app, id, run, error)
  } finally {
    run?.end()
  }
}

async function writeOrCheckAgain(app: ImportApp, run: JobRun): Promise<void> {
  try {
    await writeRows(app, run)
  } catch (error) {
    if (!(error instanceof NoLongerGood)) throw error
    await checkImport(
      app,
      run,
      'The directory has changed since the check, and some rows can no longer be imported.',
    )
  }
}

async function fail(app: ImportApp, id: string, run: JobRun | null, error: unknown): Promise<void> {
  const isExpected = error instanceof AppError
  // `resume-work` retries after the lease; on a full disk that would use up the attempts before anybody makes room.
  const fault = diskFaultOf(error)
  if (outageOf(error) !== null && fault === null) {
    // Also at a stop, which takes the database away.
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
