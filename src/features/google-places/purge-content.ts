import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema/directory.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'

const DAY_MS = 86_400_000
/** Not the place id, which may be kept. */
const CONTENT_KEYS = "'{googleRating,googleReviewCount,googleFetchedAt,googleBusinessStatus}'::text[]"

/**
 * Older than GOOGLE_CONTENT_MAX_DAYS, or all when off; keeps place ids and sample data. Returns how many
 * partners lost a rating or status.
 */
export async function purgeGoogleContent(
  app: Pick<App, 'db' | 'config' | 'clock' | 'directory'>,
): Promise<number> {
  const { isOn, maxDays } = app.config.googleContent
  const now = app.clock.now()
  const limit = isOn ? new Date(now.getTime() - maxDays * DAY_MS) : now
  const count = await app.db.longTransaction(async (tx) => {
    const version = await takeNextVersion(tx)
    const purged = await tx.execute(sql`
      update ${partners} set google_rating = null, google_review_count = null, google_fetched_at = null,
        google_business_status = null, version = ${version}
      where google_fetched_at <= ${limit}`)
    await tx.execute(sql`
      update google_places set candidates = '[]'::jsonb, other_phone = null, rating_before = null,
        match_state = case when match_state = 'doubtful' then 'none' else match_state end
      where fetched_at <= ${limit}`)
    await tx.execute(sql`
      update google_run_partners as r set rating = null, review_count = null, answer = null from google_runs as g
      where g.id = r.run_id and g.created_at <= ${limit} and (r.rating is not null or r.answer is not null)`)
    const isOld = (side: string) =>
      sql`${sql.raw(side)} ->> 'googleFetchedAt' is not null and (${sql.raw(side)} ->> 'googleFetchedAt')::timestamptz <= ${limit}`
    for (const side of ['before', 'after'])
      await tx.execute(sql`
        update changes set ${sql.raw(side)} = ${sql.raw(side)} - ${sql.raw(CONTENT_KEYS)} where ${isOld(side)}`)
    return purged.rowCount ?? 0
  })
  if (count > 0) await app.directory.refresh()
  return count
}
