import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { importJobs, importOutcomes, importRows } from '../../db/schema/history.ts'

const KEEP_FILE_DAYS = 7
const KEEP_RECORD_DAYS = 365

/** Deletes files and rows of imports after 7 days, records after a year. */
export async function purgeImports(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000).toISOString()
  await app.db.longTransaction(async (tx) => {
    await tx.execute(sql`delete from ${importJobs} where created_at < ${before(KEEP_RECORD_DAYS)}`)
    await tx.execute(sql`
      update ${importJobs} set file = '', rows_mapping = null,
        state = case when state in ('waiting', 'checking', 'checked') then 'cancelled' else state end
      where created_at < ${before(KEEP_FILE_DAYS)} and octet_length(file) > 0 and state <> 'writing'`)
    for (const table of [importRows, importOutcomes]) {
      await tx.execute(sql`
        delete from ${table} where job_id not in (select id from ${importJobs} where octet_length(file) > 0)`)
    }
  })
}
