import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/**
 * A TCP proxy in front of a PostgreSQL that can fall silent as a failed-over address does: connections stay open and new
 * ones are accepted, but nothing is answered.
 */
export type FreezableProxy = {
  port: number
  freeze(): void
  /** New connections are served again; those of before stay silent for good. */
  thaw(): void
  /** Those of before go on as well: the silence was a pause. */
  resume(): void
  close(): Promise<void>
}

/** `serverUrl` is a postgres:// address, whose `host` parameter may name a socket's folder. */
export async function startFreezableProxy(serverUrl: string): Promise<FreezableProxy> {
  const target = targetOf(serverUrl)
  const sockets = new Set<Socket>()
  const pairs = new Set<[Socket, Socket]>()
  let isFrozen = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const server = createServer((socket) => {
    keep(socket)
    if (isFrozen) return
    const upstream = connect(target)
    keep(upstream)
    const pair: [Socket, Socket] = [socket, upstream]
    pairs.add(pair)
    socket.pipe(upstream).pipe(socket)
    socket.on('close', () => {
      upstream.destroy()
      pairs.delete(pair)
    })
    upstream.on('close', () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw() {
      isFrozen = false
    },
    resume() {
      isFrozen = false
      for (const [socket, upstream] of pairs) socket.pipe(upstream).pipe(socket)
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
