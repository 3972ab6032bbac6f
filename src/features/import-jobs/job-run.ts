import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { isUnleased, leaseEnd, renewLease } from '../../db/lease.ts'
import type { Database, Queryable } from '../../db/open.ts'
import { importJobs } from '../../db/schema/history.ts'
import { ImportOptions, ImportReport } from '../../shared/import.ts'
import type { DirectoryView } from '../directory/snapshot/directory-view.ts'

/** Of one revision: its file may kill the process. */
const MOST_ATTEMPTS = 3

export type ImportApp = Pick<App, 'db' | 'clock' | 'log'> & {
  directory: Pick<DirectoryView, 'gazetteer' | 'shapes'> & { refresh(): Promise<unknown> }
}

/** Cancelled or changed during this run. */
export class Superseded extends Error {}

const { file: _, ...COLUMNS } = getTableColumns(importJobs)
type ClaimedJob = Omit<typeof importJobs.$inferSelect, 'file'>

export type JobRun = {
  job: ClaimedJob
  /** Throws Superseded. */
  set(tx: Queryable, values: Partial<typeof importJobs.$inferInsert>): Promise<void>
  /** Throws Superseded. */
  progress(doneCount: number, totalCount?: number): Promise<void>
  end(): void
}

/** Claims an import until `end`; null with nothing to do or another's lease, which lapses 30 s after its death. */
export async function claimJob(db: Database, id: string): Promise<JobRun | null> {
  const [job] = await db
    .update(importJobs)
    .set({
      leasedUntil: leaseEnd,
      attempts: sql`${importJobs.attempts} + 1`,
      state: sql`case ${importJobs.state} when 'waiting' then 'checking' else ${importJobs.state} end`,
    })
    .where(
      sql`${importJobs.id} = ${id} and ${importJobs.state} in ('waiting', 'checking', 'writing')
        and ${isUnleased}`,
    )
    .returning(COLUMNS)
  if (!job) return null
  const set = async (tx: Queryable, values: Partial<typeof importJobs.$inferInsert>) => {
    const changed = await tx
      .update(importJobs)
      .set({ leasedUntil: leaseEnd, ...values })
      .where(and(eq(importJobs.id, id), eq(importJobs.revision, job.revision)))
    if (changed.rowCount === 0) throw new Superseded()
  }
  // During long statements.
  const end = renewLease(() => set(db, {}))
  const run: JobRun = {
    // An older import lacks newer parts.
    job: {
      ...job,
      options: ImportOptions.parse(job.options),
      report: job.report && ImportReport.parse(job.report),
    },
    set,
    progress: (doneCount, totalCount) =>
      set(db, totalCount === undefined ? { doneCount } : { doneCount, totalCount }),
    end,
  }
  if (job.attempts <= MOST_ATTEMPTS) return run
  run.end()
  const error = `This import was interrupted ${MOST_ATTEMPTS} times. Please split the file and try again.`
  await set(db, { state: 'failed', error, leasedUntil: null }).catch(() => {})
  return null
}
