import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerRefusal, pathOf } from '../door/answer-refusal.ts'
import { securityHeaders } from '../door/security-headers.ts'

/** 503 with Retry-After (seconds) while starting or stopping; /healthz 200. */
export function answerUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  {
    siteUrl,
    message,
    page,
    retryAfterSeconds,
  }: { siteUrl: string; message: string; page?: Buffer; retryAfterSeconds: number },
): void {
  if (pathOf(request.url) !== '/healthz') {
    const headers = { connection: 'close', 'retry-after': String(retryAfterSeconds) }
    answerRefusal(
      request,
      response,
      { status: 503, code: 'unavailable', message, headers, ...(page && { page }) },
      siteUrl,
    )
    return
  }
  response.writeHead(200, {
    ...securityHeaders(siteUrl),
    'content-type': 'application/json',
    'cache-control': 'no-store',
    connection: 'close',
  })
  response.end(JSON.stringify({ status: 'ok' }))
}
