import { randomBytes } from 'node:crypto'
import type { App } from '../../app.ts'
import { AppError } from '../../shared/errors.ts'
import { MAX_PICTURE_BYTES } from '../../shared/pictures/uploads.ts'
import { cleanPicture } from './clean-picture.ts'

const ENDINGS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const

/**
 * Cleans and stores a picture under an unguessable name; returns its address on this site, which a saved
 * partner refers to. Throws too_large over 8 MB, invalid_input for what is no picture.
 */
export async function receivePicture(app: Pick<App, 'files'>, given: Buffer): Promise<{ url: string }> {
  if (given.length > MAX_PICTURE_BYTES) {
    throw new AppError('too_large', 'The picture is larger than 8 MB. Please make it smaller.')
  }
  const { format, bytes } = await cleanPicture(given)
  const name = `${randomBytes(16).toString('hex')}.${ENDINGS[format]}`
  await app.files.put(`uploads/${name}`, bytes)
  return { url: `/uploads/${name}` }
}
