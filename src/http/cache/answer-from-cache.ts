import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import type { Context } from 'hono'
import type { App } from '../../app.ts'
import { securityHeaders } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { acceptsGzip, unpackedLength } from './encodings.ts'
import { withoutUnknownQuery } from './query-keys.ts'
import { type AnswerContent, answerTo, makeStoredAnswer, type StoredAnswer } from './stored-answer.ts'

type Kept = { app: App; parts: Pick<ServerParts, 'pageCache' | 'metrics'> }

/** As sent. Larger answers take over a millisecond and wait in line (src/http/admission). */
const MAX_BYTES_AT_ONCE = 2 ** 20

const STAND_IN_MS = 2000
const LASTING_MS = 30 * 86_400_000

/** False: not cached, or over `mostBytes` as sent. Requests with a token go to the app. */
export function answerFromCache(
  { app, parts }: Kept,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  mostBytes = MAX_BYTES_AT_ONCE,
): boolean {
  const { method, url, headers } = incoming
  if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return false
  if (headers.host === undefined || headers.authorization !== undefined) return false
  const stored = parts.pageCache.get(url) ?? parts.pageCache.get(withoutUnknownQuery(url))
  if (!stored) return false
  const isPacked = acceptsGzip(headers['accept-encoding'] as string | undefined)
  if ((isPacked ? stored.gzip.length : unpackedLength(stored.gzip)) > mostBytes) return false
  const answer = answerTo(
    {
      method,
      acceptEncoding: headers['accept-encoding'] as string | undefined,
      ifNoneMatch: headers['if-none-match'],
      ...timesOf(app),
    },
    stored,
  )
  outgoing.writeHead(answer.status, answer.headers)
  // Ends the unpacking when the reader goes.
  if (answer.body instanceof Readable) pipeline(answer.body, outgoing, () => {})
  else outgoing.end(answer.body)
  parts.metrics.countCached()
  return true
}

/** `key`: canonical address; null: not kept. Rejects with the error of `make`. */
export async function answerKept(
  c: Context<HttpEnv>,
  { app, parts }: Kept,
  key: string | null,
  make: () => Promise<AnswerContent>,
  isShared = true,
): Promise<Response> {
  const { pageCache, metrics } = parts
  const kept = key === null ? undefined : pageCache.get(key)
  if (kept) metrics.countCached()
  const stored =
    kept ?? (key === null ? await store(app, make, false) : await pageCache.make(key, () => store(app, make)))
  const { status, body, ...answer } = answerTo(
    {
      method: c.req.method,
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: isShared ? c.req.header('if-none-match') : undefined,
      ...timesOf(app),
    },
    stored,
  )
  const headers = new Headers()
  for (let at = 0; at < answer.headers.length; at += 2)
    headers.set(answer.headers[at] as string, answer.headers[at + 1] as string)
  if (!isShared) {
    headers.set('cache-control', 'no-store')
    for (const name of ['etag', 'surrogate-key', 'cache-tag']) headers.delete(name)
  }
  const sent = body instanceof Readable ? Readable.toWeb(body) : body
  return new Response(sent as BodyInit | null, { status, headers })
}

const timesOf = ({ db, clock }: App) => ({
  silentMs: db.gates.requests.silentMs(),
  now: clock.now().getTime(),
})

async function store(app: App, make: () => Promise<AnswerContent>, isKept = true): Promise<StoredAnswer> {
  const revision = app.directory.revision()
  const now = app.clock.now()
  const nextDay = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  const content = await make()
  const lastsUntil = content.isLasting ? now.getTime() + LASTING_MS : nextDay
  const expiresAt = content.isStandIn
    ? app.clock.now().getTime() + STAND_IN_MS
    : Math.min(content.changesAt ?? Infinity, lastsUntil)
  const isForEdge = isKept && app.config.cdn.purgeUrl !== null
  return makeStoredAnswer(content, { revision, expiresAt, isForEdge }, securityHeaders(app.siteUrl))
}
