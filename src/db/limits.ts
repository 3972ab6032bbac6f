import type pg from 'pg'
import { cutConnection, streamOf } from './end-connection.ts'

/** How long the database may keep the product waiting, in milliseconds; `readConfig` sets the bounds. */
export type DatabaseLimits = Readonly<{
  /** For a connection, a lock, and a sign of life. */
  waitMs: number
  /** For one statement of a request. */
  statementMs: number
  /** For one statement of an import, a bulk change, a migration or other long work. */
  longStatementMs: number
}>

export type SessionLimits = { statementMs: number; lockMs: number }

/** The server ends a statement first; only a silent server reaches this margin. */
const MARGIN_MS = 2000
/**
 * A connection without traffic is probed after this; Node then probes every second and gives up after ten.
 */
const KEEP_ALIVE_MS = 5000

/**
 * Returns pool options that hold each new connection to `limits`, by SET, since poolers may refuse settings
 * at connect. A server silent beyond its own limits has its connection cut. Source: PostgreSQL, "Client
 * Connection Defaults"; 0 means no limit.
 */
export function sessionOptions({ statementMs, lockMs }: SessionLimits) {
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    async onConnect(client: pg.ClientBase) {
      const stream = streamOf(client)
      stream.setTimeout(statementMs + MARGIN_MS)
      stream.on('timeout', () => {
        if (!isIdle(client)) cutConnection(client)
      })
      await client.query(
        // A transaction whose client is gone must not hold locks for longer than a statement may take.
        `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
         set idle_in_transaction_session_timeout = ${statementMs}`,
      )
    },
  }
}

/** Whether no query is pending; a private field of pg. */
function isIdle(client: pg.ClientBase): boolean {
  return (client as unknown as { readyForQuery: boolean }).readyForQuery
}
