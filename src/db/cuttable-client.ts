import { Socket } from 'node:net'
import pg from 'pg'
import type { Servers } from './servers.ts'

/** `servers`: whose current one a new connection goes to, in place of `connectionString`. */
export type ServerConfig = pg.PoolConfig & { servers?: Servers | null }

/** A connection that can be given up while the server is silent, since its socket is ours. */
export class CuttableClient extends pg.Client {
  readonly #socket: Socket

  constructor({ servers, ...config }: ServerConfig = {}) {
    const socket = new Socket()
    super({ ...config, ...(servers && { connectionString: servers.current() }), stream: () => socket })
    this.#socket = socket
  }

  /** A running statement is rejected with ETIMEDOUT. */
  cut(): void {
    this.#socket.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }))
  }

  /** Cuts the connection when nothing came or went for `ms` while it `isBusy`. */
  cutWhenSilent(ms: number, isBusy: () => boolean): void {
    this.#socket.setTimeout(ms, () => {
      if (isBusy()) this.cut()
    })
  }

  /** Cuts the connection without a reply within `timeoutMs`. */
  async endWithin(timeoutMs = 500): Promise<void> {
    const timer = setTimeout(() => this.cut(), timeoutMs)
    await this.end().catch(() => {})
    clearTimeout(timer)
  }
}
