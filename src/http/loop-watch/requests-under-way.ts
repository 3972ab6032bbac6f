import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

/** More than these are not named. */
const SLOTS = 8
const SLOT_BYTES = 128

export type RequestsUnderWay = {
  slots: SharedSlots
  /** Notes each request by method and route pattern, which holds nothing of a visitor, until it is answered. */
  note: MiddlewareHandler
}

/** Once per process. */
export function createRequestsUnderWay(): RequestsUnderWay {
  const bytes = new SharedArrayBuffer(SLOTS * SLOT_BYTES)
  const shared = new Uint8Array(bytes)
  const free = Array.from({ length: SLOTS }, (_, slot) => slot * SLOT_BYTES)
  return {
    slots: { bytes, slotBytes: SLOT_BYTES },
    async note(c, next) {
      const at = free.pop()
      if (at === undefined) return next()
      const route = matchedRoutes(c).at(-1)?.path ?? ''
      // The first byte is the length. Nearly all of it is ASCII.
      const text = Buffer.from(`${c.req.method} ${route}`).subarray(0, SLOT_BYTES - 1)
      shared.set(text, at + 1)
      shared[at] = text.length
      try {
        await next()
      } finally {
        shared[at] = 0
        free.push(at)
      }
    },
  }
}

/** Memory that the watching thread reads while the event loop is blocked. */
export type SharedSlots = { bytes: SharedArrayBuffer; slotBytes: number }

/** "POST /api/inquiries" of each request under way, in no order. */
export function readRequests({ bytes, slotBytes }: SharedSlots): string[] {
  // Copied, since text is not decoded from shared memory.
  const copy = Buffer.from(new Uint8Array(bytes))
  const requests: string[] = []
  for (let at = 0; at < copy.length; at += slotBytes) {
    const length = copy[at] ?? 0
    if (length > 0) requests.push(copy.toString('utf8', at + 1, at + 1 + length))
  }
  return requests
}
