import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import { cuesOf, toSrt, toVtt } from '../captions/write-captions.ts'
import type { FrameSink } from '../encode/frame-sink.ts'
import { openFfmpeg } from '../encode/open-ffmpeg.ts'
import { openWebcodecs } from '../encode/open-webcodecs.ts'
import { createFilm } from '../film/create-film.ts'
import { FRAMES_A_SECOND, PICTURES_A_SECOND, POSTER_SECONDS, PREVIEW_SECONDS, sizeOf } from '../shape.ts'
import { silence } from '../sound/stereo.ts'
import { synthesise } from '../sound/synthesise.ts'
import { findTemplate } from '../templates/templates.ts'
import { drawFrames } from './draw-frames.ts'
import type { RenderedVideo, RenderOrder } from './messages.ts'

/** Progress reserved for sound before the frames and finishing after them. */
const BEFORE = 0.02
const AFTER = 0.04

export type RenderHooks = {
  onProgress(fraction: number): void
  onOpen(sink: FrameSink): void
}

/**
 * Renders film, poster and captions into the order's folder. Rejects for unknown templates and encoder
 * errors.
 */
export async function renderFilm(
  order: RenderOrder,
  { onProgress, onOpen }: RenderHooks,
): Promise<RenderedVideo> {
  const { templateId, shape, quality, facts, isSilent, logoFile, photo, folder, encoder } = order
  const template = findTemplate(templateId)
  if (!template) throw new Error(`There is no template "${templateId}"`)
  const { width, height } = sizeOf(shape, quality)
  const logo = logoFile ? await readFile(logoFile) : null
  const own = photo ? { ...photo, bytes: await readFile(photo.file) } : null
  const film = await createFilm({ template, shape, width, height, facts, logo, photo: own })
  const durationSeconds =
    quality === 'preview' ? Math.min(PREVIEW_SECONDS, film.durationSeconds) : film.durationSeconds
  const files: RenderedVideo = {
    videoFile: path.join(folder, 'video.mp4'),
    posterFile: path.join(folder, 'poster.jpg'),
    vttFile: path.join(folder, 'captions.vtt'),
    srtFile: path.join(folder, 'captions.srt'),
    durationSeconds,
    width,
    height,
  }
  const cues = cuesOf(film.scenes, durationSeconds)
  await writeFile(files.vttFile, toVtt(cues))
  await writeFile(files.srtFile, toSrt(cues))

  const sound = isSilent ? silence(durationSeconds) : synthesise(template.sound, film.scenes, durationSeconds)
  const options = { file: files.videoFile, width, height, sound, folder, quality }
  const sink =
    encoder.kind === 'ffmpeg' ? await openFfmpeg(encoder.path, options) : await openWebcodecs(options)
  onOpen(sink)
  const frameCount = Math.round(durationSeconds * FRAMES_A_SECOND)
  let written = 0
  const hold = FRAMES_A_SECOND / PICTURES_A_SECOND[quality]
  const nearest = Math.min(frameCount - 1, Math.round(POSTER_SECONDS * FRAMES_A_SECOND))
  const poster = {
    posterIndex: nearest - (nearest % hold),
    keep: async (canvas: Canvas) => writeFile(files.posterFile, await canvas.encode('jpeg', 88)),
  }
  for await (const frame of drawFrames(film, frameCount, hold, poster)) {
    await sink.write(frame)
    written += 1
    onProgress(BEFORE + (1 - BEFORE - AFTER) * (written / frameCount))
  }
  await sink.finish()
  onProgress(1)
  return files
}
