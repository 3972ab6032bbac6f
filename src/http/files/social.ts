import { Hono } from 'hono'
import type { App } from '../../app.ts'
import { socialSubjectOf } from '../../features/social-images/subject-of.ts'
import { notFound } from '../../shared/refusals.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'

/** GET /social/{subject}.jpg; none for pages without partners. */
export function socialFiles(app: App, { socialImages, pageTools }: ServerParts): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  http.get('/social/*', async (c) => {
    const name = decodeURIComponent(c.req.path.slice('/social/'.length))
    const subject = name.endsWith('.jpg')
      ? socialSubjectOf(app.directory.current(), name.slice(0, -'.jpg'.length), {
          providerName: app.config.provider.name,
          t: pageTools.en.t,
        })
      : null
    if (!subject) throw notFound()
    const image = await socialImages.imageOf(subject)
    return c.body(new Uint8Array(image), 200, {
      'content-type': 'image/jpeg',
      'content-length': String(image.length),
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  return http
}
