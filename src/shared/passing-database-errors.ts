/**
 * SQLSTATEs that a repeat may not meet again: connection lost, resources exhausted, server stopping, a conflict or
 * deadlock, a lock or statement that took too long, a transaction that was idle too long, a read-only standby.
 * Source: PostgreSQL, appendix A.
 */
const PASSING_STATES = /^(?:08|53|57P|57014|40001|40P01|55P03|25006|25P03|25P04)/

/** Errors of Node by which a server was not reached, or went away. */
const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** Whether an error's code, PostgreSQL's or Node's, says that the database is unavailable for now. */
export function isPassing(code: string): boolean {
  return PASSING_STATES.test(code) || CONNECTION_ERRORS.has(code)
}
