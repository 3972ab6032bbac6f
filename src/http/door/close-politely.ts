import { type RequestListener, type Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { answerUnavailable } from '../failures/answer-unavailable.ts'
import { pathOf } from './answer-refusal.ts'

/** How long idle connections may send a last request, whose answer tells them to close. */
const LAST_USE_MS = 1500
/** How long a half-closed connection is read, so that bytes in flight cause no reset. */
const LINGER_MS = 1000
/** Of the product's 10 s to stop; the rest is for other parts. */
const CUT_AFTER_MS = 7000
const SWEEP_MS = 25
/** How long to look for a quiet moment before closing the port. */
const QUIET_SEARCH_MS = 500

export type Closing = {
  /** `answer`, replaced once the stop is announced or under way. */
  listener: RequestListener
  /** From now on /readyz is 503; all else is answered as before. */
  announceStop(): void
  /**
   * Closes the server without resets: for up to 1.5 s connections are accepted and told to close; then it
   * stops listening, closes idle connections and lets requests end. The rest is cut after `cutAfterMs`.
   * Source: RFC 9112, section 9.6.
   */
  stop(cutAfterMs?: number): Promise<void>
}

/** Prepares `server` for a polite end; call it before the first connection. */
export function createClosing(server: Server, answer: RequestListener): Closing {
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
    // Arrived after our side was closed: no answer can be sent.
    if (request.socket.writableEnded) return void request.resume()
    if (state === 'closing') response.shouldKeepAlive = false
    if (pathOf(request.url) !== '/readyz') return answer(request, response)
    answerUnavailable(request, response, { message: 'The directory is stopping.', retryAfterSeconds: 5 })
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
      for (const socket of sockets) socket.destroy()
    },
  }
}

/**
 * The answer that a connection waits for, null between requests: a private field of node:http, watched by
 * tests/program/polite-stop.test.ts.
 */
function responseUnderWay(socket: Socket): ServerResponse | null {
  const { _httpMessage: message } = socket as Socket & { _httpMessage?: unknown }
  return message instanceof ServerResponse ? message : null
}

/** Sends FIN and reads on for a moment: closing with bytes in flight would cause a reset. */
function halfClose(socket: Socket): void {
  if (socket.writableEnded) return
  socket.end()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/**
 * Waits for a turn of the event loop without a request. Waiting connections have just been accepted then;
 * those still waiting when the port closes are reset.
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

/** server.close() of node:http also destroys idle connections, resetting those that are sending. */
function stopListening(server: Server): void {
  NetServer.prototype.close.call(server)
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
