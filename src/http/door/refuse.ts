import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError, type ErrorCode, STATUS_BY_CODE } from '../../shared/errors.ts'
import { type BareProvider, renderBarePage } from '../../site/pages/bare.tsx'
import { errorBody } from '../failures/answer-error.ts'
import { hasBody } from './body-limits.ts'
import { isForPrograms, isOfFiles, pathOf } from './path-kinds.ts'
import { securityHeaders } from './security-headers.ts'

type Refusal = {
  code: ErrorCode
  status?: number
  heading: string
  /** {site} is the site's address. */
  text: string
  retryAfterS?: number
  directory: 'here' | 'nowhere' | 'site'
  closes?: boolean
}

const LATER = { code: 'unavailable', heading: 'Back in a moment', directory: 'here' } as const
const UNREADABLE = {
  code: 'invalid_input',
  heading: 'This request cannot be answered',
  directory: 'site',
} as const

const REFUSALS = {
  rate_limited: {
    code: 'rate_limited',
    heading: 'One moment, please',
    text: 'Many requests came from your network. Please wait a moment, then try again.',
    directory: 'here',
  },
  unavailable: { ...LATER, text: 'Many people are asking at once. Please try again in a moment.' },
  connections: {
    ...LATER,
    text: 'The directory is very busy at the moment. Please try again in a few seconds.',
    retryAfterS: 5,
    closes: true,
  },
  starting: {
    ...LATER,
    text: 'The directory is starting. Please try again in a moment.',
    retryAfterS: 2,
    directory: 'nowhere',
    closes: true,
  },
  stopping: { ...LATER, text: 'The directory is stopping.', retryAfterS: 5, closes: true },
  too_large: {
    code: 'too_large',
    heading: 'That was too much',
    text: 'What was sent is larger than this address accepts. Please make it smaller.',
    directory: 'here',
  },
  invalid_input: {
    ...UNREADABLE,
    text: 'A request with this method must not have a body.',
    directory: 'here',
  },
  expectation: {
    ...UNREADABLE,
    status: 417,
    text: 'The request expects what this server does not offer.',
    directory: 'here',
    closes: true,
  },
  malformed: {
    ...UNREADABLE,
    text: 'The request must name one host, and name it correctly. The directory is at {site}.',
  },
  foreign: {
    ...UNREADABLE,
    status: 421,
    heading: 'The directory has another address',
    text: 'This server does not serve the host that was asked for. The directory is at {site}.',
  },
} satisfies Record<string, Refusal>

export type Reason = keyof typeof REFUSALS

export type Refuse = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  reason: Reason,
  retryAfterS?: number,
) => void

const LINGER_MS = 1000

/** Closes the connection where a body still comes. */
export function createRefuse(site: { siteUrl: string; config: { provider?: BareProvider } }): Refuse {
  const pages = new Map<Reason, string>()
  function pageOf(reason: Reason, text: string): string {
    const { heading, directory } = REFUSALS[reason]
    const leadsTo = directory === 'site' ? new URL(site.siteUrl) : directory
    const page =
      pages.get(reason) ??
      renderBarePage({ heading, text, provider: site.config.provider, directory: leadsTo })
    pages.set(reason, page)
    return page
  }
  return (incoming, outgoing, reason, given) => {
    const { code, status = STATUS_BY_CODE[code], closes, ...refusal }: Refusal = REFUSALS[reason]
    const retryAfterS = given ?? refusal.retryAfterS
    const text = refusal.text.replace('{site}', site.siteUrl)
    const requestId = randomUUID()
    const path = pathOf(incoming.url)
    const [type, body] = isForPrograms(path)
      ? ['application/json', JSON.stringify(errorBody(new AppError(code, text), requestId))]
      : isOfFiles(path)
        ? ['text/plain; charset=UTF-8', text]
        : ['text/html; charset=UTF-8', pageOf(reason, text)]
    const isUnread = hasBody(incoming) && !incoming.complete
    outgoing.writeHead(status, {
      ...securityHeaders(site.siteUrl),
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
      ...((closes || isUnread) && { connection: 'close' }),
    })
    const sent = incoming.method === 'HEAD' ? undefined : body
    if (isUnread) endLater(incoming, outgoing, sent)
    else outgoing.end(sent)
  }
}

/** Closing with bytes coming in would reset, losing the answer. */
function endLater(incoming: IncomingMessage, outgoing: ServerResponse, body?: string): void {
  outgoing.flushHeaders()
  if (body !== undefined) outgoing.write(body)
  const end = () => void outgoing.end()
  incoming.resume().once('close', end)
  setTimeout(end, LINGER_MS).unref()
}
