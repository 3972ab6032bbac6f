import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/open.ts'
import { importJobs } from '../../db/schema-history.ts'

/** How long a process that says nothing is believed to be at work. */
const LEASE_SECONDS = 30
const BEAT_MS = 5000
/** A file whose check or write ended the process this often is given up. */
const MOST_ATTEMPTS = 3

/** Somebody decided otherwise (another mapping, cancel) while this run was at work: it stops and leaves nothing. */
export class Superseded extends Error {}

/** The part of an import's row that a run works with; everything but the file. */
const COLUMNS = {
  id: importJobs.id,
  userId: importJobs.userId,
  userName: importJobs.userName,
  fileName: importJobs.fileName,
  state: importJobs.state,
  options: importJobs.options,
  revision: importJobs.revision,
  attempts: importJobs.attempts,
  headingHash: importJobs.headingHash,
  rowsMapping: importJobs.rowsMapping,
  comparedVersion: importJobs.comparedVersion,
  report: importJobs.report,
}
export type ClaimedJob = Omit<{ [Key in keyof typeof COLUMNS]: (typeof importJobs.$inferSelect)[Key] }, never>

/** One process' work on one revision of an import. */
export type JobRun = {
  job: ClaimedJob
  /**
   * Changes the import's row, if this run still counts, and holds the row until the transaction ends.
   * Throws Superseded when it does not.
   */
  set(tx: Queryable, values: Partial<typeof importJobs.$inferInsert>): Promise<void>
  /** Tells how far it is, and that it lives. Throws Superseded. */
  progress(doneCount: number, totalCount?: number): Promise<void>
  end(): void
}

/**
 * Takes an import that waits to be checked or written, for this process alone, until `end`; null when there is nothing
 * to do or another process is at it. A run that dies loses its claim after half a minute.
 */
export async function claimJob(db: Database, id: string): Promise<JobRun | null> {
  const [job] = await db
    .update(importJobs)
    .set({
      leasedUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
      attempts: sql`${importJobs.attempts} + 1`,
      state: sql`case ${importJobs.state} when 'waiting' then 'checking' else ${importJobs.state} end`,
    })
    .where(
      sql`${importJobs.id} = ${id} and ${importJobs.state} in ('waiting', 'checking', 'writing')
        and (${importJobs.leasedUntil} is null or ${importJobs.leasedUntil} < now())`,
    )
    .returning(COLUMNS)
  if (!job) return null
  const set = async (tx: Queryable, values: Partial<typeof importJobs.$inferInsert>) => {
    const changed = await tx
      .update(importJobs)
      .set({ leasedUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})`, ...values })
      .where(and(eq(importJobs.id, id), eq(importJobs.revision, job.revision)))
    if (changed.rowCount === 0) throw new Superseded()
  }
  // Long statements say nothing for a while; the claim is kept alive beside them.
  const beat = setInterval(() => set(db, {}).catch(() => {}), BEAT_MS).unref()
  const run: JobRun = {
    job,
    set,
    progress: (doneCount, totalCount) =>
      set(db, totalCount === undefined ? { doneCount } : { doneCount, totalCount }),
    end: () => clearInterval(beat),
  }
  if (job.attempts <= MOST_ATTEMPTS) return run
  run.end()
  const error = `This import was interrupted ${MOST_ATTEMPTS} times. Please split the file and try again.`
  await set(db, { state: 'failed', error, leasedUntil: null }).catch(() => {})
  return null
}
