import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '../shared/errors.ts'
import { errorBody } from './answer-error.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * The contract's answers of a process whose app takes no request yet or no more: 503 with Retry-After, in seconds, and
 * /healthz 200, since the process lives.
 */
export function answerUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  { message, retryAfterSeconds }: { message: string; retryAfterSeconds: number },
): void {
  const isHealth = pathOf(request) === '/healthz'
  response.writeHead(isHealth ? 200 : 503, {
    ...securityHeaders(''),
    'content-type': 'application/json',
    'cache-control': 'no-store',
    connection: 'close',
    ...(isHealth ? {} : { 'retry-after': String(retryAfterSeconds) }),
  })
  const refusal = errorBody(new AppError('unavailable', message), crypto.randomUUID())
  response.end(JSON.stringify(isHealth ? { status: 'ok' } : refusal))
}

/** The path of a request, without its query. */
export function pathOf(request: IncomingMessage): string | undefined {
  return request.url?.split('?', 1)[0]
}
