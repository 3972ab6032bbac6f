import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type Palette, pick, type Scene, type Scrim } from '../templates/video-template.ts'
import { type Box, boundsOf } from './box.ts'
import type { PlacedItem, Stage } from './place-scene.ts'

export type ScrimPicture = { picture: Canvas; frame: Box }

/** So blurred that an eighth of the pixels is enough. */
const SHRINK = 8

/**
 * Draws a cloud along each group's words (a code has a plate); above a place over the whole sky, lest it look
 * stained.
 */
export function makeScrims(
  items: readonly PlacedItem[],
  scrim: Scrim,
  groupsOfScene: Scene['groups'],
  palette: Palette,
  { shape, width, height }: Pick<Stage, 'shape' | 'width' | 'height'>,
): ScrimPicture[] {
  const words = items.filter(({ content }) => content.kind !== 'code')
  const groups = [...new Set(words.map(({ group }) => group))]
  const spread = (Math.min(width, height) / 100) * pick(scrim.spread, shape)
  return groups.map((group) => {
    const own = words.filter((item) => item.group === group).map((item) => item.box)
    const { y: top, height: high } = boundsOf(own)
    const isAbove = pick(groupsOfScene[group]?.anchor ?? 'middle', shape) === 'top-left'
    const sky = { x: -spread, y: -spread, width: width + 2 * spread, height: top + high + spread }
    const boxes = isAbove ? [sky] : own
    const box = boundsOf(boxes)
    const frame = {
      x: Math.floor(box.x - 2 * spread),
      y: Math.floor(box.y - 2 * spread),
      width: Math.ceil(box.width + 4 * spread),
      height: Math.ceil(box.height + 4 * spread),
    }
    const small = createCanvas(Math.ceil(frame.width / SHRINK), Math.ceil(frame.height / SHRINK))
    const context = small.getContext('2d')
    context.filter = `blur(${(spread / SHRINK / 1.6).toFixed(2)}px)`
    context.fillStyle = palette[scrim.colour]
    context.globalAlpha = scrim.opacity
    context.beginPath()
    const reach = 0.75 * spread
    for (const { x, y, width: w, height: h } of boxes) {
      const place = [x - reach - frame.x, y - reach - frame.y, w + 2 * reach, h + 2 * reach, spread] as const
      const [left, top, wide, high, radius] = place.map((pixels) => pixels / SHRINK) as [
        number,
        number,
        number,
        number,
        number,
      ]
      context.roundRect(left, top, wide, high, radius)
    }
    context.fill()
    const picture = createCanvas(frame.width, frame.height)
    const enlarged = picture.getContext('2d')
    enlarged.imageSmoothingQuality = 'high'
    enlarged.drawImage(small, 0, 0, frame.width, frame.height)
    return { picture, frame }
  })
}
