import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { descriptionRuns } from '../../db/schema/writing.ts'

const KEEP_DAYS = 90

/** After 90 days, unless being written. Published texts stay in the history. */
export async function purgeRuns(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(app.clock.now().getTime() - KEEP_DAYS * 86_400_000).toISOString()
  await app.db.longTransaction((tx) =>
    tx.execute(
      sql`delete from ${descriptionRuns} where created_at < ${before} and state not in ('writing', 'publishing')`,
    ),
  )
}
