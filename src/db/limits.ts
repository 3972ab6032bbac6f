import type pg from 'pg'

/** Milliseconds. */
export type DatabaseLimits = Readonly<{
  /** Also for a lock and a sign of life. */
  waitMs: number
  statementMs: number
  longStatementMs: number
}>

/** For a silent server; others end a statement first. */
const MARGIN_MS = 2000
/** Node then gives up after ten probes, one a second. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }

/** Holds connections to `limits` (0: none) by SET: poolers may refuse settings at connect. */
export function sessionOptions(limits: SessionLimits) {
  return {
    ...answerWithin(limits),
    async onConnect(client: pg.ClientBase) {
      await client.query(settingsOf(limits, 'session'))
    },
  }
}

/** For connections that set limits in each transaction. */
export function answerWithin({ statementMs }: SessionLimits) {
  return { ...KEEP_ALIVE, silentMs: statementMs > 0 ? statementMs + MARGIN_MS : 0 }
}

export type SessionLimits = { statementMs: number; lockMs: number }

/** A role or database may have others. */
const FORMATS = ["datestyle = 'ISO, MDY'", "intervalstyle = 'postgres'", "timezone = 'UTC'"]

/** Statements for a session or, with `local`, a transaction. */
export function settingsOf({ statementMs, lockMs }: SessionLimits, scope: 'session' | 'local'): string {
  return [
    `statement_timeout = ${statementMs}`,
    `lock_timeout = ${lockMs}`,
    // A lost client must not hold locks longer.
    `idle_in_transaction_session_timeout = ${statementMs}`,
    ...FORMATS,
  ]
    .map((setting) => `set ${scope} ${setting}`)
    .join('; ')
}
