import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { uploads } from '../../db/schema/files.ts'
import { AppError } from '../../shared/errors.ts'
import { MAX_PICTURE_BYTES } from '../../shared/pictures/picture-limits.ts'
import type { PictureCleaner } from './create-picture-cleaner.ts'

const ENDINGS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const

/** Kept if a partner names it within a day. Throws too_large, invalid_input. */
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

/** Throws too_large beyond UPLOAD_QUOTA_MB. */
export async function takeQuota(
  { db, config, clock }: Pick<App, 'db' | 'config' | 'clock'>,
  name: string,
  bytes: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two uploads must not share the last space.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quota of uploads'))`)
    const { rows } = await tx.execute<{ bytes: string }>(
      sql`select coalesce(sum(bytes), 0) as bytes from ${uploads}`,
    )
    if (Number(rows[0]?.bytes) + bytes > config.uploadQuotaMb * 1_000_000) {
      throw new AppError(
        'too_large',
        `The space for pictures, ${config.uploadQuotaMb} MB, is used up. Pictures that no partner uses are removed after a day.`,
      )
    }
    await tx.insert(uploads).values({ name, bytes, createdAt: clock.now() })
  })
}
