import type pg from 'pg'

/** Milliseconds. */
export type DatabaseLimits = Readonly<{
  /** For locks and signs of life too. */
  waitMs: number
  statementMs: number
  longStatementMs: number
}>

/** Servers that answer end a statement first. */
const MARGIN_MS = 2000
/** Then Node gives up after ten probes, one a second. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }

/** By SET (0: no limit), since poolers may refuse settings at connect. */
export function sessionOptions(limits: SessionLimits) {
  return {
    ...answerWithin(limits),
    async onConnect(client: pg.ClientBase) {
      await client.query(settingsOf(limits, 'session'))
    },
  }
}

/** Where each transaction sets limits. */
export function answerWithin({ statementMs }: SessionLimits) {
  return { ...KEEP_ALIVE, silentMs: statementMs > 0 ? statementMs + MARGIN_MS : 0 }
}

export type SessionLimits = { statementMs: number; lockMs: number }

/** Roles or databases may have others. */
const FORMATS = ["datestyle = 'ISO, MDY'", "intervalstyle = 'postgres'", "timezone = 'UTC'"]

/** With `local` for a transaction. */
export function settingsOf({ statementMs, lockMs }: SessionLimits, scope: 'session' | 'local'): string {
  return [
    `statement_timeout = ${statementMs}`,
    `lock_timeout = ${lockMs}`,
    // A lost client holds locks no longer.
    `idle_in_transaction_session_timeout = ${statementMs}`,
    ...FORMATS,
  ]
    .map((setting) => `set ${scope} ${setting}`)
    .join('; ')
}
