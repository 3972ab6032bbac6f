import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerRefusal, pathOf } from '../door/answer-refusal.ts'
import { securityHeaders } from '../door/security-headers.ts'

/**
 * The answers of a process whose app takes no request yet or no more: 503 with Retry-After, in seconds, and /healthz
 * 200, since the process lives.
 */
export function answerUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  { message, retryAfterSeconds }: { message: string; retryAfterSeconds: number },
): void {
  if (pathOf(request.url) !== '/healthz') {
    const headers = { connection: 'close', 'retry-after': String(retryAfterSeconds) }
    answerRefusal(request, response, { status: 503, code: 'unavailable', message, headers })
    return
  }
  response.writeHead(200, {
    ...securityHeaders(''),
    'content-type': 'application/json',
    'cache-control': 'no-store',
    connection: 'close',
  })
  response.end(JSON.stringify({ status: 'ok' }))
}
