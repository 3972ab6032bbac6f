import { createCanvas, Path2D } from '@napi-rs/canvas'
import type { Layers } from './draw-layers.ts'
import type { Pixel } from './frame.ts'
import { toTenths } from './path-data.ts'

/** Nearer ones look as if they stood on the shore. */
const FROM_PX = 3

/** Adds land below places whose island the data lack, with `hasRegion` in the region's colour. */
export function addIslets(
  layers: Layers,
  places: readonly Pixel[],
  radius: number,
  hasRegion: boolean,
): Layers {
  const context = createCanvas(1, 1).getContext('2d')
  const land = new Path2D(layers.neighbours)
  context.lineWidth = 2 * FROM_PX
  const missing = places.filter(
    ([x, y]) => !context.isPointInPath(land, x, y, 'evenodd') && !context.isPointInStroke(land, x, y),
  )
  const islets = missing.map((place) => isletPath(place, radius)).join('')
  return {
    ...layers,
    neighbours: layers.neighbours + islets,
    land: hasRegion ? layers.land + islets : layers.land,
  }
}

function isletPath([x, y]: Pixel, radius: number): string {
  const across = toTenths(2 * radius)
  const arc = `a${radius} ${radius} 0 1 0 `
  return `M${toTenths(x - radius)} ${toTenths(y)}${arc}${across} 0${arc}${-across} 0z`
}
