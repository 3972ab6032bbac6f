import type { Context } from 'hono'
import type { App } from '../../app.ts'
import { securityHeaders } from '../door/security-headers.ts'
import { errorOf } from '../failures/error-of.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { answerStored, nextDay } from './answer-stored.ts'
import { type AnswerContent, makeStoredAnswer, type StoredAnswer } from './stored-answer.ts'

/**
 * Answers what depends on the directory alone, cached or made once for concurrent requests. `key`: canonical
 * address; `isShared`: see answerStored. During an outage sends an outdated answer (RFC 9111, section 4.2.4)
 * or rejects with the error of `make`.
 */
export async function answerKept(
  c: Context<HttpEnv>,
  { app, parts }: { app: App; parts: ServerParts },
  key: string,
  make: () => Promise<AnswerContent>,
  isShared = true,
): Promise<Response> {
  const kept = parts.pageCache.get(key)
  if (kept) parts.pageCache.compressLater(key, kept)
  const answer =
    kept ??
    (await parts.pageCache
      .make(key, () => store(app, make))
      .catch((error: unknown) => {
        const { code, cause } = errorOf(error)
        const stale = code === 'unavailable' ? parts.pageCache.getStale(key) : undefined
        if (!stale) throw error
        parts.reportUnavailable(cause)
        return stale
      }))
  return answerStored(c, answer, isShared)
}

/** Makes an answer for the current version and day. */
export async function store(app: App, make: () => Promise<AnswerContent>): Promise<StoredAnswer> {
  const { version } = app.directory.current()
  const expiresAt = nextDay(app.clock.now())
  return makeStoredAnswer(await make(), { version, expiresAt }, securityHeaders(app.siteUrl))
}
