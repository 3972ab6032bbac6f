import sharp from 'sharp'
import type { Shape } from '../shape.ts'
import { artFile } from './art-file.ts'
import type { ReliefPlane } from './garden-world.ts'
import type { ReliefMap } from './relight.ts'

/** Of the small files, for previews and stills; see scripts/draw-film-garden.ts. */
const SMALL_WIDTHS: Record<Shape, number> = { landscape: 800, square: 360, portrait: 360 }

/** Reads a baked garden, scaled to `width` × `height`; one file after the other, as each takes 50 MB to decode. */
export async function loadRelief(shape: Shape, width: number, height: number): Promise<ReliefMap> {
  const suffix = width > SMALL_WIDTHS[shape] ? '' : '-small'
  const open = (name: string) =>
    sharp(artFile(`garden-${shape}-${name}${suffix}.avif`)).resize(width, height, { fit: 'fill' })
  const plane = (name: ReliefPlane) => open(name).toColourspace('b-w').raw().toBuffer()
  return {
    width,
    height,
    slopeX: await plane('across'),
    slopeY: await plane('down'),
    sky: await plane('sky'),
    stone: await plane('stone'),
    stones: await open('stones').removeAlpha().raw().toBuffer(),
  }
}
