import type pg from 'pg'
import { cutConnection, streamOf } from './end-connection.ts'

/** How long the database may keep the product waiting. All in milliseconds; `readConfig` sets the bounds. */
export type DatabaseLimits = Readonly<{
  /** For a connection, for a row or table that another transaction holds, and for a sign of life. */
  waitMs: number
  /** For one statement of a request. */
  statementMs: number
  /** For one statement of an import, a bulk change, a migration or another piece of long work. */
  longStatementMs: number
}>

/** What the connections of one pool are held to. */
export type SessionLimits = { statementMs: number; lockMs: number }

/** A transaction that says nothing for this long is rolled back: a process that hangs must not hold locks for others. */
const IDLE_TRANSACTION_MS = 5 * 60_000
/** The server ends a statement first; only a server that says nothing meets this margin. */
const MARGIN_MS = 2000
/** A connection without traffic is probed after this; Node then probes every second and gives up after ten. */
const KEEP_ALIVE_MS = 5000

/**
 * Pool options that hold each new connection to `limits`. The server is told by SET, since a pooler in between may
 * refuse settings at the start of a connection. A connection whose server owes an answer and is silent for longer is
 * cut: that is the last resort behind the server's own limits.
 * Source: PostgreSQL, "Client Connection Defaults"; a limit of 0 is none.
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
        `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
         set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`,
      )
    },
  }
}

/** Whether the server owes nothing. pg keeps this to itself. */
function isIdle(client: pg.ClientBase): boolean {
  return (client as unknown as { readyForQuery: boolean }).readyForQuery
}
