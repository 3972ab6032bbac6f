import type { Encoder } from '../find-encoder.ts'
import type { Quality, Shape } from '../shape.ts'
import type { VideoFacts } from '../video-facts.ts'

/** From the server to the render program. */
export interface RenderOrder {
  templateId: string
  shape: Shape
  quality: Quality
  facts: VideoFacts
  logoFile: string | null
  /** Empty; the files go there. */
  folder: string
  encoder: Encoder
}

export interface RenderFiles {
  videoFile: string
  posterFile: string
  vttFile: string
  srtFile: string
  durationSeconds: number
  width: number
  height: number
}

/** From the render program to the server. */
export type RenderReport =
  | { type: 'progress'; fraction: number }
  | { type: 'done'; files: RenderFiles }
  | { type: 'failed'; reason: 'encoder-failed' | 'out-of-memory' | 'crashed'; details: string }
