import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { videoFiles, videos } from '../../db/schema/videos.ts'
import { AppError } from '../../shared/errors.ts'
import { VIDEO_DAYS, VIDEO_SHAPES, type VideoInput } from '../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../shared/videos/video-texts.ts'
import { readOwnLogo } from '../logos/read-logo.ts'
import { type Asker, blockShareOf, shareOf } from '../shares/shares.ts'
import { takeCounted } from '../shares/take-counted.ts'
import { contentHash, wordsOf } from './content-hash.ts'
import { forgetPhotos, readPhoto } from './own-photo.ts'
import { findTemplate, renderMissing } from './render-missing.ts'
import { requireDrawable } from './require-drawable.ts'
import { VIDEO_ENDINGS, videoKey } from './stored-files.ts'

/** "vid" in ASCII: one request at a time, for exact limits and no duplicates. */
const REQUEST_LOCK = 0x766964
/** Waiting videos of one internet line. */
const MOST_OF_A_LINE = 1
/** About half an hour of work. */
const MOST_WAITING = 30
/** New ones; all shapes take minutes of one core. */
const MOST_A_DAY = 600
const NETWORK_RETRY_S = 30
const QUEUE_RETRY_S = 120
const DAY_RETRY_S = 3600

type Needs = Pick<App, 'db' | 'jobs' | 'clock' | 'videos' | 'files' | 'siteUrl'>

/**
 * Returns the id; joins an equal request that waits or is kept, which counts against no limit. Throws
 * invalid_input (unknown template, letters without a font, unusable logo or photograph), unavailable (no
 * encoder, long queue), rate_limited.
 */
export async function requestVideo(app: Needs, input: VideoInput, asker: Asker): Promise<string> {
  await requireEncoder(app)
  const template = findTemplate(app, input.selectedVideoId)
  const words = wordsOf(input)
  requireDrawable(app, words)
  const logo = await readOwnLogo(app, input.logoUrl)
  const photo = (await readPhoto(app, input.photo, words.crop))?.bytes ?? null
  const hash = contentHash(app.videos.version, template.id, words, logo, photo)
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + VIDEO_DAYS * 86_400_000)
  return app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${REQUEST_LOCK})`)
    const kept = await joinKept(app, tx, { hash, photo, expiresAt })
    if (kept !== null) return kept
    await requireRoom(tx, asker)
    await takeOfDay(tx, now, asker)
    const network = asker.rank === 'administrator' ? null : `${asker.block}/${asker.line}`
    const [row] = await tx
      .insert(videos)
      .values({
        contentHash: hash,
        templateId: template.id,
        words,
        logo,
        photo,
        network,
        createdAt: now,
        expiresAt,
      })
      .returning({ id: videos.id })
    const { id } = row as { id: string }
    await tx
      .insert(videoFiles)
      .values(VIDEO_SHAPES.map((shape, position) => ({ videoId: id, shape, position })))
    await app.jobs.enqueue(tx, 'render-videos', {})
    return id
  })
}

/** Throws unavailable without an encoder. */
export async function requireEncoder(app: Pick<App, 'videos'>): Promise<void> {
  if ((await app.videos.findEncoder()) === null)
    throw new AppError('unavailable', VIDEO_TEXTS.notAvailable, { retryAfterSeconds: 3600 })
}

/** Keeps an equal request longer and renders its missing shapes. */
async function joinKept(
  app: Needs,
  tx: Queryable,
  { hash, photo, expiresAt }: { hash: string; photo: Buffer | null; expiresAt: Date },
): Promise<string | null> {
  const isSame = and(eq(videos.contentHash, hash), eq(videos.isCurrent, true))
  const [kept] = await tx.select({ id: videos.id, expiresAt: videos.expiresAt }).from(videos).where(isSame)
  if (!kept) return null
  if (kept.expiresAt <= app.clock.now() || (await isLost(app, tx, kept.id))) {
    await tx.update(videos).set({ isCurrent: false }).where(isSame)
    return null
  }
  await tx.update(videos).set({ expiresAt, photo }).where(isSame)
  await renderMissing(app, tx, kept.id)
  await forgetPhotos(tx)
  return kept.id
}

/** A restored backup has the rows without the films. */
async function isLost({ files }: Needs, tx: Queryable, videoId: string): Promise<boolean> {
  const done = await tx
    .select({ token: videoFiles.token })
    .from(videoFiles)
    .where(and(eq(videoFiles.videoId, videoId), eq(videoFiles.state, 'done')))
  const keys = done.flatMap(({ token }) => VIDEO_ENDINGS.map((ending) => videoKey(token ?? '', ending)))
  const sizes = await Promise.all(keys.map((key) => files.sizeOf(key)))
  return sizes.includes(null)
}

async function requireRoom(tx: Queryable, asker: Asker): Promise<void> {
  const { line = '', block = '' } = asker.rank === 'administrator' ? {} : asker
  const { rows } = await tx.execute<{ total: number; ofLine: number; ofBlock: number }>(sql`
    select count(*)::int as total,
      (count(*) filter (where v.network = ${`${block}/${line}`}))::int as "ofLine",
      (count(*) filter (where starts_with(v.network, ${`${block}/`})))::int as "ofBlock"
    from ${videoFiles} f join ${videos} v on v.id = f.video_id
    where f.position = 0 and f.state in ('waiting', 'running')`)
  const { total = 0, ofLine = 0, ofBlock = 0 } = rows[0] ?? {}
  if (ofLine >= MOST_OF_A_LINE || ofBlock >= blockShareOf(MOST_WAITING))
    throw new AppError(
      'rate_limited',
      'A video that was asked for from your network is being made. Please wait until it is done, or cancel it.',
      { retryAfterSeconds: NETWORK_RETRY_S },
    )
  if (total >= shareOf(MOST_WAITING, asker))
    throw new AppError('unavailable', 'Many videos are waiting already. Please try again in a few minutes.', {
      retryAfterSeconds: QUEUE_RETRY_S,
    })
}

async function takeOfDay(tx: Queryable, now: Date, asker: Asker): Promise<void> {
  const isOfBlock =
    asker.rank === 'administrator' ||
    (await takeCounted(tx, now, `films:${asker.block}`, blockShareOf(MOST_A_DAY)))
  if (isOfBlock && (await takeCounted(tx, now, 'films', shareOf(MOST_A_DAY, asker)))) return
  throw new AppError('rate_limited', 'Many videos were made today. Please try again later.', {
    retryAfterSeconds: DAY_RETRY_S,
  })
}
