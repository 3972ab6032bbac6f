import type { IncomingMessage } from 'node:http'
import { MAX_BODY_BYTES } from '../door/body-limits.ts'

/**
 * Takes a request's body in before the request stands in line, so that a slow sender holds no place in it. The bytes lie
 * in `incoming.rawBody`, where the adapter looks for them. Resolves to false when the client went away instead. A body
 * that declares too many bytes is left unread, one that turns out too long is left off there: the app refuses both.
 * Source: @hono/node-server, `rawBody`.
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
