import { type RequestListener, type Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { answerUnavailable } from '../failures/answer-unavailable.ts'
import { pathOf } from './answer-refusal.ts'

/** Idle connections may send a last request, whose answer tells them to close. */
const LAST_USE_MS = 1500
/** A half-closed connection is read on, since bytes in flight would cause a reset. */
const LINGER_MS = 1000
/** Of the product's 10 s to stop. */
const CUT_AFTER_MS = 7000
const SWEEP_MS = 25
const QUIET_SEARCH_MS = 500

export type Closing = {
  /** `answer`, or its replacement once a stop is announced. */
  listener: RequestListener
  /** Turns /readyz to 503. */
  announceStop(): void
  /**
   * Closes without resets: accepts connections for up to 1.5 s, telling them to close, then stops listening
   * and lets requests end. Cuts the rest after `cutAfterMs`; resolves to their number. Source: RFC 9112,
   * section 9.6.
   */
  stop(cutAfterMs?: number): Promise<number>
}

/** Call it before the first connection. `siteUrl` decides about HSTS. */
export function createClosing(server: Server, answer: RequestListener, siteUrl: string): Closing {
  const sockets = new Set<Socket>()
  let state: 'open' | 'announced' | 'closing' = 'open'
  let requestCount = 0
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  const listener: RequestListener = (request, response) => {
    if (state === 'open') return answer(request, response)
    requestCount += 1
    // Our side closed before: cannot be answered.
    if (request.socket.writableEnded) return void request.resume()
    if (state === 'closing') response.shouldKeepAlive = false
    if (pathOf(request.url) !== '/readyz') return answer(request, response)
    const stopping = { siteUrl, message: 'The directory is stopping.', retryAfterSeconds: 5 }
    answerUnavailable(request, response, stopping)
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
      for (const socket of sockets) {
        const response = responseUnderWay(socket)
        if (response && !response.headersSent) response.shouldKeepAlive = false
      }
      while (sockets.size > 0 && passedMs() < Math.min(LAST_USE_MS, cutAfterMs)) await pause(SWEEP_MS)
      await findQuietMoment(() => requestCount)
      stopListening(server)
      while (sockets.size > 0 && passedMs() < cutAfterMs) {
        for (const socket of sockets) if (!responseUnderWay(socket)) halfClose(socket)
        await pause(SWEEP_MS)
      }
      const cutCount = [...sockets].filter(responseUnderWay).length
      for (const socket of sockets) socket.destroy()
      return cutCount
    },
  }
}

/** A private field of node:http, watched by tests/program/polite-stop.test.ts. */
function responseUnderWay(socket: Socket): ServerResponse | null {
  const { _httpMessage: message } = socket as Socket & { _httpMessage?: unknown }
  return message instanceof ServerResponse ? message : null
}

/** Reads on after FIN: see LINGER_MS. */
function halfClose(socket: Socket): void {
  if (socket.writableEnded) return
  socket.end()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/**
 * Waits for a turn of the event loop without requests, just after accepting: connections still waiting when
 * the port closes are reset.
 */
async function findQuietMoment(countRequests: () => number): Promise<void> {
  const giveUpAt = performance.now() + QUIET_SEARCH_MS
  const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))
  await turn()
  for (let before = -1; before !== countRequests() && performance.now() < giveUpAt; ) {
    before = countRequests()
    await turn()
  }
}

/** server.close() also destroys idle connections, resetting those that are sending. */
function stopListening(server: Server): void {
  NetServer.prototype.close.call(server)
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
