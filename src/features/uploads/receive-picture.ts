import { randomBytes } from 'node:crypto'
import type { App } from '../../app.ts'
import { AppError } from '../../shared/errors.ts'
import { MAX_PICTURE_BYTES } from '../../shared/pictures/uploads.ts'
import { cleanPicture } from './clean-picture.ts'

const ENDINGS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const

/**
 * Keeps a picture that an administrator uploads, cleaned, under a name that nobody can guess, and gives its address on
 * this site. Throws too_large over 8 MB, and invalid_input for what is no picture. Nothing refers to it yet: that is up
 * to the partner that is saved with the address.
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
