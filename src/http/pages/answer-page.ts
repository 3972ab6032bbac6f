import type { Context } from 'hono'
import type { App } from '../../app.ts'
import type { Site } from '../../site/site.ts'
import { answerKept } from '../cache/answer-kept.ts'
import type { EncodePage } from '../cache/encode-page.ts'
import { encodePath } from '../door/encode-path.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'

/** What page routes work with. */
export type Pages = {
  app: App
  parts: ServerParts
  site: () => Site
  encode: EncodePage
}

type RenderedPage = { html: string; status?: 200 | 404 }

const CONTENT_TYPE = 'text/html; charset=utf-8'
/** Browsers may keep a page but ask each time: a change of the directory is seen at the next click. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/**
 * Answers a page, from the page cache where it lies ready. `path` is the page's canonical path and query, so that every
 * spelling of an address shares one entry; null for pages that are not kept. Only pages with status 200 are. While the
 * database is unavailable, a page of an older version or day is given rather than none.
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

/** A page that is not kept needs no tag and no bytes at hand. */
function answerOnce(c: Context<HttpEnv>, encode: EncodePage, page: RenderedPage): Response {
  const { html, status = 200 } = page
  return c.body(encode(html) as Buffer<ArrayBuffer>, status, {
    'content-type': CONTENT_TYPE,
    'cache-control': CACHE_CONTROL,
  })
}

/** Sends the visitor to the page's one true address, for good. `path` is one of ours, so it never leads off the site. */
export function redirectToPage(c: Context<HttpEnv>, path: string): Response {
  c.header('cache-control', 'public, max-age=3600')
  return c.redirect(encodePath(path), 301)
}
