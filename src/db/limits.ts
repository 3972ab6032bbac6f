import type pg from 'pg'

/** In milliseconds. */
export type DatabaseLimits = Readonly<{
  /** Also of a lock and a sign of life. */
  waitMs: number
  statementMs: number
  longStatementMs: number
}>

/** The margin is for a silent server; else it ends a statement first. */
const MARGIN_MS = 2000
/** Node then probes every second and gives up after ten. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }

/**
 * Pool options that hold connections to `limits` (0: none) by SET, since poolers may refuse settings at
 * connect; a server silent beyond them is cut off. Source: PostgreSQL, "Client Connection Defaults".
 */
export function sessionOptions(limits: SessionLimits) {
  return {
    ...answerWithin(limits),
    async onConnect(client: pg.ClientBase) {
      await client.query(settingsOf(limits, 'session'))
    },
  }
}

/** For connections that set their limits in each transaction. */
export function answerWithin({ statementMs }: SessionLimits) {
  return { ...KEEP_ALIVE, silentMs: statementMs > 0 ? statementMs + MARGIN_MS : 0 }
}

export type SessionLimits = { statementMs: number; lockMs: number }

/** A role or database may have others of its own, and moments would come in words that the product cannot read. */
const FORMATS = ["datestyle = 'ISO, MDY'", "intervalstyle = 'postgres'", "timezone = 'UTC'"]

/** Returns statements that hold a session, or with `local` a transaction, to `limits` and to the product's formats. */
export function settingsOf({ statementMs, lockMs }: SessionLimits, scope: 'session' | 'local'): string {
  return [
    `statement_timeout = ${statementMs}`,
    `lock_timeout = ${lockMs}`,
    // A lost client must not hold locks for longer than a statement.
    `idle_in_transaction_session_timeout = ${statementMs}`,
    ...FORMATS,
  ]
    .map((setting) => `set ${scope} ${setting}`)
    .join('; ')
}
