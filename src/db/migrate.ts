import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

/** Any fixed number will do, as long as nothing else on the database uses it: "dir" in ASCII. */
const MIGRATION_LOCK = 0x646972

/**
 * Brings the schema up to date, each step exactly once however many processes start together: drizzle's migrator
 * takes no lock of its own, so the steps run on one connection under a PostgreSQL advisory lock.
 * `folder` holds drizzle-kit's SQL steps. A step that fails rolls back whole and the error is passed on.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    client.release()
  }
}
