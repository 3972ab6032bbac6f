import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { eq, lt, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { videoFiles, videos } from '../../db/schema/videos.ts'
import { draftsFolder } from './render-waiting.ts'
import { removeFiles } from './stored-files.ts'

/** No render takes so long: older folders were left by killed processes. */
const DRAFT_HOURS = 24

/** Deletes expired videos with their files, and what killed renders left. */
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
  await sweepDrafts(draftsFolder(app.config), now)
}

async function sweepDrafts(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > DRAFT_HOURS * 3_600_000)
      await rm(file, { recursive: true, force: true })
  }
}
