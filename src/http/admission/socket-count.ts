import type { Socket } from 'node:net'

/** A flood may open a connection for each request. */
const REMEMBERED_MS = 1000
/** Of many connections that wait at the door, the next comes a round of the event loop later. */
const NEXT_WITHIN_MS = 10

export type SocketCount = {
  note(socket: Socket): void
  /** Sockets noted that are open, or were within the last second. */
  count(): number
  /** A new one was noted just now, so that more may wait to be let in. */
  isGrowing(): boolean
}

/** `now` in ms. */
export function createSocketCount(now: () => number = () => performance.now()): SocketCount {
  const known = new WeakSet<Socket>()
  let count = 0
  let grownAt = -Infinity
  return {
    note(socket) {
      if (known.has(socket) || socket.destroyed) return
      known.add(socket)
      count += 1
      grownAt = now()
      const forget = () => {
        count -= 1
      }
      socket.once('close', () => setTimeout(forget, REMEMBERED_MS).unref())
    },
    count: () => count,
    isGrowing: () => now() - grownAt <= NEXT_WITHIN_MS,
  }
}
