import { diskFaultOf } from '../../shared/disk-faults.ts'
import { AppError } from '../../shared/errors.ts'
import { outageOf } from '../../shared/outage-of.ts'
import { checkImport } from './compare/check-import.ts'
import { claimJob, type ImportApp, type JobRun, Superseded } from './job-run.ts'
import { NoLongerGood, writeRows } from './write/write-rows.ts'

/** Checks or writes an import, if there is something to do. Never rejects; `resume-work` follows an outage. */
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
