import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { checkMigrations } from './check-migrations.ts'

/** "dir" in ASCII: an advisory lock. */
const MIGRATION_LOCK = 0x646972
/** insufficient_privilege (PostgreSQL, appendix A). */
const NO_RIGHTS = '42501'

/**
 * Brings the schema up to date, running each migration in `folder` once, under an advisory lock (drizzle
 * takes none). Rejects in plain words, with nothing written, when the database differs (see checkMigrations).
 * A failing migration rolls back and its error is passed on.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if (await checkMigrations(client, folder)) {
      await runMigrations(drizzle(client), { migrationsFolder: folder }).catch(explain)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    client.release()
  }
}

function explain(error: unknown): never {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (!(cause instanceof pg.DatabaseError) || cause.code !== NO_RIGHTS) throw error
  throw new Error(
    `The database's role may not bring the schema up to date: ${cause.message}. Nothing was changed. ` +
      'Connect as the role that owns the tables, or give that ownership to this one.',
    { cause: error },
  )
}
