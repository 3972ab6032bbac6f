import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../shared/network-of.ts'
import { isLoopback } from './client-address.ts'

export type ConnectionLimits = {
  /** Connections served at the same time. */
  total: number
  /** Of these from one network; null: no limit, since one proxy makes every connection. */
  perNetwork: number | null
  /** How long a peer may read nothing of a waiting answer. */
  stallMs: number
}

export type ConnectionGuard = {
  /** Whether a connection is over the limit: its request is to be answered 503. */
  isRefused(socket: Socket): boolean
}

type Connection = {
  network: string | null
  isRefused: boolean
  openedAt: number
  /** Bytes taken by the kernel, and when it last took some or none were waiting. */
  taken: number
  progressAt: number
}

const SWEEP_MS = 1000
/** Connections over the limit that get an answer; further ones are just closed. */
const MAX_REFUSED = 256
/** Time for a refused connection to send its request and read the refusal. */
const REFUSED_MS = 2000
const WARN_EVERY_MS = 60_000

/**
 * Bounds peers' connections and the wait of unread answers. Each socket keeps an error listener: node:http
 * removes its own on CONNECT, and an unheard error ends the process. Loopback is not limited by network, as a
 * proxy may stand there.
 */
export function guardConnections(
  server: Server,
  limits: ConnectionLimits,
  warn: (sentence: string) => void = () => {},
): ConnectionGuard {
  const connections = new Map<Socket, Connection>()
  const served = new Map<string | null, number>()
  let servedCount = 0
  let refusedCount = 0
  let warnedAt = -Infinity

  function admit(socket: Socket) {
    socket.on('error', () => {})
    // A peer that has gone already has no address.
    const address = socket.remoteAddress
    if (address === undefined) return socket.destroy()
    const network = limits.perNetwork === null || isLoopback(address) ? null : networkOf(address)
    const ofNetwork = served.get(network) ?? 0
    const isRefused =
      servedCount >= limits.total ||
      (network !== null && limits.perNetwork !== null && ofNetwork >= limits.perNetwork)
    const now = performance.now()
    if (isRefused) {
      if (now - warnedAt >= WARN_EVERY_MS) {
        warnedAt = now
        warn(
          servedCount >= limits.total
            ? `${servedCount} connections are open, which is the limit (MAX_CONNECTIONS): more are refused.`
            : `One network holds ${ofNetwork} connections, which is the limit (MAX_CONNECTIONS_PER_NETWORK): more of it are refused.`,
        )
      }
      if (refusedCount >= MAX_REFUSED) return socket.destroy()
      refusedCount += 1
    } else {
      servedCount += 1
      served.set(network, ofNetwork + 1)
    }
    connections.set(socket, { network, isRefused, openedAt: now, taken: 0, progressAt: now })
    socket.once('close', () => {
      connections.delete(socket)
      if (isRefused) {
        refusedCount -= 1
        return
      }
      servedCount -= 1
      const left = (served.get(network) ?? 1) - 1
      if (left === 0) served.delete(network)
      else served.set(network, left)
    })
  }

  /** One sweep over all connections: a timer each would be reset with every write. */
  function sweep() {
    const now = performance.now()
    for (const [socket, connection] of connections) {
      if (connection.isRefused && now - connection.openedAt > REFUSED_MS) {
        socket.destroy()
        continue
      }
      const taken = bytesTaken(socket)
      if (socket.writableLength === 0 || taken !== connection.taken) {
        connection.taken = taken
        connection.progressAt = now
      } else if (now - connection.progressAt >= limits.stallMs) {
        // Reset: after a polite end the kernel would keep the rest of the answer for minutes.
        socket.resetAndDestroy()
      }
    }
  }

  server.on('connection', admit)
  const timer = setInterval(sweep, SWEEP_MS)
  timer.unref()
  server.once('close', () => clearInterval(timer))
  return { isRefused: (socket) => refusedCount > 0 && connections.get(socket)?.isRefused === true }
}

/**
 * Bytes that the kernel has taken; `socket.bytesWritten` includes what waits in libuv. Source: Node.js,
 * lib/net.js, `Socket._onTimeout`.
 */
function bytesTaken(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}
