import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { uploads } from '../../db/schema/files.ts'
import { AppError } from '../../shared/errors.ts'

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
