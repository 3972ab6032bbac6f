import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { CLOCK_SKEW_MS } from '../shared/time/clock.ts'
import { ALL_JOBS } from './all-jobs.ts'

/** "job" in ASCII. */
const PREPARE_LOCK = 0x6a6f62
/** Our jobs wait at most four hours between attempts. */
const LONGEST_WAIT_S = 24 * 3600

/** After `migrate`. A queue dated ahead by a wrong clock would do nothing until then. */
export async function prepareJobs(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
    if (await isDatedAhead(client)) await client.query('drop schema pgboss cascade')
    const boss = new PgBoss({
      db: { executeSql: (text, values) => client.query(text, values) },
      supervise: false,
      schedule: false,
    })
    boss.on('error', () => {})
    await boss.start()
    for (const [name, { queue }] of Object.entries(ALL_JOBS)) {
      await boss.createQueue(name, queue)
      await boss.updateQueue(name, queue)
    }
    await boss.stop({ close: false, graceful: false })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [PREPARE_LOCK]).catch(() => {})
    client.release()
  }
}

async function isDatedAhead(client: pg.PoolClient): Promise<boolean> {
  const tables = await client.query(`select to_regclass('pgboss.version') as name`)
  if (tables.rows[0].name === null) return false
  const { rows } = await client.query(
    `select exists (select from pgboss.version where cron_on > now() + make_interval(secs => $1))
       or exists (select from pgboss.job where start_after > now() + make_interval(secs => $2)) as "isAhead"`,
    [CLOCK_SKEW_MS / 1000, LONGEST_WAIT_S],
  )
  return rows[0].isAhead
}
