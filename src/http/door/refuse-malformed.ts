import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { AppError } from '../../shared/errors.ts'
import { errorBody } from '../failures/answer-error.ts'
import { securityHeaders } from './security-headers.ts'

const STATUS_BY_PARSER_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const LINGER_MS = 1000

/** RFC 9110, sections 15.5.1, 15.5.6 and 15.5.9; RFC 6585, section 5. */
export function refuseMalformed(
  error: Error & { code?: string },
  socket: Duplex,
  isAnswering: boolean,
  siteUrl: string,
): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  if (socket.destroyed || socket.writableEnded) return
  // It would land inside the earlier request's answer.
  if (isAnswering) socket.destroy()
  else refuse(socket, STATUS_BY_PARSER_CODE[error.code ?? ''] ?? 400, siteUrl)
}

export function refuseConnect(socket: Duplex, siteUrl: string): void {
  refuse(socket, 405, siteUrl)
}

function refuse(socket: Duplex, status: number, siteUrl: string): void {
  const error = new AppError('invalid_input', `The request cannot be read: ${STATUS_CODES[status]}.`)
  const body = JSON.stringify(errorBody(error, randomUUID()))
  const headers = {
    ...securityHeaders(siteUrl),
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...(status === 405 && { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
