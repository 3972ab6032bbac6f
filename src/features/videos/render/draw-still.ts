import { createCanvas } from '@napi-rs/canvas'
import { createFilm } from './film/create-film.ts'
import { type Shape, sizeAt } from './shape.ts'
import { findTemplate } from './templates/templates.ts'
import type { VideoFacts } from './video-facts.ts'

export interface StillRequest {
  templateId: string
  shape: Shape
  facts: VideoFacts
  /** A PNG. */
  logo: Buffer | null
  atSeconds: number
  /** In pixels, at most 1920; the height follows from the shape. */
  width: number
}

/** Draws one frame as JPEG. Throws for an unknown template. */
export async function drawStill(request: StillRequest): Promise<Buffer> {
  const { templateId, shape, facts, logo, atSeconds, width } = request
  const template = findTemplate(templateId)
  if (!template) throw new Error(`There is no template "${templateId}"`)
  const size = sizeAt(shape, Math.min(width, 1920))
  const film = await createFilm({ template, shape, ...size, facts, logo })
  const canvas = createCanvas(size.width, size.height)
  film.drawAt(canvas.getContext('2d'), atSeconds)
  return canvas.encode('jpeg', 86)
}
