import type { Context, MiddlewareHandler } from 'hono'
import type { App } from '../../app.ts'
import type { Translate } from '../../shared/text/i18n.ts'
import type { Site, SiteAssets } from '../../site/site.ts'
import { answerKept } from '../cache/answer-kept.ts'
import type { EncodePage } from '../cache/encode-page.ts'
import { encodePath } from '../door/encode-path.ts'
import { isForPrograms, isOfFiles } from '../door/path-kinds.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'

export type Pages = {
  app: App
  parts: ServerParts
  site: () => Site
  encode: EncodePage
}

type RenderedPage = { html: string; status?: 200 | 404 }

const CONTENT_TYPE = 'text/html; charset=utf-8'
/** Browsers revalidate, so that a change shows at the next click. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/**
 * Answers a page, from the cache where possible. `path`: canonical path and query; null, or another status
 * than 200, is not cached. During an outage an outdated page is served.
 */
export async function answerPage(
  c: Context<HttpEnv>,
  pages: Pages,
  path: string | null,
  render: () => Promise<RenderedPage>,
): Promise<Response> {
  const { parts, encode } = pages
  if (path === null || !parts.pageCache.isOn) return answerOnce(c, encode, await render())
  return answerKept(c, pages, encodePath(path), async () => {
    const { html, status = 200 } = await render()
    return { status, contentType: CONTENT_TYPE, cacheControl: CACHE_CONTROL, body: encode(html) }
  })
}

/** Not cached: needs no ETag. */
function answerOnce(c: Context<HttpEnv>, encode: EncodePage, page: RenderedPage): Response {
  const { html, status = 200 } = page
  return c.body(encode(html) as Buffer<ArrayBuffer>, status, {
    'content-type': CONTENT_TYPE,
    'cache-control': CACHE_CONTROL,
  })
}

/** Redirects permanently to `path`, a canonical path of this site. */
export function redirectToPage(c: Context<HttpEnv>, path: string): Response {
  c.header('cache-control', 'public, max-age=3600')
  return c.redirect(encodePath(path), 301)
}

/**
 * Redirects trailing slashes away, keeping the query. Two leading slashes or a backslash, which could lead to
 * another host, stay 404.
 */
export const redirectSlash: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const isPage = isRead && !isForPrograms(pathname) && !isOfFiles(pathname)
  if (isPage && pathname.length > 1 && pathname.endsWith('/')) {
    const path = pathname.replace(/\/+$/, '')
    if (/^\/(?![/\\])[^\\]*$/.test(path)) return redirectToPage(c, path + search)
  }
  await next()
}

/**
 * Returns the site's page data: the address may be known late (PORT=0), and the sample banner can go. The
 * same object until a change, as pages cache by it.
 */
export function createCurrentSite(app: App, assets: SiteAssets, t: Translate): () => Site {
  let site: Site | null = null
  return () => {
    const { isSample } = app.directory.current()
    if (!site || site.isSample !== isSample || site.siteUrl !== app.siteUrl) {
      site = { siteUrl: app.siteUrl, provider: app.config.provider, isSample, locale: 'en', t, assets }
    }
    return site
  }
}
