import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { ALL_JOBS, checkJobs } from './all-jobs.ts'

/** "job" in ASCII. */
const PREPARE_LOCK = 0x6a6f62

/**
 * Creates or updates the job tables (schema `pgboss`) and queues, one process at a time. Call it after
 * `migrate`, with the same rights. Throws when the list of jobs is wrong.
 */
export async function prepareJobs(pool: pg.Pool): Promise<void> {
  checkJobs(ALL_JOBS)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
    const boss = new PgBoss({
      db: { executeSql: (text, values) => client.query(text, values) },
      supervise: false,
      schedule: false,
    })
    // An unheard event would end the process.
    boss.on('error', () => {})
    await boss.start()
    for (const job of ALL_JOBS) {
      await boss.createQueue(job.name, job.queue)
      await boss.updateQueue(job.name, job.queue)
    }
    await boss.stop({ close: false, graceful: false })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [PREPARE_LOCK]).catch(() => {})
    client.release()
  }
}
