import type { Context } from 'hono'
import type { App } from '../../app.ts'
import { securityHeaders } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { answerStored, nextDay } from './answer-stored.ts'
import { type AnswerContent, edgeCacheControl, makeStoredAnswer, type StoredAnswer } from './stored-answer.ts'

/** Renders a busy page once; short enough after the database's return. */
const STAND_IN_MS = 2000

/**
 * Answers from the cache what depends on the directory alone; made once for concurrent requests. `key`:
 * canonical address; `isShared`: see answerStored. Rejects with the error of `make`.
 */
export async function answerKept(
  c: Context<HttpEnv>,
  { app, parts }: { app: App; parts: ServerParts },
  key: string,
  make: () => Promise<AnswerContent>,
  isShared = true,
): Promise<Response> {
  const { pageCache } = parts
  const kept = pageCache.get(key)
  if (kept) parts.metrics.countCached()
  const answer = kept ?? (await pageCache.make(key, () => store(app, make)))
  const response = answerStored(c, answer, app.db.gates.requests.silentMs(), isShared)
  if (answer.edgeUntil !== null && isShared)
    response.headers.set('cache-control', edgeCacheControl(answer.edgeUntil, pageCache.now()))
  return response
}

/** For the current directory and day; from memory for a moment only. */
export async function store(app: App, make: () => Promise<AnswerContent>): Promise<StoredAnswer> {
  const revision = app.directory.revision()
  const now = app.clock.now()
  const content = await make()
  const expiresAt = content.isStandIn
    ? app.clock.now().getTime() + STAND_IN_MS
    : Math.min(content.changesAt ?? Infinity, nextDay(now))
  return makeStoredAnswer(content, { revision, expiresAt }, securityHeaders(app.siteUrl))
}
