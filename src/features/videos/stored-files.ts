import { readFile } from 'node:fs/promises'
import type { App } from '../../app.ts'
import type { RenderedVideo } from './render/program/messages.ts'

export const VIDEO_ENDINGS = ['mp4', 'jpg', 'vtt', 'srt'] as const
export type VideoEnding = (typeof VIDEO_ENDINGS)[number]

/** `token`: 32 hexadecimal digits. */
export const videoKey = (token: string, ending: VideoEnding): string => `videos/${token}.${ending}`

/** May leave files behind when it fails: call `removeFiles`. */
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

/** Ignores missing ones. */
export async function removeFiles({ files }: Pick<App, 'files'>, token: string): Promise<void> {
  for (const ending of VIDEO_ENDINGS) await files.remove(videoKey(token, ending))
}
