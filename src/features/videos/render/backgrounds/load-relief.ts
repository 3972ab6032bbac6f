import sharp from 'sharp'
import type { Shape } from '../shape.ts'
import { artFile } from './art-file.ts'
import type { ReliefMap } from './relight.ts'

/** Of the small files, for previews and stills; see scripts/draw-film-garden.ts. */
const SMALL_WIDTHS: Record<Shape, number> = { landscape: 800, square: 360, portrait: 360 }

/** Reads a baked garden, scaled to `width` × `height`. */
export async function loadRelief(shape: Shape, width: number, height: number): Promise<ReliefMap> {
  const size = width > SMALL_WIDTHS[shape] ? '' : '-small'
  const [planes, stones] = await Promise.all([
    sharp(artFile(`garden-${shape}-relief${size}.avif`))
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true }),
    sharp(artFile(`garden-${shape}-stones${size}.avif`))
      .removeAlpha()
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer(),
  ])
  const full = { width: planes.info.width, height: planes.info.height / 4 }
  const length = full.width * full.height
  const plane = async (index: number): Promise<Uint8Array> => {
    const own = planes.data.subarray(index * length, (index + 1) * length)
    if (full.width === width && full.height === height) return own
    return sharp(own, { raw: { ...full, channels: 1 } })
      .resize(width, height, { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer()
  }
  const [slopeX, slopeY, sky, stone] = await Promise.all([plane(0), plane(1), plane(2), plane(3)])
  return { width, height, slopeX, slopeY, sky, stone, stones } as ReliefMap
}
