import { createCanvas } from '@napi-rs/canvas'
import { LRUCache } from 'lru-cache'
import { createFilm } from './film/create-film.ts'
import type { Photo } from './film/photo.ts'
import { openPlace, type Place } from './film/plates.ts'
import { type Shape, sizeAt } from './shape.ts'
import { findTemplate } from './templates/templates.ts'
import type { VideoFacts } from './video-facts.ts'

export interface StillRequest {
  templateId: string
  shape: Shape
  facts: VideoFacts
  /** A PNG. */
  logo: Buffer | null
  photo?: Photo | null
  atSeconds: number
  /** In pixels, at most 1920. */
  width: number
}

const MAX_WIDTH = 1920
/** Two films in three shapes; about 5 MB each at the form's width. */
const KEPT_PLACES = 6

/** Draws JPEGs; throws for an unknown template. Keeps places, which cost most, but no photographs. */
export function createStillArtist(): (request: StillRequest) => Promise<Buffer> {
  const places = new LRUCache<string, Place>({ max: KEPT_PLACES })
  return async ({ templateId, shape, facts, logo, photo = null, atSeconds, width }) => {
    const template = findTemplate(templateId)
    if (!template) throw new Error(`There is no template "${templateId}"`)
    const size = sizeAt(shape, Math.min(width, MAX_WIDTH))
    const key = `${templateId} ${shape} ${size.width}`
    const place = (photo ? undefined : places.get(key)) ?? (await openPlace(template, shape, size, photo))
    if (!photo) places.set(key, place)
    const film = await createFilm({ template, shape, ...size, facts, logo, photo, place })
    const canvas = createCanvas(size.width, size.height)
    film.drawAt(canvas.getContext('2d'), atSeconds)
    return canvas.encode('jpeg', 86)
  }
}
