import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { videoFiles } from '../../db/schema/videos.ts'
import { AppError } from '../../shared/errors.ts'
import { VIDEO_TEXTS } from '../../shared/videos/video-texts.ts'
import type { Film } from './video-engine.ts'

/** Those that failed or were cancelled. */
export async function renderMissing(app: Pick<App, 'jobs'>, tx: Queryable, videoId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update ${videoFiles} set state = 'waiting', attempts = 0, progress = 0, error = null
    where video_id = ${videoId} and state in ('failed', 'cancelled')`)
  if ((rowCount ?? 0) > 0) await app.jobs.enqueue(tx, 'render-videos', {})
}

/** Throws invalid_input for an unknown id. */
export function findTemplate({ videos }: Pick<App, 'videos'>, id: string): Film {
  const template = videos.templates.find((one) => one.id === id)
  if (template) return template
  const selectedVideoId = VIDEO_TEXTS.noTemplate
  throw new AppError('invalid_input', selectedVideoId, { fields: { selectedVideoId } })
}
