import type { Encoder } from '../find-encoder.ts'
import type { RenderedVideo, RenderRequest } from '../render-video.ts'

/** To the render program; its folder is empty, for the files. */
export type RenderOrder = RenderRequest & { encoder: Encoder }

export type RenderReport =
  | { type: 'progress'; fraction: number }
  | { type: 'done'; files: RenderedVideo }
  | { type: 'failed'; reason: 'encoder-failed' | 'out-of-memory' | 'crashed'; details: string }
