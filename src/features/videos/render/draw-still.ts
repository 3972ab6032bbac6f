import type { Shape } from './shape.ts'
import type { VideoFacts } from './video-facts.ts'

export interface StillRequest {
  templateId: string
  shape: Shape
  facts: VideoFacts
  /** A PNG. */
  logo: Buffer | null
  atSeconds: number
  /** In pixels; the height follows from the shape. */
  width: number
}

/** Draws one frame as JPEG. */
export async function drawStill(_request: StillRequest): Promise<Buffer> {
  throw new Error('not built yet')
}
