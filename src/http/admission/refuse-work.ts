import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError, STATUS_BY_CODE } from '../../shared/errors.ts'
import { isForPrograms, isOfFiles } from '../door/path-kinds.ts'
import { securityHeaders } from '../door/security-headers.ts'
import { errorBody } from '../failures/answer-error.ts'

type Refusal = 'rate_limited' | 'unavailable'

const TEXTS: Record<Refusal, { heading: string; text: string }> = {
  rate_limited: {
    heading: 'One moment, please',
    text: 'Many requests came from your network. Please wait a moment, then try again.',
  },
  unavailable: {
    heading: 'Back in a moment',
    text: 'Many people are asking at once. Please try again in a moment.',
  },
}

export type RefuseWork = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  code: Refusal,
  retryAfterSeconds: number,
) => void

/**
 * Creates the answers to refused work, prepared once since they are sent most under load: JSON for calls, a
 * few words for files, a small page for people, all with Retry-After.
 */
export function createRefuseWork(site: { siteUrl: string }): RefuseWork {
  const pages = { rate_limited: renderPage('rate_limited'), unavailable: renderPage('unavailable') }
  return (incoming, outgoing, code, retryAfterSeconds) => {
    const path = incoming.url?.split('?', 1)[0] ?? '/'
    const requestId = randomUUID()
    const isCall = isForPrograms(path)
    const body = isCall
      ? JSON.stringify(errorBody(new AppError(code, TEXTS[code].text), requestId))
      : isOfFiles(path)
        ? TEXTS[code].text
        : pages[code]
    const type = isCall ? 'application/json' : isOfFiles(path) ? 'text/plain' : 'text/html'
    outgoing.writeHead(STATUS_BY_CODE[code], {
      ...securityHeaders(site.siteUrl),
      'content-type': `${type}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      'x-request-id': requestId,
    })
    outgoing.end(incoming.method === 'HEAD' ? null : body)
  }
}

function renderPage(code: Refusal): Buffer {
  const { heading, text } = TEXTS[code]
  const style =
    ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.25rem}'
  return Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head>` +
      `<body><main><h1>${heading}</h1><p>${text}</p><p><a href="/">Return to Homepage</a></p></main></body></html>`,
  )
}
