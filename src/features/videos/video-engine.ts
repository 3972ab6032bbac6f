import type { StillRequest } from './render/draw-still.ts'
import type { Encoder } from './render/find-encoder.ts'
import type { RenderedVideo, RenderOptions, RenderRequest } from './render/render-video.ts'
import type { VideoTemplate } from './render/templates/video-template.ts'

/** What the gallery shows of a template. */
export type Film = Pick<
  VideoTemplate,
  'id' | 'title' | 'category' | 'description' | 'durationSeconds' | 'posterSeconds'
>

/** What draws and encodes films. */
export type VideoEngine = {
  templates: readonly Film[]
  /** Changes when the same request would look different. */
  version: string
  /** null: no video can be made here. Looked for once. */
  findEncoder(): Promise<Encoder | null>
  /** Letters of a text that films cannot show, each once. */
  findUncovered(text: string): string[]
  /** One render at a time in this process; others wait. Throws RenderError, and leaves no file behind then. */
  render(request: RenderRequest, options: Omit<RenderOptions, 'encoder'>): Promise<RenderedVideo>
  /** One frame as JPEG, drawn in another process; one at a time. */
  drawStill(request: StillRequest): Promise<Buffer>
}
