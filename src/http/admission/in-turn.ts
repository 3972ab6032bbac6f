import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Calls `take` when the answers before it on its connection have ended; never once the connection is closed. */
export type TakeInTurn = (incoming: IncomingMessage, outgoing: ServerResponse, take: () => void) => void

/** Of a connection. More are taken at once: node:http stops reading when many answers are ready, not when many wait. */
const MOST_WAITING = 8

/**
 * Pipelined requests are answered in order: one that took its place earlier would hold it, for a list in megabytes, while
 * those before it wait.
 */
export function createTurns(): TakeInTurn {
  const connections = new WeakMap<Socket, { last: ServerResponse; waiting: number }>()
  return ({ socket }, outgoing, take) => {
    const connection = connections.get(socket)
    if (!connection) {
      connections.set(socket, { last: outgoing, waiting: 0 })
      return take()
    }
    const before = connection.last
    connection.last = outgoing
    if (before.closed || connection.waiting >= MOST_WAITING) return take()
    connection.waiting += 1
    before.once('close', () => {
      connection.waiting -= 1
      if (!socket.destroyed) take()
    })
  }
}
