import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Fault =
  | 'error-500'
  | 'quota-minute'
  | 'quota-day'
  | 'bad-key'
  | 'disabled'
  | 'slow'
  | 'hang'
  | 'drip'
  | 'garbage'
  | 'wrong-form'
  | 'huge'
  | 'expired-picture'

const SLOW_MS = 10_000
const DRIP_MS = 500

export type ServiceError = { code: number; message: string; status: string; details?: object[] }

export function sendError(
  response: ServerResponse,
  error: ServiceError,
  headers: Record<string, string> = {},
) {
  response.writeHead(error.code, { 'content-type': 'application/json; charset=UTF-8', ...headers })
  response.end(JSON.stringify({ error }))
}

function errorInfo(reason: string, metadata: object = {}): object {
  const service = { service: 'places.googleapis.com', ...metadata }
  return {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason,
    domain: 'googleapis.com',
    metadata: service,
  }
}

export const BAD_KEY: ServiceError = {
  code: 400,
  message: 'API key not valid. Please pass a valid API key.',
  status: 'INVALID_ARGUMENT',
  details: [errorInfo('API_KEY_INVALID')],
}

const quota = (per: 'Day' | 'Minute', method: string): ServiceError => ({
  code: 429,
  message: `Quota exceeded for quota metric '${method} requests' and limit '${method} requests per ${per.toLowerCase()}' of service 'places.googleapis.com' for consumer 'project_number:1'.`,
  status: 'RESOURCE_EXHAUSTED',
  details: [errorInfo('RATE_LIMIT_EXCEEDED', { quota_limit: `${method}RequestPer${per}PerProject` })],
})

/** Whether the answer is complete; after `slow` the true one follows. */
export async function doFault(response: ServerResponse, fault: Fault, method: string): Promise<boolean> {
  switch (fault) {
    case 'error-500':
      sendError(response, { code: 500, message: 'Internal error encountered.', status: 'INTERNAL' })
      return true
    case 'quota-minute':
      sendError(response, quota('Minute', method), { 'retry-after': '1' })
      return true
    case 'quota-day':
      sendError(response, quota('Day', method))
      return true
    case 'bad-key':
      sendError(response, BAD_KEY)
      return true
    case 'disabled':
      sendError(response, {
        code: 403,
        message: 'Places API (New) has not been used in project 42 before or it is disabled.',
        status: 'PERMISSION_DENIED',
        details: [errorInfo('SERVICE_DISABLED')],
      })
      return true
    case 'slow':
      await sleep(SLOW_MS)
      return false
    case 'hang':
      await once(response, 'close')
      return true
    case 'drip':
      response.writeHead(200, { 'content-type': 'application/json' })
      drip(response)
      return true
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('<html>\u0000{"id": "ChIJ')
      return true
    case 'wrong-form':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ id: 7, displayName: 'text', places: 'none', rating: '4.8' }))
      return true
    case 'expired-picture':
      return false
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' })
      pour(response)
      return true
  }
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), DRIP_MS)
  response.on('close', () => clearInterval(timer))
}

function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(256 * 1024, ' ')
  let left = 4096
  const next = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      if (!response.write(chunk)) {
        response.once('drain', next)
        return
      }
    }
    response.end()
  }
  next()
}
