import type { Context, Hono } from 'hono'
import { findFile } from '../../features/videos/find-file.ts'
import { AppError } from '../../shared/errors.ts'
import { notFound } from '../../shared/refusals.ts'
import { videoFileName } from '../../shared/videos/video-texts.ts'
import { FILE_POLICY } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import type { Pages } from '../pages/answer-page.ts'
import { answerRange } from './answer-range.ts'
import { asAttachment, contentTypeOf } from './content-types.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** Renders before it may take so long. */
const PREVIEW_WAIT_MS = 60_000

/** Films' files and previews. */
export function videoRoutes(http: Hono<HttpEnv>, { app, parts }: Pick<Pages, 'app' | 'parts'>): void {
  http.get('/videos/:name{[0-9a-f]{32}\\.(?:mp4|jpg|vtt|srt)}', async (c) => {
    const name = c.req.param('name')
    const [token = '', ending = ''] = name.split('.')
    const found = await findFile(app, token)
    const answer =
      found &&
      (await answerRange(c, app.files, {
        key: `videos/${name}`,
        etag: `"${token}-${ending}"`,
        modifiedAt: found.finishedAt,
        headers: {
          ...headersOf(name),
          'cache-control': 'private, max-age=86400',
          'x-robots-tag': 'noindex',
          ...(c.req.query('download') !== undefined && {
            'content-disposition': asAttachment(videoFileName(found, ending)),
          }),
        },
      }))
    return answer ?? refuse(c)
  })
  http.get('/videos/templates/:name{[a-z0-9-]+\\.(?:mp4|jpg)}', async (c) => {
    const name = c.req.param('name')
    const key = await within(parts.templatePreviews.keyOf(name), PREVIEW_WAIT_MS)
    const answer =
      key &&
      (await answerRange(c, app.files, {
        key,
        etag: `"${name}"`,
        modifiedAt: null,
        headers: { ...headersOf(name), 'cache-control': FOREVER },
      }))
    return answer || refuse(c)
  })
}

const headersOf = (name: string) => ({
  'content-type': contentTypeOf(name) ?? 'application/octet-stream',
  'content-security-policy': FILE_POLICY,
  'cross-origin-resource-policy': 'same-site',
})

function refuse(c: Context): never {
  c.header('cache-control', 'no-store')
  throw notFound()
}

/** Work goes on after the wait. */
async function within<Result>(work: Promise<Result>, waitMs: number): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () =>
      late.reject(
        new AppError('unavailable', 'This preview is still being made. Please try again in a moment.', {
          retryAfterSeconds: 30,
        }),
      ),
    waitMs,
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
