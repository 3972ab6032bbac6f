import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { AppError } from '../shared/errors.ts'
import type { Database } from './open.ts'
import * as schema from './schema.ts'

/**
 * What `db.transaction` does: runs `work` in one transaction on a connection of the pool, commits it, or rolls it back
 * when `work` throws. The connection always goes back, and is closed when it may be in an unknown state. Drizzle's own
 * keeps it for good when not even `begin` gets through, so a database that restarts a few times uses up the pool.
 * `lockMs` sets how long it waits for a lock, where the pool's sessions do not.
 */
export function createTransaction(pool: pg.Pool, lockMs?: number): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let isSound = false
    try {
      const result = await drizzle(client, { schema }).transaction(async (tx) => {
        if (lockMs !== undefined) await waitForLocks(tx, lockMs)
        return work(tx)
      }, config)
      isSound = true
      return result
    } catch (error) {
      // A refusal of ours was rolled back like any other statement.
      isSound = error instanceof AppError
      throw error
    } finally {
      client.release(!isSound)
    }
  }
}

/** Sets for the rest of a transaction how long it waits for a lock, in milliseconds; 0: as long as the statement may run. */
export async function waitForLocks(tx: Pick<Database, 'execute'>, lockMs: number): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${String(lockMs)}, true)`)
}
