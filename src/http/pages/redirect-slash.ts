import type { MiddlewareHandler } from 'hono'
import { isForPrograms, isOfFiles } from '../door/path-kinds.ts'
import { redirectToPage } from './answer-page.ts'

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
