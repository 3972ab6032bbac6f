import type pg from 'pg'
import { cutConnection, streamOf } from './end-connection.ts'

/** In milliseconds; bounds in `readConfig`. */
export type DatabaseLimits = Readonly<{
  /** For a connection, a lock, and a sign of life. */
  waitMs: number
  /** For one statement of a request. */
  statementMs: number
  /** For one statement of long work: imports, bulk changes, migrations. */
  longStatementMs: number
}>

export type SessionLimits = { statementMs: number; lockMs: number }

/** The server ends a statement first; this margin is for a silent one. */
const MARGIN_MS = 2000
/** Idle time before probes; Node then probes every second and gives up after ten. */
const KEEP_ALIVE_MS = 5000

/**
 * Returns pool options that hold connections to `limits` (0: none) by SET, since poolers may refuse settings
 * at connect; a server silent beyond them is cut off. Source: PostgreSQL, "Client Connection Defaults".
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
        // A lost client's transaction must not hold locks for longer than a statement.
        `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
         set idle_in_transaction_session_timeout = ${statementMs}`,
      )
    },
  }
}

/** A private field of pg. */
function isIdle(client: pg.ClientBase): boolean {
  return (client as pg.ClientBase & { readyForQuery: boolean }).readyForQuery
}
