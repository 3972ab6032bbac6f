import { asc, eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { videoFiles, videos } from '../../db/schema/videos.ts'
import { AppError } from '../../shared/errors.ts'
import { paths } from '../../shared/paths.ts'
import { VIDEO_DAYS, type VideoShapeStatus, type VideoStatus } from '../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../shared/videos/video-texts.ts'
import { postTextOf } from './post-text.ts'

/** Throws not_found for unknown and expired videos. */
export async function readVideo(app: Pick<App, 'db' | 'clock'>, id: string): Promise<VideoStatus> {
  const [video] = await app.db
    .select({
      templateId: videos.templateId,
      words: videos.words,
      createdAt: videos.createdAt,
      expiresAt: videos.expiresAt,
    })
    .from(videos)
    .where(eq(videos.id, id))
  const rows = video
    ? await app.db
        .select()
        .from(videoFiles)
        .where(eq(videoFiles.videoId, id))
        .orderBy(asc(videoFiles.position))
    : []
  const [first] = rows
  if (!video || !first || video.expiresAt <= app.clock.now()) throw notFound()
  const shapes = rows.map(toShape)
  const place = first.state === 'waiting' ? await placeOf(app, id) : null
  const isUnderWay = first.state === 'waiting' || first.state === 'running'
  const { videoUrl, posterUrl, captionsUrl, durationSeconds } = shapes[0] as VideoShapeStatus
  return {
    id,
    state: first.state,
    progress: first.progress,
    place,
    secondsLeft: isUnderWay
      ? await secondsLeft(app, first.state === 'running' ? 1 - first.progress : (place ?? 1))
      : null,
    ...(first.state === 'failed' && { message: VIDEO_TEXTS.notMade() }),
    templateId: video.templateId,
    companyName: video.words.companyName,
    postText: postTextOf(video.words),
    createdAt: video.createdAt.toISOString(),
    expiresAt: video.expiresAt.toISOString(),
    ...(videoUrl !== undefined && { videoUrl, posterUrl, captionsUrl, durationSeconds }),
    shapes,
  }
}

export const notFound = () =>
  new AppError(
    'not_found',
    `There is no such video. Videos are deleted ${VIDEO_DAYS} days after they were last asked for.`,
  )

function toShape(row: typeof videoFiles.$inferSelect): VideoShapeStatus {
  const { shape, state, progress, token, durationSeconds, width, height } = row
  if (state !== 'done' || token === null) return { shape, state, progress }
  return {
    shape,
    state,
    progress,
    videoUrl: paths.videoFile(token, 'mp4'),
    posterUrl: paths.videoFile(token, 'jpg'),
    captionsUrl: paths.videoFile(token, 'vtt'),
    subtitlesUrl: paths.videoFile(token, 'srt'),
    durationSeconds: durationSeconds ?? 0,
    width: width ?? 0,
    height: height ?? 0,
  }
}

/** From 1, counting the video being rendered. */
async function placeOf({ db }: Pick<App, 'db'>, id: string): Promise<number> {
  const { rows } = await db.execute<{ ahead: number }>(sql`
    select count(*)::int as ahead
    from ${videoFiles} f join ${videos} v on v.id = f.video_id
    where f.position = 0 and f.state in ('waiting', 'running')
      and (v.created_at, v.id) < (select created_at, id from ${videos} where id = ${id})`)
  return (rows[0]?.ahead ?? 0) + 1
}

/** Finished renders of the first shape. */
const TOLD_BY = 20

/** Null before any was made. */
async function secondsLeft({ db }: Pick<App, 'db'>, videoCount: number): Promise<number | null> {
  const { rows } = await db.execute<{ usual: number | null }>(sql`
    select avg(seconds)::float8 as usual from (
      select extract(epoch from finished_at - started_at) as seconds from ${videoFiles}
      where position = 0 and state = 'done' order by finished_at desc limit ${TOLD_BY}) last`)
  const usual = rows[0]?.usual ?? null
  return usual === null ? null : Math.ceil(usual * videoCount)
}
