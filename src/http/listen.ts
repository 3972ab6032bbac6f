import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerUnavailable } from './answer-unavailable.ts'
import { type Closing, createClosing } from './close-politely.ts'
import { refuseConnect, refuseMalformed } from './refuse-malformed.ts'

/** Node's default time-outs let slow senders hold connections open for minutes; these close them within 20 s. */
const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1000,
  /** Longer than the 60 s that common proxies keep an idle connection, so that they are the first to close it. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  /** A request without Host is refused by the app, in the contract's form. */
  requireHostHeader: false,
}

export type Listening = {
  server: Server
  /** The true port, also when 0 was asked for. */
  port: number
  /** From now on requests go to `listener`; until then they are answered 503. */
  answerWith(listener: RequestListener): void
} & Pick<Closing, 'announceStop' | 'stop'>

/**
 * Takes the port before the slow part of the start, so that a taken one is told at once, health checks see a living
 * process, and the address is known when links are first made. Port 0 picks a free one.
 * Rejects in plain words when the address is taken or not allowed.
 */
export async function listen(host: string, port: number): Promise<Listening> {
  let answer: RequestListener = answerWhileStarting
  const server = createServer(SERVER_OPTIONS)
  const closing = createClosing(server, (request, response) => answer(request, response))
  server.on('request', closing.listener)
  server.on('clientError', refuseMalformed)
  server.on('connect', (_request, socket) => refuseConnect(socket))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)))
    server.listen({ host, port }, resolve)
  })
  return {
    server,
    port: (server.address() as AddressInfo).port,
    answerWith(listener) {
      answer = listener
    },
    announceStop: closing.announceStop,
    stop: closing.stop,
  }
}

const answerWhileStarting: RequestListener = (request, response) =>
  answerUnavailable(request, response, { message: 'The directory is starting.', retryAfterSeconds: 2 })

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use. Choose another with PORT, or PORT=0 for any free one.`,
    EACCES: `Port ${port} on ${host} needs more rights than this user has. Choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Set HOST to one that is.`,
    ENOTFOUND: `${host} is not an address of this machine. Set HOST to one that is.`,
  }
  const sentence = sentences[error.code ?? '']
  return sentence ? new Error(sentence, { cause: error }) : error
}
