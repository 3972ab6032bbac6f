import type { Context, MiddlewareHandler } from 'hono'
import type { App } from '../../app.ts'
import type { PageApp, PageTools } from '../../features/directory/pages/page-tools.ts'
import { encodePath } from '../../shared/paths.ts'
import { localePath, splitLocale } from '../../shared/text/languages.ts'
import type { Site } from '../../site/site.ts'
import { answerKept } from '../cache/answer-from-cache.ts'
import { edgeTagsOf } from '../cache/edge-tags.ts'
import { acceptsGzip, gzip } from '../cache/encodings.ts'
import { ageOf, STAND_IN_HEADERS } from '../cache/stored-answer.ts'
import { isForPrograms, isOfFiles } from '../door/path-kinds.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import type { CurrentSite } from './current-site.ts'
import { localeOf } from './page-language.ts'
import { createStandInReads } from './stand-in-reads.ts'

export type Pages = {
  app: App
  parts: ServerParts
  site: CurrentSite
}

/** `changesAt`: without an edit, ms since 1970. */
type RenderedPage = { html: string; status?: 200 | 404; changesAt?: number | undefined }

const CONTENT_TYPE = 'text/html; charset=utf-8'
/** A change shows at the next click. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'
/** After reads by `app`, `site` says whether memory answered. */
export type PageSource = { app: PageApp; site(): Site; tools: PageTools }

/** `path`: canonical; null, or another status than 200, is not cached. */
export async function answerPage(
  c: Context<HttpEnv>,
  pages: Pages,
  path: string | null,
  render: (source: PageSource) => Promise<RenderedPage>,
): Promise<Response> {
  const { app, parts } = pages
  const locale = localeOf(c)
  const tools = parts.pageTools[locale]
  const key = path === null ? null : localePath(locale, encodePath(path))
  const make = async () => {
    const { app: reader, standIn } = createStandInReads(app)
    const source = { app: reader, site: () => pages.site(locale, standIn()), tools }
    const page = await render(source)
    return { ...page, status: page.status ?? 200, isStandIn: standIn() !== null }
  }
  const isKept = key !== null && app.config.pageCache
  if (!isKept && !acceptsGzip(c.req.header('accept-encoding'))) {
    const { html, status, isStandIn } = await make()
    return c.body(html, status, {
      'content-type': CONTENT_TYPE,
      vary: 'Accept-Encoding',
      ...(isStandIn ? STAND_IN_HEADERS : { 'cache-control': CACHE_CONTROL }),
      ...ageOf(app.db.gates.requests.silentMs()),
    })
  }
  return answerKept(c, pages, key, async () => {
    const { html, status, isStandIn, changesAt } = await make()
    return {
      status,
      contentType: CONTENT_TYPE,
      cacheControl: CACHE_CONTROL,
      gzip: await gzip(html),
      ...(path !== null && app.config.cdn.purgeUrl !== null && { tags: edgeTagsOf(path, html) }),
      isStandIn,
      changesAt,
    }
  })
}

/** `path` is canonical. */
export function redirectToPage(c: Context<HttpEnv>, path: string): Response {
  c.header('cache-control', 'public, max-age=3600')
  return c.redirect(encodePath(path), 301)
}

/** "/STATE/Texas" → "/state/texas"; pages judge capitals behind a word in small letters. */
function inLowerCase(path: string): string {
  const [word = ''] = /^\/[a-z-]+(?=\/|$)/i.exec(path) ?? []
  return word !== word.toLowerCase() ? path.toLowerCase() : path
}

/** Two leading slashes or a backslash could lead to another host and stay 404. */
export const redirectSpelling: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const isPage = isRead && !isForPrograms(pathname) && !isOfFiles(pathname)
  if (isPage && pathname.length > 1) {
    const given = splitLocale(pathname)
    const path = localePath(given.locale, inLowerCase(given.path.replace(/\/+$/, '') || '/'))
    if (path !== pathname && /^\/(?![/\\])[^\\]*$/.test(path)) return redirectToPage(c, path + search)
  }
  await next()
}
