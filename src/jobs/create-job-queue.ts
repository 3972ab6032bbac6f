import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database } from '../db/open.ts'
import type { JobQueue } from './queue.ts'

/** In the caller's transaction. Rejects without the tables of `prepareJobs`. */
export async function createJobQueue(db: Database): Promise<JobQueue> {
  const pool = db.$client
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  // Learns its queues at the start; stopped, without timers, it still sends.
  await boss.start()
  await boss.stop({ close: false, graceful: false })
  return {
    async enqueue(tx, name, payload) {
      const id = await boss.send(name, payload, { db: fromDrizzle(tx, sql) })
      if (id === null) throw new Error(`The job ${name} was not accepted.`)
    },
  }
}
