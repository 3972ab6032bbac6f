import { Hono } from 'hono'
import { findPartner } from '../../features/directory/partner-reads/read-partners.ts'
import { notFound } from '../../shared/refusals.ts'
import { FILE_POLICY } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import type { Pages } from '../pages/answer-page.ts'

/**
 * GET /google-photos/{partnerId}/{index}: 404 unless the place's photos are in memory, so that an address
 * alone causes no paid call.
 */
export function googlePhotos({ app, parts }: Pick<Pages, 'app' | 'parts'>): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  http.get('/google-photos/:id{[0-9a-f-]{36}}/:index{[0-9]}', async (c) => {
    const found = parts.placeContents.isOn() ? findPartner(app, c.req.param('id')) : null
    const placeId = found?.googlePlaceId
    const picture = placeId
      ? await parts.placeContents.readPhoto(placeId, Number(c.req.param('index')))
      : null
    if (!picture) throw notFound()
    return c.body(new Uint8Array(picture.bytes), 200, {
      'content-type': picture.contentType,
      'content-length': String(picture.bytes.length),
      'content-security-policy': FILE_POLICY,
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'private, max-age=900',
    })
  })
  return http
}
