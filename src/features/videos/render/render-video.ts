import type { Encoder } from './find-encoder.ts'
import type { Quality, Shape } from './shape.ts'
import type { VideoFacts } from './video-facts.ts'

export interface RenderRequest {
  templateId: string
  shape: Shape
  quality: Quality
  facts: VideoFacts
  /** A PNG that was made anew from its pixels. */
  logoFile: string | null
  /** Exists; the results go there. */
  folder: string
}

export interface RenderedVideo {
  videoFile: string
  posterFile: string
  vttFile: string
  srtFile: string
  durationSeconds: number
  width: number
  height: number
}

export interface RenderOptions {
  encoder: Encoder
  /** Called with 0 to 1, never decreasing. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

/** Why a render ended without a video. */
export type RenderFailure = 'aborted' | 'out-of-time' | 'out-of-memory' | 'encoder-failed' | 'crashed'

export class RenderError extends Error {
  readonly reason: RenderFailure

  /** `details` are for the log. */
  constructor(reason: RenderFailure, details: string) {
    super(`The video was not rendered (${reason}): ${details}`)
    this.name = 'RenderError'
    this.reason = reason
  }
}

/** Renders in a child process. Throws RenderError and leaves no file behind. */
export async function renderVideo(_request: RenderRequest, _options: RenderOptions): Promise<RenderedVideo> {
  throw new RenderError('crashed', 'not built yet')
}
