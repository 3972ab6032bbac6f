import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { AppError } from '../../shared/errors.ts'

/** "uplo" in ASCII: two uploads must not share the last space. */
const QUOTA_LOCK = 0x75_70_6c_6f

/** Stores an upload's row. Throws too_large when all uploads would exceed UPLOAD_QUOTA_MB. */
export async function takeQuota(
  { db, config, clock }: Pick<App, 'db' | 'config' | 'clock'>,
  name: string,
  bytes: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${QUOTA_LOCK})`)
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
