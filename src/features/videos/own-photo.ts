import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { videoFiles, videos } from '../../db/schema/videos.ts'
import { AppError } from '../../shared/errors.ts'
import { refusedField } from '../../shared/refusals.ts'
import type { PhotoCrop } from '../../shared/videos/photo.ts'
import { PHOTO_TEXTS } from '../../shared/videos/video-texts.ts'
import { isTooSmall, type Photo, regionOf } from './render/film/photo.ts'
import { SHAPES } from './render/shape.ts'

/**
 * Re-encodes pixels, so without place and device. Throws invalid_input with `fields.photo`: no sound
 * picture, or too few pixels for a shape.
 */
export async function readPhoto(
  { videos: { cleanPhoto } }: Pick<App, 'videos'>,
  photo: string | null,
  crop: PhotoCrop | undefined,
): Promise<(Photo & { bytes: Buffer }) | null> {
  if (photo === null || !crop) return null
  const given = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64')
  const { bytes } = await cleanPhoto(given).catch((error: unknown) => {
    const isRefused = error instanceof AppError && error.code === 'invalid_input'
    throw isRefused ? refusedField('invalid_input', 'photo', error.message) : error
  })
  const { default: sharp } = await import('sharp')
  const size = await sharp(bytes).metadata()
  for (const shape of SHAPES) {
    const region = regionOf(size, shape, crop)
    if (isTooSmall(region, shape))
      throw refusedField('invalid_input', 'photo', PHOTO_TEXTS.tooSmall(region.width, region.height))
  }
  return { bytes, ...crop }
}

/** Those of films of which no shape waits or is rendered. */
export async function forgetPhotos(db: Queryable): Promise<void> {
  await db.execute(sql`
    update ${videos} v set photo = null
    where photo is not null and not exists (
      select 1 from ${videoFiles} f where f.video_id = v.id and f.state in ('waiting', 'running'))`)
}
