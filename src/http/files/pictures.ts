import type { Hono } from 'hono'
import type { App } from '../../app.ts'
import { findPartner } from '../../features/directory/partner-reads/read-partners.ts'
import { socialSubjectOf } from '../../features/social-images/subject-of.ts'
import { UPLOAD_NAME } from '../../shared/pictures/picture-limits.ts'
import { notFound } from '../../shared/refusals.ts'
import type { Locale } from '../../shared/text/i18n.ts'
import { FILE_POLICY } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import type { Pages } from '../pages/answer-page.ts'
import type { ServerParts } from '../server-parts.ts'
import { contentTypeOf } from './content-types.ts'

/** Cacheable forever: names are never reused. */
export function uploadedFiles(http: Hono<HttpEnv>, app: Pick<App, 'files'>): void {
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
}

/** An address alone causes no paid call. */
export function googlePhotos(http: Hono<HttpEnv>, { app, parts }: Pick<Pages, 'app' | 'parts'>): void {
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
}

/** None for pages without partners. */
export function socialFiles(http: Hono<HttpEnv>, app: App, { socialImages, pageTools }: ServerParts): void {
  http.get('/social/*', async (c) => {
    const name = decodeURIComponent(c.req.path.slice('/social/'.length))
    const [, locale = 'en', asked] = /^(?:(fr|es)\/)?(.*)\.jpg$/.exec(name) ?? []
    const subject =
      asked === undefined
        ? null
        : socialSubjectOf(app.directory.current(), asked, {
            providerName: app.config.provider.name,
            ...pageTools[locale as Locale],
          })
    if (!subject) throw notFound()
    const image = await socialImages.imageOf(subject)
    return c.body(new Uint8Array(image), 200, {
      'content-type': 'image/jpeg',
      'content-length': String(image.length),
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
}
