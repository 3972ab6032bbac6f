import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/**
 * A TCP proxy that can go silent like a failed-over PostgreSQL: it accepts connections and answers nothing.
 */
export type FreezableProxy = {
  port: number
  freeze(): void
  /**
   * Freezes at the commit of a transaction with `part` in a statement, and resolves then. The server gets the
   * commit only if `isPassedOn`; nobody gets its answer.
   */
  freezeAtCommitOf(part: string, isPassedOn: boolean): Promise<void>
  /** Serves new connections; earlier ones stay silent. */
  thaw(): void
  /** Serves the earlier connections again too. */
  resume(): void
  close(): Promise<void>
}

/** `serverUrl`: a postgres:// address; its `host` parameter may name a socket folder. */
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
  /** Opened while all was silent; served once that is over for earlier ones too. */
  const waiting = new Set<Socket>()
  const server = createServer((socket) => {
    keep(socket)
    if (isFrozen) waiting.add(socket.pause())
    else serve(socket)
  })
  function serve(socket: Socket) {
    const upstream = connect(target)
    keep(upstream)
    let hasPart = false
    socket.on('data', (chunk: Buffer) => {
      hasPart ||= trap !== null && chunk.includes(trap.part)
      // A zero byte ends a statement.
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
  }
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
      for (const socket of waiting) serve(socket)
      waiting.clear()
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

/** Where a database listens. */
export function targetOf(serverUrl: string): NetConnectOpts {
  const url = new URL(serverUrl)
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  return folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port }
}

/** Returns a database's address behind a proxy. */
export function throughProxy(databaseUrl: string, proxy: { port: number }): string {
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  return url.href
}
