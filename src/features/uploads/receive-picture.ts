import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { uploads } from '../../db/schema/files.ts'
import { AppError } from '../../shared/errors.ts'
import { MAX_PICTURE_BYTES } from '../../shared/pictures/picture-limits.ts'
import type { PictureCleaner } from './create-picture-cleaner.ts'
import { takeQuota } from './take-quota.ts'

const ENDINGS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const

/** Returns the address; kept if a partner names it within a day. Throws too_large, invalid_input. */
export async function receivePicture(
  app: Pick<App, 'db' | 'files' | 'config' | 'clock'>,
  cleanPicture: PictureCleaner,
  given: Buffer,
): Promise<{ url: string }> {
  if (given.length > MAX_PICTURE_BYTES) {
    throw new AppError('too_large', 'The picture is larger than 8 MB. Please make it smaller.')
  }
  const { format, bytes } = await cleanPicture(given)
  const name = `${randomBytes(16).toString('hex')}.${ENDINGS[format]}`
  // A file without a row would not count.
  await takeQuota(app, name, bytes.length)
  try {
    await app.files.put(`uploads/${name}`, bytes)
  } catch (error) {
    await app.db.delete(uploads).where(eq(uploads.name, name))
    throw error
  }
  return { url: `/uploads/${name}` }
}
