import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'

/** Connections that other processes of the product hold, told apart by application name. */
export async function countOtherClients(db: Pick<Database, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and usename = current_user and backend_type = 'client backend'
      and application_name <> current_setting('application_name')`)
  return rows[0]?.count ?? 0
}
