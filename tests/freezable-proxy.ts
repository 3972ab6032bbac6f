import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/**
 * A TCP proxy in front of a PostgreSQL that can fall silent as a failed-over address does: connections stay open and new
 * ones are accepted, but nothing is answered.
 */
export type FreezableProxy = {
  port: number
  freeze(): void
  /**
   * Freezes when a client commits a transaction with a statement that contains `part`. The server gets the commit only
   * if `isPassedOn`; its answer reaches nobody. Resolves when frozen.
   */
  freezeAtCommitOf(part: string, isPassedOn: boolean): Promise<void>
  /** Serves new connections again; the earlier ones stay silent for good. */
  thaw(): void
  /** Serves the earlier connections again as well. */
  resume(): void
  close(): Promise<void>
}

/** `serverUrl` is a postgres:// address, whose `host` parameter may name a socket's folder. */
export async function startFreezableProxy(serverUrl: string): Promise<FreezableProxy> {
  const target = targetOf(serverUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let trap: { part: string; isPassedOn: boolean; spring(): void } | null = null
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const freeze = () => {
    isFrozen = true
    for (const socket of sockets) socket.pause()
  }
  const server = createServer((socket) => {
    keep(socket)
    if (isFrozen) return void socket.pause()
    const upstream = connect(target)
    keep(upstream)
    let hasPart = false
    socket.on('data', (chunk: Buffer) => {
      hasPart ||= trap !== null && chunk.includes(trap.part)
      // The protocol ends a statement with a zero byte.
      const sprung = hasPart && chunk.includes('commit\0') ? trap : null
      if (sprung) {
        trap = null
        freeze()
        sprung.spring()
      }
      if (sprung?.isPassedOn ?? true) upstream.write(chunk)
    })
    upstream.on('data', (chunk) => void socket.write(chunk))
    socket.on('close', () => upstream.destroy())
    upstream.on('close', () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    freeze,
    freezeAtCommitOf: (part, isPassedOn) =>
      new Promise((spring) => {
        trap = { part, isPassedOn, spring }
      }),
    thaw() {
      isFrozen = false
    },
    resume() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function targetOf(serverUrl: string): NetConnectOpts {
  const url = new URL(serverUrl)
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  return folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port }
}

/** The address of a database on the server behind a proxy. */
export function throughProxy(databaseUrl: string, proxy: { port: number }): string {
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  return url.href
}
