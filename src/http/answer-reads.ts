import { hash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { App } from '../app.ts'
import type { SiteAssets } from '../site/site.ts'
import { answerStored, gzipForReader, nextDay } from './answer-stored.ts'
import type { HttpEnv } from './http-env.ts'
import { securityHeaders } from './security-headers.ts'
import type { ServerParts } from './server-parts.ts'
import { makeStoredAnswer, matches } from './stored-answer.ts'

/** Who is signed in may be told more, so that an answer is for nobody else. */
const VARY = 'Accept-Encoding, Authorization'

/** How long a browser or proxy may give a read again without asking. */
const CACHE_CONTROL = 'public, max-age=30'

/**
 * Makes the reads that depend on the directory alone cheap to repeat: they are `public` for a short while, carry an
 * ETag made of the directory's version, the day and the build, and a client that has that version gets 304 before
 * anything is read. Answers to addresses without a query are kept in the page cache. A handler that sets its own
 * Cache-Control is left alone, as are errors. A request with Authorization is neither answered from what is kept nor
 * kept, anywhere. Source: RFC 9110, section 13.1.2; RFC 9111, sections 3.5 and 5.2.
 */
export function answerReads(app: App, parts: ServerParts, assets: SiteAssets): MiddlewareHandler<HttpEnv> {
  const build = hash('sha1', JSON.stringify(assets), 'base64url').slice(0, 8)
  return async (c, next) => {
    if (c.req.header('authorization') !== undefined) {
      await next()
      c.res.headers.set('cache-control', 'no-store')
      c.res.headers.append('vary', 'Authorization')
      return
    }
    const now = app.clock.now()
    const { version } = app.directory.current()
    const etag = `W/"${version}-${now.toISOString().slice(0, 10)}-${build}"`
    const marks = { 'cache-control': CACHE_CONTROL, etag, vary: VARY }
    const known = c.req.header('if-none-match')
    if (known && known !== '*' && matches(known, etag)) return c.body(null, 304, marks)

    const key = keyOf(c.req.url)
    const stored = key === null ? undefined : parts.pageCache.get(key)
    if (stored) {
      await gzipForReader(c, stored)
      return answerStored(c, stored)
    }
    await next()
    if (c.res.status !== 200 || c.res.headers.has('cache-control')) return
    const content = {
      status: 200 as const,
      contentType: 'application/json; charset=utf-8',
      cacheControl: CACHE_CONTROL,
      body: Buffer.from(await c.res.arrayBuffer()),
      etag,
      vary: VARY,
    }
    const answer = makeStoredAnswer(
      content,
      { version, expiresAt: nextDay(now) },
      securityHeaders(app.siteUrl),
    )
    await gzipForReader(c, answer)
    if (key !== null) parts.pageCache.set(key, answer)
    c.res = answerStored(c, answer)
  }
}

/** The path of an address without a query; null for others, whose number is endless. */
function keyOf(url: string): string | null {
  const path = url.slice(url.indexOf('/', url.indexOf('://') + 3))
  return path.includes('?') || path.length > 200 ? null : path
}
