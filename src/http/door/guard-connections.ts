import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../shared/network-of.ts'
import { onceAMinute } from '../../shared/time/clock.ts'
import { isLoopback } from './client-address.ts'

export type ConnectionLimits = {
  total: number
  /** Null behind a proxy, which makes all connections. */
  perNetwork: number | null
  /** So long may a peer leave an answer unread. */
  stallMs: number
}

export type Connection = {
  /** Its request gets 503. */
  isRefused: boolean
  underWay: Set<ServerResponse>
  idleSince: number
}

export type ConnectionGuard = { connections: ReadonlyMap<Socket, Connection>; countRequests(): number }

/** More are closed unanswered. */
const MAX_REFUSED = 256
const REFUSED_MS = 2000

/** Keeps an error listener per socket: node:http removes its own on CONNECT. */
export function guardConnections(
  server: Server,
  limits: ConnectionLimits,
  warn: (sentence: string) => void = () => {},
): ConnectionGuard {
  const connections = new Map<Socket, Connection>()
  const served = new Map<string | null, number>()
  let servedCount = 0
  let requestCount = 0
  const warnOnce = onceAMinute((_, sentence: string) => warn(sentence))

  function faultOf(network: string | null): string | null {
    const ofNetwork = served.get(network) ?? 0
    if (servedCount >= limits.total)
      return `${servedCount} connections are open, which is the limit (MAX_CONNECTIONS): more are refused.`
    if (network !== null && limits.perNetwork !== null && ofNetwork >= limits.perNetwork)
      return `One network holds ${ofNetwork} connections, which is the limit (MAX_CONNECTIONS_PER_NETWORK): more of it are refused.`
    return null
  }

  function count(network: string | null, change: number): void {
    servedCount += change
    const left = (served.get(network) ?? 0) + change
    if (left === 0) served.delete(network)
    else served.set(network, left)
  }

  server.maxConnections = limits.total + MAX_REFUSED
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => {})
    const address = socket.remoteAddress
    if (address === undefined) return socket.destroy()
    const network = limits.perNetwork === null || isLoopback(address) ? null : networkOf(address)
    const fault = faultOf(network)
    connections.set(socket, { isRefused: fault !== null, underWay: new Set(), idleSince: performance.now() })
    socket.once('close', () => connections.delete(socket))
    if (fault !== null) {
      warnOnce(fault)
      setTimeout(() => socket.destroy(), REFUSED_MS).unref()
      return
    }
    count(network, 1)
    socket.once('close', () => count(network, -1))
  })

  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    requestCount += 1
    const connection = connections.get(socket)
    if (!connection) return
    connection.underWay.add(answer)
    answer.once('close', () => {
      connection.underWay.delete(answer)
      connection.idleSince = performance.now()
    })
  })
  // Node asks the kernel what it took before it calls a connection idle (lib/net.js).
  server.setTimeout(limits.stallMs, (socket) => {
    const answers = [...(connections.get(socket)?.underWay ?? [])]
    if (answers.some(({ headersSent }) => !headersSent)) return void socket.setTimeout(limits.stallMs)
    // After a polite end the kernel would keep the rest of an answer for minutes.
    if (answers.length > 0) socket.resetAndDestroy()
    else socket.destroy()
  })
  return { connections, countRequests: () => requestCount }
}
