import type { Shape } from '../shape.ts'
import type { ReliefPlane } from './garden-world.ts'
import { openArt } from './open-art.ts'
import type { ReliefMap } from './relight.ts'

/** For previews and stills; see scripts/draw-film-garden.ts. */
const SMALL_WIDTHS: Record<Shape, number> = { landscape: 800, square: 360, portrait: 360 }

/** Reads a baked garden, scaled; one file at a time, since decoding one takes 50 MB. */
export async function loadRelief(shape: Shape, width: number, height: number): Promise<ReliefMap> {
  const suffix = width > SMALL_WIDTHS[shape] ? '' : '-small'
  const open = async (name: string) => {
    const picture = await openArt(`garden-${shape}-${name}${suffix}.avif`)
    return { picture: picture.resize(width, height, { fit: 'fill' }) }
  }
  const plane = async (name: ReliefPlane) => {
    const { picture } = await open(name)
    return picture.toColourspace('b-w').raw().toBuffer()
  }
  return {
    width,
    height,
    slopeX: await plane('across'),
    slopeY: await plane('down'),
    sky: await plane('sky'),
    stone: await plane('stone'),
    stones: await (await open('stones')).picture.removeAlpha().raw().toBuffer(),
  }
}
