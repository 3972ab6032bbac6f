import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { videoFiles, videos } from '../../db/schema/videos.ts'
import { AppError } from '../../shared/errors.ts'
import { forgetPhotos } from './own-photo.ts'
import { notFound } from './read-video.ts'
import { renderMissing } from './render-missing.ts'

/** Workers notice within 2 s. Throws not_found; conflict if all are done. */
export async function cancelVideo(app: Pick<App, 'db' | 'clock'>, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ state: string }>(
      sql`select f.state from ${videoFiles} f join ${videos} v on v.id = f.video_id
        where f.video_id = ${id} and v.expires_at > ${app.clock.now()} order by f.position for update of f`,
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
    await forgetPhotos(tx)
  })
}

/** Throws not_found; conflict when no shape failed, or its photograph is deleted. */
export async function retryVideo(app: Pick<App, 'db' | 'jobs'>, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ hadPhoto: boolean }>(
      sql`select words ? 'crop' as "hadPhoto" from ${videos} where id = ${id} for update`,
    )
    if (!rows[0]) throw notFound()
    if (rows[0].hadPhoto)
      throw new AppError('conflict', 'Its photograph is not kept. It has to be asked for again.')
    const { rows: same } = await tx.execute(sql`
      select 1 from ${videos} o join ${videos} v on v.content_hash = o.content_hash
      where v.id = ${id} and o.id <> v.id and o.is_current`)
    if (same.length > 0) throw new AppError('conflict', 'The same video was asked for again.')
    const { rows: failed } = await tx.execute(
      sql`select 1 from ${videoFiles} where video_id = ${id} and state = 'failed'`,
    )
    if (failed.length === 0) throw new AppError('conflict', 'This work goes on by itself, or is over.')
    await renderMissing(app, tx, id)
    await tx.execute(sql`update ${videos} set is_current = true where id = ${id}`)
  })
}
