import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { leaseEnd } from '../../db/lease.ts'
import type { Queryable } from '../../db/open.ts'
import { videoFiles, videos } from '../../db/schema/videos.ts'
import type { VideoShape } from '../../shared/videos/video.ts'
import type { RenderedVideo } from './render/program/messages.ts'

/** "ren" in ASCII: one file at a time in all processes. */
const TAKE_LOCK = 0x72656e
/** Then the file fails: it may be what kills its workers. */
export const MAX_ATTEMPTS = 3
const TOKEN_BYTES = 16

/** `token` names this attempt, `oldToken` a dead worker's. */
export type TakenFile = {
  videoId: string
  shape: VideoShape
  token: string
  oldToken: string | null
  attempts: number
}

/** One that waits or whose worker died; null while another is rendered, or when none is left. */
export async function takeFile(app: Pick<App, 'db'>): Promise<TakenFile | null> {
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  return app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TAKE_LOCK})`)
    const { rows: dead } = await tx.execute<{ videoId: string }>(sql`
      update ${videoFiles} set state = 'failed', leased_until = null, finished_at = now(),
        error = 'Rendering was interrupted too often.'
      where state = 'running' and leased_until < now() and attempts >= ${MAX_ATTEMPTS}
      returning video_id as "videoId"`)
    for (const { videoId } of dead) await endWaiting(tx, videoId)
    const { rows } = await tx.execute<TakenFile>(sql`
      with next as (
        select f.video_id, f.shape, f.token as old_token
        from ${videoFiles} f join ${videos} v on v.id = f.video_id
        where (f.state = 'waiting' or (f.state = 'running' and f.leased_until < now()))
          and not exists (select 1 from ${videoFiles} o where o.state = 'running' and o.leased_until >= now())
        order by f.position > 0, v.created_at, f.position, f.video_id
        limit 1)
      update ${videoFiles} f
      set state = 'running', progress = 0, token = ${token}, attempts = attempts + 1, started_at = now(),
        leased_until = ${leaseEnd}
      from next where f.video_id = next.video_id and f.shape = next.shape
      returning f.video_id as "videoId", f.shape, f.token, f.attempts, next.old_token as "oldToken"`)
    return rows[0] ?? null
  })
}

/** Waiting or rendered, in any process. */
export async function hasUnfinished(app: Pick<App, 'db'>): Promise<boolean> {
  const { rows } = await app.db.execute(
    sql`select 1 from ${videoFiles} where state in ('waiting', 'running') limit 1`,
  )
  return rows.length > 0
}

/** Extends the lease; false when cancelled or taken over. */
export async function keepFile(app: Pick<App, 'db'>, token: string, progress: number): Promise<boolean> {
  const { rowCount } = await app.db.execute(sql`
    update ${videoFiles}
    set progress = greatest(progress, ${progress}), leased_until = ${leaseEnd}
    where token = ${token} and state = 'running'`)
  return (rowCount ?? 0) > 0
}

/** False when the shape was cancelled. */
export async function finishFile(
  app: Pick<App, 'db'>,
  { videoId, shape, token }: TakenFile,
  { durationSeconds, width, height }: RenderedVideo,
): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update ${videoFiles}
      set state = 'done', progress = 1, error = null, leased_until = null, finished_at = now(),
        duration_seconds = ${durationSeconds}, width = ${width}, height = ${height}
      where token = ${token} and state = 'running'`)
    if ((rowCount ?? 0) === 0) return false
    if (shape === 'landscape')
      await tx.execute(sql`update ${videos} set network = null where id = ${videoId}`)
    return true
  })
}

/** Does not count the attempt. */
export async function returnFile(app: Pick<App, 'db'>, token: string): Promise<void> {
  await app.db.execute(sql`
    update ${videoFiles}
    set state = 'waiting', token = null, progress = 0, attempts = attempts - 1, leased_until = null
    where token = ${token} and state = 'running'`)
}

/** Queues a failed attempt again, or fails the file: after MAX_ATTEMPTS, or at once. */
export async function failFile(
  app: Pick<App, 'db'>,
  { videoId, shape, token, attempts }: TakenFile,
  reason: string,
  isHopeless: boolean,
): Promise<void> {
  const isFinal = isHopeless || attempts >= MAX_ATTEMPTS
  await app.db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update ${videoFiles}
      set state = ${isFinal ? 'failed' : 'waiting'}, token = null, progress = 0, leased_until = null, error = ${reason}
      where token = ${token} and state = 'running'`)
    if (isFinal && shape === 'landscape' && (rowCount ?? 0) > 0) await endWaiting(tx, videoId)
  })
}

/** Without its first shape a video is useless; an equal request starts again. */
async function endWaiting(tx: Queryable, videoId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update ${videos} v set is_current = false, network = null
    where id = ${videoId}
      and not exists (select 1 from ${videoFiles} f where f.video_id = v.id and f.position = 0 and f.state = 'done')`)
  if ((rowCount ?? 0) > 0)
    await tx.execute(
      sql`update ${videoFiles} set state = 'cancelled' where video_id = ${videoId} and state = 'waiting'`,
    )
}
