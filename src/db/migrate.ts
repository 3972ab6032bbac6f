import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { checkMigrations } from './check-migrations.ts'

/** "dir" in ASCII. */
const MIGRATION_LOCK = 0x646972
const NO_RIGHTS = '42501'
const LOCKED = '55P03'

/** Below DATABASE_WAIT_MS: readers queue behind a waiting change. */
const LOCK_MS = 400
const PAUSE_MS = 1000
/** Backups hold their tables for minutes. */
const PATIENCE_MS = 1_800_000

/** Under an advisory lock. Rejects, writing nothing, when the database differs or a migration fails. */
export async function migrate(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if (await checkMigrations(client, folder)) {
      await runInTries(client, folder).catch(explain)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    client.release()
  }
}

async function runInTries(client: pg.PoolClient, folder: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  const { rows } = await client.query<{ lock_timeout: string }>('show lock_timeout')
  await client.query(`select set_config('lock_timeout', $1, false)`, [String(LOCK_MS)])
  try {
    for (;;) {
      try {
        return await runMigrations(drizzle(client), { migrationsFolder: folder })
      } catch (error) {
        const cause = causeOf(error)
        const isLocked = cause instanceof pg.DatabaseError && cause.code === LOCKED
        if (!isLocked || Date.now() > deadline) throw error
        await sleep(PAUSE_MS)
      }
    }
  } finally {
    await client
      .query(`select set_config('lock_timeout', $1, false)`, [rows[0]?.lock_timeout])
      .catch(() => {})
  }
}

const causeOf = (error: unknown) => (error instanceof Error && error.cause ? error.cause : error)

function explain(error: unknown): never {
  const cause = causeOf(error)
  if (!(cause instanceof pg.DatabaseError) || cause.code !== NO_RIGHTS) throw error
  throw new Error(
    `The database's role may not bring the schema up to date: ${cause.message}. Nothing was changed. ` +
      'Connect as the role that owns the tables, or give that ownership to this one.',
    { cause: error },
  )
}
