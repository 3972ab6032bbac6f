import { type RequestListener, type Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { answerUnavailable } from '../failures/answer-unavailable.ts'
import { pathOf } from './answer-refusal.ts'

/** How long connections that are kept open may be used a last time, and thereby told that they are closed, in milliseconds. */
const LAST_USE_MS = 1500
/** How long a half-closed connection is read from, so that bytes on their way meet no reset. */
const LINGER_MS = 1000
/** Leaves the rest of the product's 10 s to the parts that stop after the server. */
const CUT_AFTER_MS = 7000
const SWEEP_MS = 25
/** How long a quiet moment to stop listening is looked for, in milliseconds. */
const QUIET_SEARCH_MS = 500

export type Closing = {
  /** `answer`, and what stands before it once the stop is announced or under way. */
  listener: RequestListener
  /** From now on /readyz is 503. All else is answered as before. */
  announceStop(): void
  /**
   * Closes the server without a reset: every further answer says `Connection: close`, new connections are still taken,
   * for up to 1.5 s or until none is left; then it stops listening, closes idle connections, and lets requests under way
   * end. What is left `cutAfterMs` after the call is cut. Source: RFC 9112, section 9.6.
   */
  stop(cutAfterMs?: number): Promise<void>
}

/** Prepares `server` for its end. Must see the server before its first connection. */
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
    // Came after our side was closed: its answer could not be sent any more.
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
 * The answer that a connection is waiting for; null between requests. node:http keeps it on the socket, and nothing
 * public tells (as in other servers that close politely; tests/program/polite-stop.test.ts notices when it goes).
 */
function responseUnderWay(socket: Socket): ServerResponse | null {
  const { _httpMessage: message } = socket as Socket & { _httpMessage?: unknown }
  return message instanceof ServerResponse ? message : null
}

/** Sends FIN, and goes on reading for a moment: closed at once, with bytes on their way to us, the other side would see a reset. */
function halfClose(socket: Socket): void {
  if (socket.writableEnded) return
  socket.end()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/**
 * Waits for a turn of the event loop that brought no request. The connections that wait at the port have just been taken
 * then; those that still wait when the port is closed are reset by the system.
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

/** As server.close(), which in node:http also destroys idle connections, and those that send just now are reset. */
function stopListening(server: Server): void {
  NetServer.prototype.close.call(server)
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
