import type { Encoder } from '../find-encoder.ts'
import type { RenderedVideo, RenderRequest } from '../render-video.ts'

/** From the server to the render program; its folder is empty, the files go there. */
export type RenderOrder = RenderRequest & { encoder: Encoder }

/** From the render program to the server. */
export type RenderReport =
  | { type: 'progress'; fraction: number }
  | { type: 'done'; files: RenderedVideo }
  | { type: 'failed'; reason: 'encoder-failed' | 'out-of-memory' | 'crashed'; details: string }
