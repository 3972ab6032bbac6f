import type pg from 'pg'

/**
 * Gives a code to the errors by which pg says that the server could not be reached or went away: it throws them as plain
 * Errors with nothing but a message ("timeout exceeded when trying to connect"), which nobody should have to read.
 * Errors with a code of their own (SQLSTATE, or Node's ECONNREFUSED and the like) are left as they are.
 */
export function nameConnectionErrors(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool)
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void
  pool.connect = ((done?: Done) =>
    done
      ? connect((error, client, release) => done(error && name(error), client, release))
      : connect().catch((error: unknown) => {
          throw name(error)
        })) as typeof pool.connect
  pool.query = ((...args: unknown[]) => {
    const result = query(...args)
    return result instanceof Promise
      ? result.catch((error: unknown) => {
          throw name(error)
        })
      : result
  }) as typeof pool.query
}

function name<Thrown>(error: Thrown): Thrown {
  const isPlain = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype
  return isPlain && !('code' in error) ? Object.assign(error, { code: 'ECONNRESET' }) : error
}
