import { Socket } from 'node:net'
import pg from 'pg'
import type { Servers } from './servers.ts'

export type ServerConfig = pg.PoolConfig & { servers?: Servers | null }

/** Can be given up while the server is silent. */
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

  cutWhenSilent(ms: number, isBusy: () => boolean): void {
    this.#socket.setTimeout(ms, () => {
      if (isBusy()) this.cut()
    })
  }

  async endWithin(): Promise<void> {
    const timer = setTimeout(() => this.cut(), 500)
    await this.end().catch(() => {})
    clearTimeout(timer)
  }
}
