import type { Hono } from 'hono'
import type { App } from '../../app.ts'
import { runInSlices } from '../../features/directory/snapshot/run-in-slices.ts'
import { paths } from '../../shared/paths.ts'
import { notFound } from '../../shared/refusals.ts'
import { answerKept } from '../cache/answer-from-cache.ts'
import { gzip } from '../cache/encodings.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { sitemap, sitemapFile } from './sitemap.ts'

const XML = 'application/xml; charset=utf-8'

/** /robots.txt, /.well-known/security.txt and sitemaps. */
export function siteFiles(http: Hono<HttpEnv>, { app, parts }: { app: App; parts: ServerParts }): void {
  const content = async (contentType: string, text: string) => ({
    status: 200 as const,
    contentType,
    cacheControl: 'public, max-age=3600',
    gzip: await gzip(text),
  })

  http.get('/robots.txt', (c) =>
    answerKept(c, { app, parts }, '/robots.txt', async () =>
      content('text/plain; charset=UTF-8', robotsText(app.siteUrl)),
    ),
  )

  http.get('/.well-known/security.txt', (c) =>
    answerKept(c, { app, parts }, '/.well-known/security.txt', async () =>
      content('text/plain; charset=UTF-8', securityText(app)),
    ),
  )

  http.get('/sitemap.xml', (c) =>
    answerKept(c, { app, parts }, '/sitemap.xml', async () =>
      content(XML, await runInSlices(sitemap(app.directory.current(), app.siteUrl))),
    ),
  )

  http.get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', (c) => {
    const page = Number(/\d+/.exec(c.req.param('file'))?.[0])
    return answerKept(c, { app, parts }, `/sitemap-${page}.xml`, async () => {
      const file = await runInSlices(sitemapFile(app.directory.current(), app.siteUrl, page))
      if (file === null) throw notFound()
      return content(XML, file)
    })
  })
}

/** RFC 9116: at most a year. */
function securityText({ config, siteUrl, clock }: App): string {
  const expires = new Date(clock.now().getTime() + 300 * 86_400_000)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${config.provider.supportEmail}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** RFC 9309. */
function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /partner/*/google$',
    'Disallow: /fr/partner/*/google$',
    'Disallow: /es/partner/*/google$',
    'Disallow: /google-photos/',
    '',
    `Sitemap: ${siteUrl}${paths.sitemap()}`,
    '',
  ].join('\n')
}
