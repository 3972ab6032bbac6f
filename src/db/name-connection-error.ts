/**
 * Adds a code to the errors by which pg says that the server is unreachable or went away: plain Errors with
 * only a message ("timeout exceeded when trying to connect"), whose wording callers must not depend on.
 * Errors with a code (SQLSTATE, ECONNREFUSED …) are left alone.
 */
export function nameConnectionError<Thrown>(error: Thrown): Thrown {
  const isPlain = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype
  return isPlain && !('code' in error) ? Object.assign(error, { code: 'ECONNRESET' }) : error
}
