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
/** Browsers revalidate each time, so that a change shows at the next click. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/**
 * Answers a page, from the cache where possible. `path`: its canonical path and query; null for pages that
 * are not cached. Only status 200 is cached. While the database is unavailable an outdated page is served.
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

/** A page that is not cached needs no ETag. */
function answerOnce(c: Context<HttpEnv>, encode: EncodePage, page: RenderedPage): Response {
  const { html, status = 200 } = page
  return c.body(encode(html) as Buffer<ArrayBuffer>, status, {
    'content-type': CONTENT_TYPE,
    'cache-control': CACHE_CONTROL,
  })
}

/** Redirects permanently to a page's canonical address. `path` is ours, so it never leads off the site. */
export function redirectToPage(c: Context<HttpEnv>, path: string): Response {
  c.header('cache-control', 'public, max-age=3600')
  return c.redirect(encodePath(path), 301)
}

/**
 * Redirects a page's address with trailing slashes to the one without, keeping the query. Paths that begin
 * with two slashes or hold a backslash could lead to another host and stay 404.
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
 * Returns what every page needs besides its data: SITE_URL may be known late (PORT=0), and the sample banner
 * can go. The same object until something changes, since pages cache parts by it.
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
