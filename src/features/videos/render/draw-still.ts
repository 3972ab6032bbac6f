import { createCanvas } from '@napi-rs/canvas'
import { LRUCache } from 'lru-cache'
import type { Background } from './backgrounds/background.ts'
import { createBackground } from './backgrounds/backgrounds.ts'
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
  /** In pixels, at most 1920. */
  width: number
}

const MAX_WIDTH = 1920
/** About 10 MB each at the gallery's width. */
const KEPT_BACKGROUNDS = 3

/**
 * Returns a function that draws a JPEG; throws for an unknown template. Backgrounds are kept: they cost most
 * and do not depend on words.
 */
export function createStillArtist(): (request: StillRequest) => Promise<Buffer> {
  const backgrounds = new LRUCache<string, Background>({ max: KEPT_BACKGROUNDS })
  return async ({ templateId, shape, facts, logo, atSeconds, width }) => {
    const template = findTemplate(templateId)
    if (!template) throw new Error(`There is no template "${templateId}"`)
    const size = sizeAt(shape, Math.min(width, MAX_WIDTH))
    const key = `${templateId} ${shape} ${size.width}`
    const background = backgrounds.get(key) ?? (await createBackground(template, shape, size))
    backgrounds.set(key, background)
    const film = await createFilm({ template, shape, ...size, facts, logo, background })
    const canvas = createCanvas(size.width, size.height)
    film.drawAt(canvas.getContext('2d'), atSeconds)
    return canvas.encode('jpeg', 86)
  }
}
