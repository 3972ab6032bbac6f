import { readFile } from 'node:fs/promises'
import type { App } from '../../app.ts'
import type { RenderedVideo } from './render/render-video.ts'

/** Endings of a rendered video's files. */
export const VIDEO_ENDINGS = ['mp4', 'jpg', 'vtt', 'srt'] as const
export type VideoEnding = (typeof VIDEO_ENDINGS)[number]

/** The key of one file in the store; `token` is 32 hexadecimal digits. */
export const videoKey = (token: string, ending: VideoEnding): string => `videos/${token}.${ending}`

/** Stores what was rendered. On failure some files may be left, which `removeFiles` takes away. */
export async function storeFiles(
  { files }: Pick<App, 'files'>,
  token: string,
  rendered: RenderedVideo,
): Promise<void> {
  const sources: Record<VideoEnding, string> = {
    mp4: rendered.videoFile,
    jpg: rendered.posterFile,
    vtt: rendered.vttFile,
    srt: rendered.srtFile,
  }
  for (const ending of VIDEO_ENDINGS)
    await files.put(videoKey(token, ending), await readFile(sources[ending]))
}

/** Removes all files of an attempt, whichever there are. */
export async function removeFiles({ files }: Pick<App, 'files'>, token: string): Promise<void> {
  for (const ending of VIDEO_ENDINGS) await files.remove(videoKey(token, ending))
}
