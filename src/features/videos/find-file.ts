import { and, eq, gt } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { videoFiles, videos } from '../../db/schema/videos.ts'
import type { VideoShape } from '../../shared/videos/video.ts'

export type FinishedFile = {
  companyName: string
  templateId: string
  shape: VideoShape
  finishedAt: Date
}

/** Null when unknown or expired. */
export async function findFile(app: Pick<App, 'db' | 'clock'>, token: string): Promise<FinishedFile | null> {
  const [row] = await app.db
    .select({
      words: videos.words,
      templateId: videos.templateId,
      shape: videoFiles.shape,
      finishedAt: videoFiles.finishedAt,
    })
    .from(videoFiles)
    .innerJoin(videos, eq(videos.id, videoFiles.videoId))
    .where(
      and(eq(videoFiles.token, token), eq(videoFiles.state, 'done'), gt(videos.expiresAt, app.clock.now())),
    )
  if (!row?.finishedAt) return null
  const { words, templateId, shape, finishedAt } = row
  return { companyName: words.companyName, templateId, shape, finishedAt }
}
