import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { AppError } from '../shared/errors.ts'
import type { Database } from './open.ts'
import * as schema from './schema.ts'

/**
 * What `db.transaction` does: runs `work` in one transaction on a connection of the pool, commits it, or rolls it back
 * when `work` throws. The connection always goes back, and is closed when it may be in an unknown state. Drizzle's own
 * keeps it for good when not even `begin` gets through, so a database that restarts a few times uses up the pool.
 */
export function createTransaction(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let isSound = false
    try {
      const result = await drizzle(client, { schema }).transaction(work, config)
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
