import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { videoFiles, videos } from '../../db/schema-videos.ts'
import { AppError } from '../../shared/errors.ts'
import { VIDEO_DAYS, VIDEO_SHAPES, type VideoInput } from '../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../shared/videos/video-texts.ts'
import { readLogo } from '../logos/read-logo.ts'
import { contentHash, wordsOf } from './content-hash.ts'
import { findTemplate } from './find-template.ts'
import { requireDrawable } from './require-drawable.ts'
import { videoKey } from './stored-files.ts'

/** "vid" in ASCII: requests come one after the other, so that limits and duplicates are exact. */
const REQUEST_LOCK = 0x766964
/** Videos that one network may wait for. */
const MOST_OF_A_NETWORK = 1
/** Videos that wait in all: about half an hour of work. */
const MOST_WAITING = 30
const NETWORK_RETRY_S = 30
const QUEUE_RETRY_S = 120

type Needs = Pick<App, 'db' | 'jobs' | 'clock' | 'videos' | 'files'>

/**
 * Asks for a video and returns its id; a job renders it. The same request joins the one that is kept or under way.
 * `network` is a keyed hash of the sender's. Throws AppError: invalid_input for an unknown template, letters that films
 * cannot show, or a logo that cannot be used, unavailable without an encoder or with a long queue, rate_limited while the network waits for another.
 */
export async function requestVideo(app: Needs, input: VideoInput, network: string): Promise<string> {
  await requireEncoder(app)
  const template = findTemplate(app, input.selectedVideoId)
  const words = wordsOf(input)
  requireDrawable(app, words)
  const logo = await readLogo(input.logoUrl)
  const hash = contentHash(app.videos.version, template.id, words, logo)
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + VIDEO_DAYS * 86_400_000)
  return app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${REQUEST_LOCK})`)
    const kept = await joinKept(app, tx, hash, expiresAt)
    if (kept !== null) return kept
    await requireRoom(tx, network)
    const [row] = await tx
      .insert(videos)
      .values({ contentHash: hash, templateId: template.id, words, logo, network, createdAt: now, expiresAt })
      .returning({ id: videos.id })
    const { id } = row as { id: string }
    await tx
      .insert(videoFiles)
      .values(VIDEO_SHAPES.map((shape, position) => ({ videoId: id, shape, position })))
    await app.jobs.enqueue(tx, 'render-videos', {})
    return id
  })
}

/** Throws unavailable where no video can be made. */
export async function requireEncoder(app: Pick<App, 'videos'>): Promise<void> {
  if ((await app.videos.findEncoder()) === null)
    throw new AppError('unavailable', VIDEO_TEXTS.notAvailable, { retryAfterSeconds: 3600 })
}

/** The id of the same request that is under way or kept, which is then kept for longer. */
async function joinKept(app: Needs, tx: Queryable, hash: string, expiresAt: Date): Promise<string | null> {
  const isSame = and(eq(videos.contentHash, hash), eq(videos.isCurrent, true))
  const [kept] = await tx
    .select({ id: videos.id, expiresAt: videos.expiresAt, state: videoFiles.state, token: videoFiles.token })
    .from(videos)
    .innerJoin(videoFiles, and(eq(videoFiles.videoId, videos.id), eq(videoFiles.position, 0)))
    .where(isSame)
  if (!kept) return null
  // A restored backup has the rows and not the films; another store has neither.
  const isLost = kept.state === 'done' && (await app.files.sizeOf(videoKey(kept.token ?? '', 'mp4'))) === null
  if (isLost || kept.expiresAt <= app.clock.now()) {
    await tx.update(videos).set({ isCurrent: false }).where(isSame)
    return null
  }
  await tx.update(videos).set({ expiresAt }).where(isSame)
  return kept.id
}

async function requireRoom(tx: Queryable, network: string): Promise<void> {
  const { rows } = await tx.execute<{ total: number; ours: number }>(sql`
    select count(*)::int as total, (count(*) filter (where v.network = ${network}))::int as ours
    from ${videoFiles} f join ${videos} v on v.id = f.video_id
    where f.position = 0 and f.state in ('waiting', 'running')`)
  const { total = 0, ours = 0 } = rows[0] ?? {}
  if (ours >= MOST_OF_A_NETWORK)
    throw new AppError(
      'rate_limited',
      'Another video of yours is being made. Please wait for it, or cancel it.',
      {
        retryAfterSeconds: NETWORK_RETRY_S,
      },
    )
  if (total >= MOST_WAITING)
    throw new AppError('unavailable', 'Many videos are waiting already. Please try again in a few minutes.', {
      retryAfterSeconds: QUEUE_RETRY_S,
    })
}
