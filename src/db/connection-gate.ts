import pg from 'pg'
import { markOfDatabase } from '../shared/outage-of.ts'
import { cutConnection } from './end-connection.ts'

export type ConnectionGate = {
  isClosed(): boolean
  /** 0 while open. */
  silentMs(): number
  /** `silentMs`: how long the database had been silent by then. */
  close(silentMs?: number): void
  /** Ends suspicion too. */
  open(): void
  /** The database is slow. */
  suspect(): void
  /** Rejects (ETIMEDOUT) while the database is suspected. */
  impatiently<Result>(read: () => Promise<Result>): Promise<Result>
  cut(): void
}

/**
 * Opens a pool that can refuse callers (ETIMEDOUT) while the database is silent. Other errors: see
 * nameConnectionError.
 */
export function openGatedPool(options: pg.PoolConfig): { pool: pg.Pool; gate: ConnectionGate } {
  const connections = new Set<pg.Client>()
  class Connection extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      connections.add(this)
      this.once('end', () => connections.delete(this))
    }
  }
  const pool = new pg.Pool({ ...options, Client: Connection })
  // A broken idle connection must not end the process; the pool replaces it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, gate: createGate(pool, connections) }
}

function createGate(pool: pg.Pool, connections: ReadonlySet<pg.Client>): ConnectionGate {
  const waiting = new Set<(error: Error) => void>()
  /** By performance.now(). */
  let silentSince: number | null = null
  let isSuspected = false
  const impatient = new Set<(error: Error) => void>()
  const connect = pool.connect.bind(pool)
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const ask = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      if (silentSince !== null) return reject(refusal())
      const refuse = (error: Error) => {
        waiting.delete(refuse)
        reject(error)
      }
      waiting.add(refuse)
      connect().then(
        (client) => {
          if (waiting.delete(refuse)) resolve(client)
          else client.release(true)
        },
        (error) => refuse(nameConnectionError(error)),
      )
    })
  type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void
  pool.connect = ((done?: Done) =>
    done
      ? ask().then(
          (client) => done(undefined, client, client.release),
          (error) => done(error, undefined, () => {}),
        )
      : ask()) as typeof pool.connect
  pool.query = ((...args: unknown[]) => {
    const result = query(...args)
    return result instanceof Promise
      ? result.catch((error: unknown) => {
          throw nameConnectionError(error)
        })
      : result
  }) as typeof pool.query

  return {
    isClosed: () => silentSince !== null,
    silentMs: () => (silentSince === null ? 0 : performance.now() - silentSince),
    close(silentMs = 0) {
      silentSince = performance.now() - silentMs
      for (const refuse of [...waiting]) refuse(refusal())
    },
    open() {
      silentSince = null
      isSuspected = false
    },
    suspect() {
      isSuspected = true
      for (const giveUp of impatient) giveUp(refusal())
    },
    impatiently(read) {
      return new Promise((resolve, reject) => {
        if (isSuspected) return reject(refusal())
        impatient.add(reject)
        read()
          .then(resolve, reject)
          .finally(() => impatient.delete(reject))
      })
    },
    cut() {
      for (const client of connections) cutConnection(client)
    },
  }
}

function refusal(): Error {
  return markOfDatabase(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }))
}

/**
 * Marks the pool's errors as the database's, and gives pg's plain Errors for an unreachable server a code, so
 * that callers need not read messages.
 */
function nameConnectionError<Thrown>(error: Thrown): Thrown {
  if (!(error instanceof Error)) return error
  const isPlain = Object.getPrototypeOf(error) === Error.prototype
  return markOfDatabase(isPlain && !('code' in error) ? Object.assign(error, { code: 'ECONNRESET' }) : error)
}
