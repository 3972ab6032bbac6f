import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { limitConcurrency } from '../../shared/limit-concurrency.ts'
import { createPictureCleaner } from '../uploads/create-picture-cleaner.ts'
import { hashDrawing } from './hash-drawing.ts'
import { type Encoder, findEncoder } from './render/find-encoder.ts'
import { RenderError, renderVideo } from './render/render-video.ts'
import { TEMPLATES } from './render/templates/templates.ts'
import { findUncovered } from './render/text/clean-facts.ts'
import { readCoveredLetters } from './render/text/read-covered-letters.ts'
import { createStillDrawer } from './stills/create-still-drawer.ts'
import type { VideoEngine } from './video-engine.ts'

/** `ffmpegPath`: FFMPEG_PATH. */
export function createVideoEngine(ffmpegPath: string | null): VideoEngine {
  let encoder: Promise<Encoder | null> | null = null
  const find = () => {
    encoder ??= findEncoder(ffmpegPath ?? undefined).catch((error: unknown) => {
      encoder = null
      throw error
    })
    return encoder
  }
  let covers: ((text: string) => boolean) | null = null
  const renders = limitConcurrency(1)
  return {
    templates: TEMPLATES,
    version: readDrawingVersion(),
    findEncoder: find,
    findUncovered(text) {
      covers ??= readCoveredLetters()
      return findUncovered(text, covers)
    },
    render: (request, options) =>
      renders(async () => {
        const found = await find()
        if (!found) throw new RenderError('encoder-failed', 'there is no encoder')
        options.signal?.throwIfAborted()
        return renderVideo(request, { ...options, encoder: found })
      }),
    drawStill: createStillDrawer(),
    cleanPhoto: createPictureCleaner(),
  }
}

/** scripts/build/copy-film-art.ts writes it. */
function readDrawingVersion(): string {
  if (import.meta.url.endsWith('.ts')) return hashDrawing(fileURLToPath(new URL('../../', import.meta.url)))
  return readFileSync(new URL('./film-art/version.txt', import.meta.url), 'utf8')
}
