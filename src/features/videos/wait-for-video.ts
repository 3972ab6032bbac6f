import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../app.ts'
import { AppError } from '../../shared/errors.ts'
import type { VideoAnswer } from '../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../shared/videos/video-texts.ts'
import { readVideo } from './read-video.ts'

const LOOK_MS = 400
const RETRY_AFTER_S = 30

/**
 * At most `patienceMs`, then throws unavailable; conflict when cancelled, upstream_failed when rendering
 * failed.
 */
export async function waitForVideo(
  app: Pick<App, 'db' | 'clock'>,
  id: string,
  signal: AbortSignal,
  patienceMs: number,
): Promise<VideoAnswer> {
  const until = performance.now() + patienceMs
  for (;;) {
    const { state, videoUrl, posterUrl, captionsUrl, durationSeconds } = await readVideo(app, id)
    if (videoUrl !== undefined && posterUrl !== undefined && captionsUrl !== undefined)
      return { id, videoUrl, posterUrl, captionsUrl, durationSeconds: durationSeconds ?? 0 }
    if (state === 'cancelled') throw new AppError('conflict', 'The video was cancelled.')
    if (state === 'failed') throw new AppError('upstream_failed', VIDEO_TEXTS.notMade())
    if (performance.now() >= until)
      throw new AppError('unavailable', 'The video is still being made. Please ask again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_S,
      })
    await sleep(LOOK_MS, undefined, { signal })
  }
}
