import type { Socket } from 'node:net'
import type pg from 'pg'

/** Breaks the connection without a reply within `timeoutMs`. */
export async function endConnection(client: pg.Client, timeoutMs = 500): Promise<void> {
  const cut = setTimeout(() => cutConnection(client), timeoutMs)
  await client.end().catch(() => {})
  clearTimeout(cut)
}

/** A running statement is rejected with ETIMEDOUT. */
export function cutConnection(client: pg.ClientBase): void {
  const error = Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' })
  streamOf(client).destroy(error)
}

/** A private field of pg: the only way to break a silent connection. */
export function streamOf(client: pg.ClientBase): Socket {
  return (client as pg.ClientBase & { connection: { stream: Socket } }).connection.stream
}
