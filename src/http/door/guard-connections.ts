import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../shared/network-of.ts'
import { onceAMinute } from '../../shared/time/clock.ts'
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
  /** The latest of its answers that is not sent yet. */
  answerOf(socket: Socket): ServerResponse | undefined
}

/** Refused connections; more are closed unanswered. */
const MAX_REFUSED = 256
/** To send the request and read the refusal. */
const REFUSED_MS = 2000

/**
 * Bounds connections and the wait of unread answers. Loopback, perhaps a proxy, has no network limit. Keeps
 * an error listener per socket: node:http removes its own on CONNECT, and an unheard error ends the process.
 */
export function guardConnections(
  server: Server,
  limits: ConnectionLimits,
  warn: (sentence: string) => void = () => {},
): ConnectionGuard {
  const served = new Map<string | null, number>()
  const refused = new WeakSet<Socket>()
  const answers = new WeakMap<Socket, ServerResponse>()
  let servedCount = 0
  const warnOnce = onceAMinute((_, sentence: string) => warn(sentence))

  server.maxConnections = limits.total + MAX_REFUSED
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => {})
    // The peer has gone.
    const address = socket.remoteAddress
    if (address === undefined) return socket.destroy()
    const network = limits.perNetwork === null || isLoopback(address) ? null : networkOf(address)
    const ofNetwork = served.get(network) ?? 0
    if (servedCount >= limits.total)
      return refuse(
        socket,
        `${servedCount} connections are open, which is the limit (MAX_CONNECTIONS): more are refused.`,
      )
    if (network !== null && limits.perNetwork !== null && ofNetwork >= limits.perNetwork)
      return refuse(
        socket,
        `One network holds ${ofNetwork} connections, which is the limit (MAX_CONNECTIONS_PER_NETWORK): more of it are refused.`,
      )
    servedCount += 1
    served.set(network, ofNetwork + 1)
    socket.once('close', () => {
      servedCount -= 1
      const left = (served.get(network) ?? 1) - 1
      if (left === 0) served.delete(network)
      else served.set(network, left)
    })
  })

  function refuse(socket: Socket, sentence: string): void {
    warnOnce(sentence)
    refused.add(socket)
    setTimeout(() => socket.destroy(), REFUSED_MS).unref()
  }

  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answers.set(socket, answer)
    answer.once('close', () => {
      if (answers.get(socket) === answer) answers.delete(socket)
    })
  })
  // Node looks at what the kernel took before it calls a connection idle (lib/net.js).
  server.setTimeout(limits.stallMs, (socket) => {
    const answer = answers.get(socket)
    // The app may take any time.
    if (answer && !answer.headersSent) return void socket.setTimeout(limits.stallMs)
    // After a polite end the kernel would keep the rest of an answer for minutes.
    if (answer) socket.resetAndDestroy()
    else socket.destroy()
  })
  return {
    isRefused: (socket) => refused.has(socket),
    answerOf: (socket) => answers.get(socket),
  }
}
