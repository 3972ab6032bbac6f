import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import type { App } from '../../app.ts'
import { AppError } from '../../shared/errors.ts'
import { isPassing } from '../../shared/passing-database-errors.ts'
import { checkImport } from './check-import.ts'
import { claimJob, type JobRun, Superseded } from './job-run.ts'
import { NoLongerGood, writeRows } from './write-rows.ts'

type Needs = Pick<App, 'db' | 'directory' | 'clock' | 'log'>

/**
 * Does what an import waits for: checks it, or writes it. Returns at once when there is nothing to do or another process
 * is at it. Never rejects: a fault of the file ends in the state failed with a sentence; when the database goes away the
 * import is left to `resumeImports`.
 */
export async function runImport(app: Needs, id: string): Promise<void> {
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

async function writeOrCheckAgain(app: Needs, run: JobRun): Promise<void> {
  try {
    await writeRows(app, run)
  } catch (error) {
    if (!(error instanceof NoLongerGood)) throw error
    await checkImport(app, run)
    const message = 'The directory has changed since the check, and some rows can no longer be imported.'
    await run.set(app.db, { error: message })
  }
}

async function fail(app: Needs, id: string, run: JobRun | null, error: unknown): Promise<void> {
  const isExpected = error instanceof AppError
  if (!isExpected) app.log.error({ err: error, importId: id }, 'an import could not be finished')
  if (!run || isTemporary(error)) return
  const sentence = isExpected ? error.message : 'The import could not be finished. Nothing was changed.'
  await run.set(app.db, { state: 'failed', error: sentence, leasedUntil: null }).catch(() => {})
}

/** The database was not reached, is stopping, or asked to try again: somebody does, when the claim has passed. */
function isTemporary(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  // Failed without the server having said why: it was never reached, or went away.
  if (cause !== error && !(cause instanceof DatabaseError)) return true
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return isPassing(code)
}
