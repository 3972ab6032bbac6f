import type { PictureCleaner } from '../uploads/create-picture-cleaner.ts'
import type { StillRequest } from './render/draw-still.ts'
import type { Encoder } from './render/find-encoder.ts'
import type { RenderedVideo, RenderRequest } from './render/program/messages.ts'
import type { RenderOptions } from './render/render-video.ts'
import type { VideoTemplate } from './render/templates/video-template.ts'

export type Film = Pick<VideoTemplate, 'id' | 'title' | 'category' | 'description'>

export type VideoEngine = {
  templates: readonly Film[]
  /** Changes with the look of films. */
  version: string
  /** Null: videos cannot be made here. Checked once. */
  findEncoder(): Promise<Encoder | null>
  findUncovered(text: string): string[]
  /** One at a time in this process. Throws RenderError and leaves no file then. */
  render(request: RenderRequest, options: Omit<RenderOptions, 'encoder'>): Promise<RenderedVideo>
  /** A JPEG; one at a time, in another process. */
  drawStill(request: StillRequest): Promise<Buffer>
  cleanPhoto: PictureCleaner
}
