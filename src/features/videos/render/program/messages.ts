import type { PhotoCrop } from '../../../../shared/videos/photo.ts'
import type { Encoder } from '../find-encoder.ts'
import type { Quality, Shape } from '../shape.ts'
import type { VideoFacts } from '../video-facts.ts'

export interface RenderRequest {
  templateId: string
  shape: Shape
  quality: Quality
  facts: VideoFacts
  isSilent?: boolean
  /** A PNG made by this product. */
  logoFile: string | null
  photo?: (PhotoCrop & { file: string }) | null | undefined
  /** Must exist. */
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

/** To the render program; its folder is empty, for the files. */
export type RenderOrder = RenderRequest & { encoder: Encoder }

export type RenderReport =
  | { type: 'progress'; fraction: number }
  | { type: 'done'; files: RenderedVideo }
  | { type: 'failed'; reason: 'encoder-failed' | 'out-of-memory' | 'crashed'; details: string }
