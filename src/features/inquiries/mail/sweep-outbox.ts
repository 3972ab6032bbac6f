import { sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'

/** More than this at once would only delay the start; the next sweep takes the rest. */
const MOST_ROWS = 5000

/**
 * Asks for delivery of every waiting message that no queued job stands for: left by a killed process, a queue that
 * was lost, a backup that was restored. Returns how many. A job too many does no harm, since delivery looks at the row.
 * Reads pg-boss's table of jobs, whose name, state and data are its documented columns.
 */
export async function sweepOutbox(app: Pick<App, 'db' | 'jobs'>): Promise<number> {
  return app.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select o.id from outbox o
      where o.state = 'waiting' and not exists (
        select 1 from pgboss.job j
        where j.name = 'send-mail' and j.state in ('created', 'retry') and j.data ->> 'outboxId' = o.id::text
      )
      order by o.created_at
      limit ${MOST_ROWS}
      for update of o skip locked`)
    for (const { id } of rows) await app.jobs.enqueue(tx, 'send-mail', { outboxId: id })
    return rows.length
  })
}
