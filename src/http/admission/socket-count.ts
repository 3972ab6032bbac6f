import type { Socket } from 'node:net'

/** A flood may open a connection for each request. */
const REMEMBERED_MS = 1000

/** Counts the sockets noted that are open, or were within the last second. */
export function createSocketCount(): { note(socket: Socket): void; count(): number } {
  const known = new WeakSet<Socket>()
  let count = 0
  return {
    note(socket) {
      if (known.has(socket) || socket.destroyed) return
      known.add(socket)
      count += 1
      const forget = () => {
        count -= 1
      }
      socket.once('close', () => setTimeout(forget, REMEMBERED_MS).unref())
    },
    count: () => count,
  }
}
