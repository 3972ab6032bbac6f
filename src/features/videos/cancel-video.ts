import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { videoFiles, videos } from '../../db/schema-videos.ts'
import { AppError } from '../../shared/errors.ts'
import { notFound } from './read-video.ts'

/**
 * Cancels what is not rendered yet of a video; shapes that are done stay. Its worker notices within a second or two.
 * Throws not_found, and conflict when nothing is left to cancel. Cancelling twice is no error.
 */
export async function cancelVideo(app: Pick<App, 'db'>, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ state: string }>(
      sql`select state from ${videoFiles} where video_id = ${id} order by position for update`,
    )
    const [first] = rows
    if (!first) throw notFound()
    const isOver = rows.every(({ state }) => state !== 'waiting' && state !== 'running')
    if (isOver && first.state !== 'cancelled')
      throw new AppError('conflict', 'The video is finished already.')
    await tx.execute(sql`
      update ${videoFiles} set state = 'cancelled', leased_until = null
      where video_id = ${id} and state in ('waiting', 'running')`)
    if (first.state !== 'done')
      await tx.execute(sql`update ${videos} set is_current = false, network = null where id = ${id}`)
  })
}

/** Puts the failed shapes of a video back into the queue. Throws not_found, and conflict when none failed. */
export async function retryVideo(app: Pick<App, 'db' | 'jobs'>, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select 1 from ${videos} where id = ${id} for update`)
    if (rows.length === 0) throw notFound()
    const { rows: same } = await tx.execute(sql`
      select 1 from ${videos} o join ${videos} v on v.content_hash = o.content_hash
      where v.id = ${id} and o.id <> v.id and o.is_current`)
    if (same.length > 0) throw new AppError('conflict', 'The same video was asked for again.')
    const { rowCount } = await tx.execute(sql`
      update ${videoFiles} set state = 'waiting', attempts = 0, progress = 0, error = null
      where video_id = ${id}
        and exists (select 1 from ${videoFiles} f where f.video_id = ${id} and f.state = 'failed')
        and state in ('failed', 'cancelled')`)
    if ((rowCount ?? 0) === 0) throw new AppError('conflict', 'This work goes on by itself, or is over.')
    await tx.execute(sql`update ${videos} set is_current = true where id = ${id}`)
    await app.jobs.enqueue(tx, 'render-videos', {})
  })
}
