import type { IncomingMessage } from 'node:http'
import { MAX_BODY_BYTES } from '../door/body-limits.ts'

/**
 * Reads a body into `incoming.rawBody` (@hono/node-server) before it waits in line, so that slow senders take
 * no place. False when the client left. The app refuses larger bodies.
 */
export function readSmallBody(incoming: IncomingMessage & { rawBody?: Buffer }): Promise<boolean> {
  const declared = incoming.headers['content-length']
  if (declared === undefined && incoming.headers['transfer-encoding'] === undefined)
    return Promise.resolve(true)
  if (Number(declared) > MAX_BODY_BYTES) return Promise.resolve(true)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const end = (isWhole: boolean) => {
      incoming.off('data', take).off('end', atEnd).off('close', atClose)
      if (isWhole) incoming.rawBody = Buffer.concat(chunks)
      resolve(isWhole)
    }
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length > MAX_BODY_BYTES) end(true)
    }
    const atEnd = () => end(true)
    const atClose = () => end(false)
    incoming.on('data', take).on('end', atEnd).on('close', atClose)
  })
}
