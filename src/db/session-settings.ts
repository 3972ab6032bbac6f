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
