import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../shared/network-of.ts'
import { isLoopback } from './client-address.ts'

export type ConnectionLimits = {
  total: number
  /** null: behind a proxy, which makes every connection. */
  perNetwork: number | null
  /** How long a peer may leave an answer unread. */
  stallMs: number
}

export type ConnectionGuard = {
  /** Its request gets 503. */
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
/** Refused connections; more are closed unanswered. */
const MAX_REFUSED = 256
/** To send the request and read the refusal. */
const REFUSED_MS = 2000
const WARN_EVERY_MS = 60_000

/**
 * Bounds connections and the wait of unread answers. Loopback, perhaps a proxy, has no network limit. Keeps
 * an error listener per socket: node:http removes its own on CONNECT, and an unheard error ends the process.
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
    // The peer has gone.
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

  /** A timer each would be reset by every write. */
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
        // After a polite end the kernel would keep the rest for minutes.
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

/** `socket.bytesWritten` includes bytes in libuv. Source: Node.js, lib/net.js, `Socket._onTimeout`. */
function bytesTaken(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}
