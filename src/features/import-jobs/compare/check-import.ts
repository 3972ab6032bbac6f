import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { directoryState } from '../../../db/schema/directory.ts'
import type { ImportReport } from '../../../shared/import.ts'
import { loadPlaceTables } from '../../directory/places/around/find-contradictions.ts'
import type { ImportApp, JobRun } from '../job-run.ts'
import { stageRows } from '../read/stage-rows.ts'
import { compareRows } from './compare-rows.ts'
import { finishReport, startReport } from './summarise-import.ts'

/** Reads a file not yet read with this mapping and compares its rows. `error`: why it is checked once more. */
export async function checkImport(
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
    // First: a change meanwhile makes the write compare again.
    const { version, isSample } = await readState(tx)
    await compareRows(tx, job.id, job.options, isSample && job.options.replaceSample)
    const checked = await finishReport(tx, job.id, report, job.options.doubts)
    await run.set(tx, {
      state: 'checked',
      report: checked,
      comparedVersion: version,
      error,
      leasedUntil: null,
    })
  })
}

/** The directory's version, and whether it holds sample partners. */
export async function readState(tx: Queryable): Promise<{ version: number; isSample: boolean }> {
  const [state] = await tx
    .select({ version: directoryState.version, isSample: directoryState.isSample })
    .from(directoryState)
  return state ?? { version: 1, isSample: false }
}
