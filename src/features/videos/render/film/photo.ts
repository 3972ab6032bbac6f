import type { PhotoCrop } from '../../../../shared/videos/photo.ts'
import { type Shape, sizeOf } from '../shape.ts'

/** A partner's own, re-encoded. */
export type Photo = PhotoCrop & { bytes: Uint8Array }

/** In the picture's pixels. */
export type Region = { left: number; top: number; width: number; height: number }

type Size = { width: number; height: number }

/** Softer ones look like mistakes. */
const MOST_ENLARGED = 2

/** What a shape shows of a picture. */
export function regionOf(picture: Size, shape: Shape, { x, y, zoom }: PhotoCrop): Region {
  const film = sizeOf(shape, 'full')
  const scale = Math.min(picture.width / film.width, picture.height / film.height) / zoom
  const width = Math.max(1, Math.floor(film.width * scale))
  const height = Math.max(1, Math.floor(film.height * scale))
  return {
    left: Math.round(((picture.width - width) * x) / 100),
    top: Math.round(((picture.height - height) * y) / 100),
    width,
    height,
  }
}

/** Whether a shape would enlarge it too much. */
export const isTooSmall = ({ width }: Region, shape: Shape): boolean =>
  width * MOST_ENLARGED < sizeOf(shape, 'full').width
