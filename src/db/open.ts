import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type ConnectionGate, GatedPool } from './connection-gate.ts'
import type { ServerConfig } from './cuttable-client.ts'
import { limitTransactions } from './limit-transactions.ts'
import { answerWithin, type DatabaseLimits, sessionOptions } from './limits.ts'
import { createTransaction, type RunTransaction } from './run-transaction.ts'
import * as schema from './schema/directory.ts'
import type { Vault } from './sealing/vault.ts'
import type { Servers } from './servers.ts'

type Plain = NodePgDatabase<typeof schema>

export type Database = Omit<Plain, 'transaction'> & {
  $client: pg.Pool
  vault: Vault
  /** For imports, bulk changes and erasures, apart from visitors. */
  longTransaction: RunTransaction
  transaction: RunTransaction
  /** Waits for locks without limit. Never through a pooler. */
  $longClient: pg.Pool
  /** Keeps its session, as LISTEN needs. */
  $direct: ServerConfig
  $servers: readonly Servers[]
  gates: { requests: ConnectionGate; longWork: ConnectionGate }
}

export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'vault'>

const MAX_LONG = 3

/** Connects lazily. With `direct`, `connection` is a pooler in transaction mode, for requests alone. */
export function openDatabase(
  connection: ServerConfig,
  vault: Vault,
  maxConnections = 10,
  limits?: DatabaseLimits,
  direct: ServerConfig | null = null,
): Database {
  const ofRequests = limits && { statementMs: limits.statementMs, lockMs: limits.waitMs }
  const requests = new GatedPool(
    {
      ...connection,
      max: maxConnections,
      connectionTimeoutMillis: limits?.waitMs ?? 5000,
      idleTimeoutMillis: 30_000,
      ...(ofRequests && (direct ? answerWithin(ofRequests) : sessionOptions(ofRequests))),
    },
    ofRequests && direct ? limitTransactions(ofRequests) : undefined,
  )
  const longWork = new GatedPool({
    ...(direct ?? connection),
    max: MAX_LONG,
    connectionTimeoutMillis: limits?.longStatementMs ?? 0,
    idleTimeoutMillis: 1000,
    allowExitOnIdle: true,
    ...(limits && sessionOptions({ statementMs: limits.longStatementMs, lockMs: 0 })),
  })
  return Object.assign(drizzle(requests, { schema }), {
    vault,
    transaction: createTransaction(requests, vault),
    longTransaction: createTransaction(longWork, vault, limits?.waitMs),
    $longClient: longWork,
    $direct: direct ?? connection,
    $servers: [connection.servers, direct?.servers].filter((servers) => servers != null),
    gates: { requests, longWork },
  }) as Database
}

/** Cuts statements after `timeoutMs`. */
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
