/**
 * Gives a code to an error by which pg says that the server could not be reached or went away: it throws them as plain
 * Errors with only a message ("timeout exceeded when trying to connect"), and callers must not depend on its wording.
 * Errors with a code of their own (SQLSTATE, or Node's ECONNREFUSED and the like) are left as they are.
 */
export function nameConnectionError<Thrown>(error: Thrown): Thrown {
  const isPlain = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype
  return isPlain && !('code' in error) ? Object.assign(error, { code: 'ECONNRESET' }) : error
}
