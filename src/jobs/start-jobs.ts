import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { App } from '../app.ts'
import type { Database } from '../db/open.ts'
import { sweepOutbox } from '../features/inquiries/mail/sweep-outbox.ts'
import { limitConcurrency } from '../shared/limit-concurrency.ts'
import { CLOCK_SKEW_MS, onceAMinute } from '../shared/time/clock.ts'
import { ALL_JOBS } from './all-jobs.ts'
import type { Job } from './queue.ts'

/** A locked queue must not take the pool. */
const MOST_CONNECTIONS = 2
const LEASED = ['import_jobs', 'video_files', 'description_runs', 'google_runs']

export type RunningJobs = {
  /** Running jobs return to the queue after `timeoutMs`. */
  stop(timeoutMs?: number): Promise<void>
}

/** After `prepareJobs`; in any number of processes. */
export async function startJobs(app: App): Promise<RunningJobs> {
  const pool = app.db.$client
  const inTurn = limitConcurrency(MOST_CONNECTIONS)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => inTurn(() => pool.query(text, values)) },
    migrate: false,
    // By then a killed process's job is noticed.
    monitorIntervalSeconds: 30,
    superviseIntervalSeconds: 30,
  })
  const warn = onceAMinute((_, reason: string) => app.log.warn({ reason }, 'job queue error; retrying'))
  const hear = ({ message }: { message: string }) => {
    // The watcher reports that.
    if (!app.db.gates.requests.isClosed()) warn(message)
  }
  boss.on('error', hear)
  boss.on('warning', hear)
  const stopping = new AbortController()
  await endFutureLeases(app.db)
  await boss.start()
  for (const [name, job] of Object.entries<Job>(ALL_JOBS)) {
    await boss.work(
      name,
      {
        pollingIntervalSeconds: job.schedule ? 10 : 1,
        batchSize: 10,
        burstWhenBatchFull: true,
        perJobResults: true,
      },
      (batch) => runBatch(app, name, job, batch, stopping.signal),
    )
    const schedule = typeof job.schedule === 'function' ? job.schedule(app.config) : job.schedule
    if (schedule) await boss.schedule(name, schedule, {}, { tz: 'UTC' })
    else if (job.schedule) await boss.unschedule(name)
  }
  // Earlier releases': nobody would take what they make.
  for (const { name } of await boss.getSchedules()) if (!(name in ALL_JOBS)) await boss.unschedule(name)
  await sweepOutbox(app)
  await app.jobs.enqueue(app.db, 'resume-work', {})
  await app.jobs.enqueue(app.db, 'seal-rows', {})
  return {
    stop(timeoutMs = 3000) {
      stopping.abort()
      return boss.stop({ close: false, graceful: true, timeout: timeoutMs })
    },
  }
}

/** Of dead workers whose clock was ahead. */
async function endFutureLeases(db: Database): Promise<void> {
  for (const table of LEASED)
    await db.execute(sql`
      update ${sql.identifier(table)} set leased_until = now()
      where leased_until > now() + make_interval(secs => ${CLOCK_SKEW_MS / 1000})`)
}

async function runBatch(
  app: App,
  name: string,
  job: Job,
  batch: { id: string; data: unknown; signal: AbortSignal }[],
  stopping: AbortSignal,
) {
  const results: { id: string; status: 'completed' | 'failed'; output?: object }[] = []
  for (const { id, data, signal } of batch) {
    if (signal.aborted || stopping.aborted) break
    try {
      await job.run(app, data as Parameters<Job['run']>[1], AbortSignal.any([signal, stopping]))
      results.push({ id, status: 'completed' })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      app.log.warn({ job: name, jobId: id, reason }, 'a job failed and will be repeated')
      results.push({ id, status: 'failed', output: { reason } })
    }
  }
  return results
}
