import { Hono } from 'hono'
import type { App } from '../../app.ts'
import { AppError } from '../../shared/errors.ts'
import type { HttpEnv } from '../http-env.ts'
import { robotsText } from './robots.ts'
import { sitemap, sitemapFile } from './sitemap.ts'

const FOR_AN_HOUR = 'public, max-age=3600'

/** /robots.txt and /sitemap.xml, with /sitemap-{n}.xml where the directory is larger than one file. */
export function siteFiles(app: App): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  const xml = (body: string) =>
    new Response(body, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': FOR_AN_HOUR },
    })

  http.get('/robots.txt', (c) => {
    c.header('cache-control', FOR_AN_HOUR)
    return c.text(robotsText(app.siteUrl))
  })

  http.get('/sitemap.xml', () => xml(sitemap(app.directory.current(), app.siteUrl)))

  http.get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', (c) => {
    const page = Number(/\d+/.exec(c.req.param('file'))?.[0])
    const file = sitemapFile(app.directory.current(), app.siteUrl, page)
    if (file === null) throw new AppError('not_found', 'Not found')
    return xml(file)
  })
  return http
}
