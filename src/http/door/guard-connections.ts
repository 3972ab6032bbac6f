import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../shared/network-of.ts'
import { isLoopback } from './client-address.ts'

export type ConnectionLimits = {
  /** Connections that are served at the same time. */
  total: number
  /** Of these from one network; null: as many as in all, since one proxy makes every connection. */
  perNetwork: number | null
  /** How long a peer may take nothing of an answer that waits for it. */
  stallMs: number
}

export type ConnectionGuard = {
  /** Whether a connection is one too many: its request is to be answered 503. */
  isRefused(socket: Socket): boolean
}

type Connection = {
  network: string | null
  isRefused: boolean
  openedAt: number
  /** Bytes that the kernel has taken so far, and when it last took some or none were waiting. */
  taken: number
  progressAt: number
}

const SWEEP_MS = 1000
/** Connections beyond the limits that are still told so; all further ones are closed without a word. */
const MAX_REFUSED = 256
/** How long a refused connection may take to send its request and fetch the refusal. */
const REFUSED_MS = 2000
const WARN_EVERY_MS = 60_000

/**
 * Bounds what the peers of a server can hold: how many connections they open, and how long an answer waits for them.
 * Each socket also gets a listener of errors for its whole life, since node:http takes its own away when it hands a
 * socket on (CONNECT), and an error without a listener ends the process.
 * Loopback is not bounded by network: a proxy on this machine may stand there for everyone.
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

  /** One look at every connection: a timer for each would be set again with every piece of every answer. */
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
        // Reset, because the kernel would keep the rest of the answer for minutes after a polite end.
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
 * Bytes that the kernel has taken from a socket: what was written less what waits in libuv. The public
 * `socket.bytesWritten` counts a large answer as written at once. Source: Node.js, lib/net.js, `Socket._onTimeout`.
 */
function bytesTaken(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}
