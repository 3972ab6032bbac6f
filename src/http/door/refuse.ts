import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ErrorCode, STATUS_BY_CODE } from '../../shared/errors.ts'
import { translateTo } from '../../shared/text/catalogues.ts'
import type { Locale, Translate } from '../../shared/text/i18n.ts'
import { localeBefore, localeWanted } from '../../shared/text/languages.ts'
import { type BareProvider, renderBarePage } from '../../site/pages/bare.tsx'
import { errorBody } from '../failures/answer-error.ts'
import { hasBody } from './body-limits.ts'
import { isForPrograms, isOfFiles, isOfForm, pathOf } from './path-kinds.ts'
import { securityHeaders } from './security-headers.ts'

type Refusal = {
  code: ErrorCode
  status?: number
  heading: string
  text: string
  retryAfterS?: number
  directory: 'here' | 'nowhere' | 'site'
  closes?: boolean
}

const later = (t: Translate) =>
  ({ code: 'unavailable', heading: t('Back in a moment'), directory: 'here' }) as const
const unreadable = (t: Translate) =>
  ({ code: 'invalid_input', heading: t('This request cannot be answered'), directory: 'site' }) as const

const REFUSALS = {
  rate_limited: (t) => ({
    code: 'rate_limited',
    heading: t('One moment, please'),
    text: t('Many requests came from your network. Please wait a moment, then try again.'),
    directory: 'here',
  }),
  unavailable: (t) => ({
    ...later(t),
    text: t('Many people are asking at once. Please try again in a moment.'),
  }),
  connections: (t) => ({
    ...later(t),
    text: t('The directory is very busy at the moment. Please try again in a few seconds.'),
    retryAfterS: 5,
    closes: true,
  }),
  starting: (t) => ({
    ...later(t),
    text: t('The directory is starting. Please try again in a moment.'),
    retryAfterS: 2,
    directory: 'nowhere',
    closes: true,
  }),
  stopping: (t) => ({ ...later(t), text: t('The directory is stopping.'), retryAfterS: 5, closes: true }),
  too_large: (t) => ({
    code: 'too_large',
    heading: t('That was too much'),
    text: t('What was sent is larger than this address accepts. Please make it smaller.'),
    directory: 'here',
  }),
  invalid_input: (t) => ({
    ...unreadable(t),
    text: t('A request with this method must not have a body.'),
    directory: 'here',
  }),
  expectation: (t) => ({
    ...unreadable(t),
    status: 417,
    text: t('The request expects what this server does not offer.'),
    directory: 'here',
    closes: true,
  }),
  malformed: (t, site) => ({
    ...unreadable(t),
    text: t('The request must name one host, and name it correctly. The directory is at {site}.', { site }),
  }),
  foreign: (t, site) => ({
    ...unreadable(t),
    status: 421,
    heading: t('The directory has another address'),
    text: t('This server does not serve the host that was asked for. The directory is at {site}.', { site }),
  }),
} satisfies Record<string, (t: Translate, site: string) => Refusal>

export type Reason = keyof typeof REFUSALS

export type Refuse = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  reason: Reason,
  retryAfterS?: number,
) => void

const LINGER_MS = 1000

const translate = { en: translateTo('en'), fr: translateTo('fr'), es: translateTo('es') }

/** Programs read English; forms show what they are told. */
function localeOf({ method, headers }: IncomingMessage, path: string): Locale {
  if (!isForPrograms(path)) return localeBefore(path)
  return isOfForm(method ?? 'GET', path) ? localeWanted(headers['accept-language']) : 'en'
}

/** Closes a connection that still sends. */
export function createRefuse(site: { siteUrl: string; config: { provider?: BareProvider } }): Refuse {
  const pages = new Map<string, Buffer>()
  function pageOf(key: string, locale: Locale, { heading, text, directory }: Refusal): Buffer {
    const leadsTo = directory === 'site' ? new URL(site.siteUrl) : directory
    const language = { locale, t: translate[locale] }
    const page =
      pages.get(key) ??
      Buffer.from(
        renderBarePage({ heading, text, provider: site.config.provider, directory: leadsTo, language }),
      )
    pages.set(key, page)
    return page
  }
  return (incoming, outgoing, reason, given) => {
    const path = pathOf(incoming.url)
    const locale = localeOf(incoming, path)
    const refusal: Refusal = REFUSALS[reason](translate[locale], site.siteUrl)
    const { code, status = STATUS_BY_CODE[code], text, closes } = refusal
    const retryAfterS = given ?? refusal.retryAfterS
    const requestId = randomUUID()
    const [type, body] = isForPrograms(path)
      ? ['application/json', JSON.stringify(errorBody({ code, message: text }, requestId))]
      : isOfFiles(path)
        ? ['text/plain; charset=UTF-8', text]
        : ['text/html; charset=UTF-8', pageOf(`${locale} ${reason}`, locale, refusal)]
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
function endLater(incoming: IncomingMessage, outgoing: ServerResponse, body?: string | Buffer): void {
  outgoing.flushHeaders()
  if (body !== undefined) outgoing.write(body)
  const end = () => void outgoing.end()
  incoming.resume().once('close', end)
  setTimeout(end, LINGER_MS).unref()
}
