import pg from 'pg'
import { markOfDatabase } from '../shared/outage-of.ts'
import { CuttableClient, type ServerConfig } from './cuttable-client.ts'

export type ConnectionGate = {
  isClosed(): boolean
  silentMs(): number
  close(silentMs?: number): void
  open(): void
  cut(): void
}

/** Longer silent connections in use are cut; 0: never. */
export type GatedPoolConfig = ServerConfig & { silentMs?: number }

type Refuse = (error: Error) => void
type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/** Refuses callers (ETIMEDOUT) while the database is silent. */
export class GatedPool extends pg.Pool implements ConnectionGate {
  readonly #connections: ReadonlySet<CuttableClient>
  readonly #waiting = new Set<Refuse>()
  #silentSince: number | null = null

  constructor({ silentMs = 0, ...options }: GatedPoolConfig, Client: typeof CuttableClient = CuttableClient) {
    const connections = new Set<CuttableClient>()
    const inUse = new Set<object>()
    class Connection extends Client {
      constructor(config: ServerConfig = {}) {
        super(config)
        connections.add(this)
        if (silentMs > 0) this.cutWhenSilent(silentMs, () => inUse.has(this))
        this.once('end', () => connections.delete(this))
      }
    }
    super({ ...options, Client: Connection })
    this.#connections = connections
    // Broken idle connections must not end the process; the pool replaces them.
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
    this.on('acquire', (client) => inUse.add(client))
    this.on('release', (_, client) => inUse.delete(client))
    this.on('remove', (client) => inUse.delete(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Done): void
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    const asked = this.#ask()
    if (!done) return asked
    asked.then(
      (client) => done(undefined, client, client.release),
      (error) => done(error, undefined, () => {}),
    )
    return undefined
  }

  override query(...given: unknown[]): never {
    const result: unknown = super.query(...(given as [string]))
    const named =
      result instanceof Promise
        ? result.catch((error: unknown) => {
            throw nameConnectionError(error)
          })
        : result
    return named as never
  }

  isClosed(): boolean {
    return this.#silentSince !== null
  }

  silentMs(): number {
    return this.#silentSince === null ? 0 : performance.now() - this.#silentSince
  }

  close(silentMs = 0): void {
    this.#silentSince = performance.now() - silentMs
    for (const refuse of [...this.#waiting]) refuse(refusal())
  }

  open(): void {
    this.#silentSince = null
  }

  cut(): void {
    for (const client of this.#connections) client.cut()
  }

  #ask(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      if (this.#silentSince !== null) return reject(refusal())
      const refuse = (error: Error) => {
        this.#waiting.delete(refuse)
        reject(error)
      }
      this.#waiting.add(refuse)
      super.connect().then(
        (client) => {
          if (this.#waiting.delete(refuse)) resolve(client)
          else client.release(true)
        },
        (error) => refuse(nameConnectionError(error)),
      )
    })
  }
}

function refusal(): Error {
  return markOfDatabase(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }))
}

/** pg's Errors for an unreachable server get a code. */
function nameConnectionError<Thrown>(error: Thrown): Thrown {
  if (!(error instanceof Error)) return error
  const isPlain = Object.getPrototypeOf(error) === Error.prototype
  return markOfDatabase(isPlain && !('code' in error) ? Object.assign(error, { code: 'ECONNRESET' }) : error)
}
