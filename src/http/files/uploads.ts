import { Hono } from 'hono'
import type { App } from '../../app.ts'
import { UPLOAD_NAME } from '../../shared/pictures/picture-limits.ts'
import { notFound } from '../../shared/refusals.ts'
import { FILE_POLICY } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import { contentTypeOf } from './content-types.ts'

/** GET /uploads/{name}: cacheable forever, as names are never reused. */
export function uploadedFiles(app: Pick<App, 'files'>): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  http.get(`/uploads/:name{${UPLOAD_NAME}}` as const, async (c) => {
    const name = c.req.param('name')
    const bytes = await app.files.get(`uploads/${name}`)
    if (!bytes) throw notFound()
    return c.body(bytes, 200, {
      'content-type': contentTypeOf(name) ?? 'application/octet-stream',
      'content-length': String(bytes.length),
      'content-security-policy': FILE_POLICY,
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  return http
}
