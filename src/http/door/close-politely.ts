import type { RequestListener, Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { ConnectionGuard } from './guard-connections.ts'
import { pathOf } from './path-kinds.ts'
import type { Refuse } from './refuse.ts'

const LAST_USE_MS = 1500
/** Unread bytes in flight would cause a reset. */
const LINGER_MS = 1000
/** Of the product's 10 s to stop. */
const CUT_AFTER_MS = 7000
const SWEEP_MS = 25
const QUIET_SEARCH_MS = 500

export type Closing = {
  listener: RequestListener
  announceStop(): void
  /** Resolves to the number cut (RFC 9112, section 9.6). */
  stop(cutAfterMs?: number): Promise<number>
}

export function createClosing(
  server: Server,
  { connections, countRequests }: ConnectionGuard,
  answer: RequestListener,
  refuse: Refuse,
): Closing {
  let state: 'open' | 'announced' | 'closing' = 'open'

  const listener: RequestListener = (request, response) => {
    if (state === 'open') return answer(request, response)
    if (request.socket.writableEnded) return void request.resume()
    if (state === 'closing') response.shouldKeepAlive = false
    if (pathOf(request.url) !== '/readyz') return answer(request, response)
    refuse(request, response, 'stopping')
  }

  return {
    listener,
    announceStop() {
      if (state === 'open') state = 'announced'
    },
    async stop(cutAfterMs = CUT_AFTER_MS) {
      const startedAt = performance.now()
      const passedMs = () => performance.now() - startedAt
      state = 'closing'
      for (const { underWay } of connections.values())
        for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false
      while (connections.size > 0 && passedMs() < Math.min(LAST_USE_MS, cutAfterMs)) await pause(SWEEP_MS)
      await findQuietMoment(countRequests)
      // server.close() would reset idle connections that are sending.
      NetServer.prototype.close.call(server)
      while (connections.size > 0 && passedMs() < cutAfterMs) {
        await pause(SWEEP_MS)
        await findQuietMoment(countRequests)
        for (const [socket, { underWay, idleSince }] of connections) {
          const idleMs = performance.now() - Math.max(idleSince, startedAt)
          if (underWay.size === 0 && idleMs >= LAST_USE_MS) halfClose(socket)
        }
      }
      const cutCount = [...connections.values()].filter(({ underWay }) => underWay.size > 0).length
      for (const socket of connections.keys()) socket.destroy()
      return cutCount
    },
  }
}

function halfClose(socket: Socket): void {
  if (socket.writableEnded) return
  socket.end()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Connections waiting when the port closes are reset; a request that crosses a FIN is lost. */
async function findQuietMoment(countRequests: () => number): Promise<void> {
  const giveUpAt = performance.now() + QUIET_SEARCH_MS
  await turn()
  for (let before = -1; before !== countRequests() && performance.now() < giveUpAt; ) {
    before = countRequests()
    await turn()
  }
}

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
