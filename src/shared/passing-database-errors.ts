/** Worth a retry (PostgreSQL, appendix A). */
const PASSING_STATES = /^(?:08|53|57P|57014|58030|40001|40P01|55P03|25006|25P03|25P04)/

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

/** `code`: of PostgreSQL or Node. */
export function isPassing(code: string): boolean {
  return PASSING_STATES.test(code) || CONNECTION_ERRORS.has(code)
}
