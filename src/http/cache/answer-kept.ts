import type { Context } from 'hono'
import type { App } from '../../app.ts'
import { securityHeaders } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { answerStored, nextDay } from './answer-stored.ts'
import { type AnswerContent, makeStoredAnswer, type StoredAnswer } from './stored-answer.ts'

/** Long enough to render a page in demand once, and over soon after the database's return. */
const STAND_IN_MS = 2000

/**
 * Answers what depends on the directory alone, cached or made once for concurrent requests. `key`: canonical
 * address; `isShared`: see answerStored. Rejects with the error of `make`.
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
  const answer = kept ?? (await parts.pageCache.make(key, () => store(app, make)))
  return answerStored(c, answer, app.db.gates.requests.silentMs(), isShared)
}

/** Makes an answer for the current version and day; one of memory for a moment only. */
export async function store(app: App, make: () => Promise<AnswerContent>): Promise<StoredAnswer> {
  const { version } = app.directory.current()
  const now = app.clock.now()
  const content = await make()
  const expiresAt = content.isStandIn ? app.clock.now().getTime() + STAND_IN_MS : nextDay(now)
  return makeStoredAnswer(content, { version, expiresAt }, securityHeaders(app.siteUrl))
}
