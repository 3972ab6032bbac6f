import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { errorBody } from '../failures/answer-error.ts'
import { hasBody } from './body-limits.ts'
import { isForPrograms, isOfFiles } from './path-kinds.ts'
import { securityHeaders } from './security-headers.ts'

export type Refusal = {
  status: number
  code: ErrorCode
  /** A whole sentence. */
  message: string
  /** HTML; default: the message. */
  page?: Buffer
  headers?: Readonly<Record<string, string>>
}

/** A refused body may still be coming. */
const LINGER_MS = 1000

/**
 * Answers outside the app: JSON, text or HTML by path. Closes the connection where a body still comes. `siteUrl`
 * decides about HSTS.
 */
export function answerRefusal(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  refusal: Refusal,
  siteUrl = '',
): void {
  const requestId = randomUUID()
  const { type, body } = bodyOf(refusal, pathOf(incoming.url), requestId)
  const isUnread = hasBody(incoming) && !incoming.complete
  outgoing.writeHead(refusal.status, {
    ...securityHeaders(siteUrl),
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...refusal.headers,
    ...(isUnread && { connection: 'close' }),
  })
  const sent = incoming.method === 'HEAD' ? undefined : body
  if (isUnread) endLater(incoming, outgoing, sent)
  else outgoing.end(sent)
}

/** Closing with bytes coming in would reset, losing the answer. */
function endLater(incoming: IncomingMessage, outgoing: ServerResponse, body?: string | Buffer): void {
  outgoing.flushHeaders()
  if (body !== undefined) outgoing.write(body)
  const end = () => void outgoing.end()
  incoming.resume().once('close', end)
  setTimeout(end, LINGER_MS).unref()
}

/** `/search` of `/search?q=x`; other forms unchanged. */
export function pathOf(url = ''): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

function bodyOf(
  { code, message, page }: Refusal,
  path: string,
  requestId: string,
): { type: string; body: string | Buffer } {
  if (isForPrograms(path)) {
    return {
      type: 'application/json',
      body: JSON.stringify(errorBody(new AppError(code, message), requestId)),
    }
  }
  if (isOfFiles(path)) return { type: 'text/plain; charset=UTF-8', body: message }
  return { type: 'text/html; charset=UTF-8', body: page ?? renderMessage(escapeHtml(message)) }
}

function renderMessage(text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><p>${text}</p></html>\n`
}
