import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type ConnectionGate, openGatedPool } from './connection-gate.ts'
import { type DatabaseLimits, sessionOptions } from './limits.ts'
import { createTransaction } from './run-transaction.ts'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & {
  $client: pg.Pool
  /**
   * A transaction that may take long: imports, bulk changes, erasures. It has a small pool of its own, apart
   * from visitors' connections; each statement may run for `longStatementMs`.
   */
  longTransaction: NodePgDatabase<typeof schema>['transaction']
  /**
   * The pool behind longTransaction, whose sessions wait for locks without a limit: migrations, job tables.
   */
  $longClient: pg.Pool
  /** Closed while the database is known to be silent (watch-database.ts). */
  gates: { requests: ConnectionGate; longWork: ConnectionGate }
}
/** A database or a transaction on it, as feature functions take it. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** Concurrent long work; more waits. */
const MAX_LONG = 3

/**
 * Opens a PostgreSQL, lazily. `connection` is a postgres:// address or a unix socket; `maxConnections` bounds
 * the pool of requests; without `limits` statements are unlimited. End it with `endDatabase`, or where
 * nothing can hang with `db.$client.end()`.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  maxConnections = 10,
  limits?: DatabaseLimits,
): Database {
  const requests = openGatedPool({
    ...connection,
    max: maxConnections,
    connectionTimeoutMillis: limits?.waitMs ?? 5000,
    idleTimeoutMillis: 30_000,
    ...(limits && sessionOptions({ statementMs: limits.statementMs, lockMs: limits.waitMs })),
  })
  const longWork = openGatedPool({
    ...connection,
    max: MAX_LONG,
    // Further long work waits until a connection is free.
    connectionTimeoutMillis: limits?.longStatementMs ?? 0,
    idleTimeoutMillis: 1000,
    allowExitOnIdle: true,
    ...(limits && sessionOptions({ statementMs: limits.longStatementMs, lockMs: 0 })),
  })
  return Object.assign(drizzle(requests.pool, { schema }), {
    transaction: createTransaction(requests.pool),
    longTransaction: createTransaction(longWork.pool, limits?.waitMs),
    $longClient: longWork.pool,
    gates: { requests: requests.gate, longWork: longWork.gate },
  }) as Database
}

/** Ends both pools; running statements get `timeoutMs` to finish, then their connections are cut. */
export async function endDatabase(db: Database, timeoutMs = 1000): Promise<void> {
  const { requests, longWork } = db.gates
  requests.close()
  longWork.close()
  const cut = setTimeout(() => {
    requests.cut()
    longWork.cut()
  }, timeoutMs)
  await Promise.all([db.$client, db.$longClient].map((pool) => (pool.ending ? undefined : pool.end())))
  clearTimeout(cut)
}
