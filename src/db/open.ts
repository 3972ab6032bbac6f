import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { nameConnectionErrors } from './name-connection-errors.ts'
import { createTransaction } from './run-transaction.ts'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** A database or a transaction on it: what every feature function that reads or writes takes. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/**
 * Opens a pool on a PostgreSQL. `connection` is a postgres:// address or a unix socket as pg takes it;
 * `maxConnections` bounds the pool. Nothing is sent until the first query. End it with `db.$client.end()`.
 */
export function openDatabase(connection: pg.PoolConfig, maxConnections = 10): Database {
  const pool = new pg.Pool({
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    ...connection,
  })
  // An idle connection that breaks (server restarted) must not end the process: the pool opens a new one.
  pool.on('error', () => {})
  // Nor one that breaks while a transaction holds it: the query under way is rejected, which is told to its caller.
  pool.on('connect', (client) => client.on('error', () => {}))
  nameConnectionErrors(pool)
  return Object.assign(drizzle(pool, { schema }), { transaction: createTransaction(pool) }) as Database
}
