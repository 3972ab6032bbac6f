import { eq, lt, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { videoFiles, videos } from '../../db/schema/videos.ts'
import { hasUnfinished } from './file-lease.ts'
import { removeDrafts } from './render-waiting.ts'
import { removeFiles } from './stored-files.ts'

/** Deletes expired videos, and what killed renders left. */
export async function sweepVideos(app: Pick<App, 'db' | 'config' | 'clock' | 'files'>): Promise<void> {
  const now = app.clock.now()
  const expired = await app.db.select({ id: videos.id }).from(videos).where(lt(videos.expiresAt, now))
  for (const { id } of expired) {
    const files = await app.db
      .select({ token: videoFiles.token })
      .from(videoFiles)
      .where(eq(videoFiles.videoId, id))
    // Files first: a row that stays names them at the next sweep.
    for (const { token } of files) if (token !== null) await removeFiles(app, token)
    await app.db.execute(sql`delete from ${videos} where id = ${id} and expires_at < ${now.toISOString()}`)
  }
  if (!(await hasUnfinished(app))) await removeDrafts(app)
}
