import type { PhotoCrop } from '../../../../shared/videos/photo.ts'
import { type Shape, sizeOf } from '../shape.ts'

/** A partner's own, re-encoded from its pixels, and what of it is shown. */
export type Photo = PhotoCrop & { bytes: Uint8Array }

/** In pixels of the picture. */
export type Region = { left: number; top: number; width: number; height: number }

type Size = { width: number; height: number }

/** Of a shape's width; softer ones look like mistakes. */
const MOST_ENLARGED = 2

/** Returns what of a picture a shape shows. */
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

/** Whether a shape would enlarge it more than twice. */
export const isTooSmall = ({ width }: Region, shape: Shape): boolean =>
  width * MOST_ENLARGED < sizeOf(shape, 'full').width
