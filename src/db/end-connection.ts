import type { Socket } from 'node:net'
import type pg from 'pg'

/** Ends a connection politely, and breaks it when the server has not taken leave within `timeoutMs`. */
export async function endConnection(client: pg.Client, timeoutMs = 500): Promise<void> {
  const cut = setTimeout(() => cutConnection(client), timeoutMs)
  await client.end().catch(() => {})
  clearTimeout(cut)
}

/** Breaks a connection at once, without a word to the server; a statement under way is rejected with ETIMEDOUT. */
export function cutConnection(client: pg.ClientBase): void {
  const error = Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' })
  streamOf(client).destroy(error)
}

/** The socket, which pg keeps to itself; it offers no other way to break a connection that nobody answers. */
export function streamOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
