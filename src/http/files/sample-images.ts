import { Hono } from 'hono'
import { AppError } from '../../shared/errors.ts'
import type { HttpEnv } from '../http-env.ts'
import type { SampleImages } from './open-sample-images.ts'

/** GET /sample-images/{kind}-{seed}-{width}.webp: the drawn pictures of the sample directory. */
export function sampleImageFiles(sampleImages: SampleImages): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  http.get('/sample-images/*', async (c) => {
    const image = await sampleImages(c.req.path)
    if (!image) throw new AppError('not_found', 'Not found')
    return c.body(new Uint8Array(image), 200, {
      'content-type': 'image/webp',
      'content-length': String(image.length),
      'cache-control': 'public, max-age=2592000',
    })
  })
  return http
}
