import type { Context } from 'hono'
import type { App } from '../../app.ts'
import { securityHeaders } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { answerStored, nextDay } from './answer-stored.ts'
import { acceptsCompression } from './encodings.ts'
import { gzipOnce } from './gzip-once.ts'
import { type AnswerContent, dropPlain, makeStoredAnswer, type StoredAnswer } from './stored-answer.ts'

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
  const kept = parts.pageCache.get(key)
  const isPacked = acceptsCompression(c.req.header('accept-encoding'))
  if (kept && isPacked) parts.pageCache.compressLater(key, kept)
  const answer = kept ?? (await parts.pageCache.make(key, () => store(app, make, isPacked)))
  return answerStored(c, answer, app.db.gates.requests.silentMs(), isShared)
}

/**
 * For the current directory and day; from memory for a moment only. `isPacked`: plain bytes are kept only
 * where they are small.
 */
export async function store(
  app: App,
  make: () => Promise<AnswerContent>,
  isPacked = false,
): Promise<StoredAnswer> {
  const madeAt = app.directory.changes.latest()
  const now = app.clock.now()
  const content = await make()
  const expiresAt = content.isStandIn ? app.clock.now().getTime() + STAND_IN_MS : nextDay(now)
  const answer = makeStoredAnswer(content, { madeAt, expiresAt }, securityHeaders(app.siteUrl))
  if (isPacked) {
    await gzipOnce(answer)
    dropPlain(answer)
  }
  return answer
}
