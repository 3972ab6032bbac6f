import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { AppError } from '../shared/errors.ts'
import * as schema from './schema/directory.ts'
import type { Vault } from './sealing/vault.ts'

type Plain = NodePgDatabase<typeof schema>
type Transaction = Parameters<Parameters<Plain['transaction']>[0]>[0]

export type RunTransaction = <Result>(
  work: (tx: Transaction & { vault: Vault }) => Promise<Result>,
  config?: PgTransactionConfig,
) => Promise<Result>

/** Drizzle's own leaks the connection when `begin` fails. `lockMs` overrides the session's. */
export function createTransaction(pool: pg.Pool, vault: Vault, lockMs?: number): RunTransaction {
  return async (work, config) => {
    const client = await pool.connect()
    let isSound = false
    try {
      const result = await drizzle(client, { schema }).transaction(async (tx) => {
        if (lockMs !== undefined) await waitForLocks(tx, lockMs)
        return work(Object.assign(tx, { vault }))
      }, config)
      isSound = true
      return result
    } catch (error) {
      isSound = error instanceof AppError
      throw error
    } finally {
      client.release(!isSound)
    }
  }
}

/** Ms; 0: as long as statements may take. */
export async function waitForLocks(tx: Pick<Plain, 'execute'>, lockMs: number): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${String(lockMs)}, true)`)
}
