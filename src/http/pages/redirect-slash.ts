import type { MiddlewareHandler } from 'hono'
import { isForPrograms, isOfFiles } from '../door/path-kinds.ts'
import { redirectToPage } from './answer-page.ts'

/**
 * Leads a page's address with slashes at its end to the one without, its query kept. Never to another host: what
 * begins with two slashes, or has a backslash, would be read as one and is left to be not found.
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
