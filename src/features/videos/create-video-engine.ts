import { createHash } from 'node:crypto'
import { limitConcurrency } from '../../shared/limit-concurrency.ts'
import { type Encoder, findEncoder } from './render/find-encoder.ts'
import { RenderError, renderVideo } from './render/render-video.ts'
import { TEMPLATES } from './render/templates/templates.ts'
import { createStillDrawer } from './stills/create-still-drawer.ts'
import type { VideoEngine } from './video-engine.ts'

/** Raise it when the code draws differently: stored videos and previews are then made anew. */
const DRAWING_VERSION = 1

/** Creates the engine of the product's own films. `ffmpegPath`: FFMPEG_PATH. */
export function createVideoEngine(ffmpegPath: string | null): VideoEngine {
  let encoder: Promise<Encoder | null> | null = null
  const find = () => {
    encoder ??= findEncoder(ffmpegPath ?? undefined).catch((error: unknown) => {
      encoder = null
      throw error
    })
    return encoder
  }
  const renders = limitConcurrency(1)
  return {
    templates: TEMPLATES,
    version: createHash('sha256')
      .update(JSON.stringify([DRAWING_VERSION, TEMPLATES]))
      .digest('hex')
      .slice(0, 16),
    findEncoder: find,
    render: (request, options) =>
      renders(async () => {
        const found = await find()
        if (!found) throw new RenderError('encoder-failed', 'there is no encoder')
        options.signal?.throwIfAborted()
        return renderVideo(request, { ...options, encoder: found })
      }),
    drawStill: createStillDrawer(),
  }
}
