import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Palette, Scrim } from '../templates/video-template.ts'
import { type Box, boundsOf } from './box.ts'
import type { PlacedItem } from './place-scene.ts'

export type ScrimPicture = { picture: Canvas; frame: Box }

/** It is blurred so far that an eighth of the pixels is enough. */
const SHRINK = 8

/** Draws the cloud under each group of a scene. */
export function makeScrims(
  items: readonly PlacedItem[],
  scrim: Scrim,
  palette: Palette,
  { width, height }: { width: number; height: number },
): ScrimPicture[] {
  const groups = [...new Set(items.map(({ group }) => group))]
  const spread = (Math.min(width, height) / 100) * scrim.spread
  return groups.map((group) => {
    const box = boundsOf(items.filter((item) => item.group === group).map((item) => item.box))
    const frame = {
      x: Math.floor(box.x - 2 * spread),
      y: Math.floor(box.y - 2 * spread),
      width: Math.ceil(box.width + 4 * spread),
      height: Math.ceil(box.height + 4 * spread),
    }
    const picture = createCanvas(Math.ceil(frame.width / SHRINK), Math.ceil(frame.height / SHRINK))
    const context = picture.getContext('2d')
    context.filter = `blur(${(spread / SHRINK / 1.6).toFixed(2)}px)`
    context.fillStyle = palette[scrim.colour]
    context.globalAlpha = scrim.opacity
    context.beginPath()
    const inset = (spread * 1.25) / SHRINK
    context.roundRect(inset, inset, picture.width - 2 * inset, picture.height - 2 * inset, spread / SHRINK)
    context.fill()
    return { picture, frame }
  })
}
