import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Fonts } from '../text/fonts.ts'
import { applyLettering } from '../text/set-text.ts'
import type { Box } from './box.ts'
import { ease } from './easing.ts'
import { type PlacedItem, QUIET } from './place-scene.ts'

/** Drawn once; frames only place it. */
export type Sprite = {
  placed: PlacedItem
  picture: Canvas
  /** Whole pixels; larger than the item's box. */
  frame: Box
  /** Its arrival, ever more blurred; drawn on demand. */
  soaked: Canvas[]
}

const SOAK_LEVELS = 4

/** Draws an item once. */
export function makeSprite(placed: PlacedItem, fonts: Fonts): Sprite {
  const { content, box } = placed
  const letterPx = content.kind === 'text' ? content.set.sizePx : 0
  // Diacritics reach beyond their line.
  const glowPx = content.kind === 'logo' ? content.paddingPx : 0
  const margin = Math.ceil(8 + letterPx * 0.6 + glowPx)
  const frame = {
    x: Math.floor(box.x) - margin,
    y: Math.floor(box.y) - margin,
    width: Math.ceil(box.width) + 2 * margin + 1,
    height: Math.ceil(box.height) + 2 * margin + 1,
  }
  const picture = createCanvas(frame.width, frame.height)
  const context = picture.getContext('2d')
  context.translate(-frame.x, -frame.y)
  drawContent(context, placed, fonts)
  return { placed, picture, frame, soaked: [] }
}

function drawContent(context: SKRSContext2D, { content, box }: PlacedItem, fonts: Fonts): void {
  if (content.kind === 'text') {
    const { set, align } = content
    context.fillStyle = content.colour
    context.textAlign = 'left'
    const step = set.sizePx * set.lettering.lineHeight
    set.lines.forEach((line, index) => {
      applyLettering(context, fonts, set.lettering, set.sizePx, line)
      context.direction = set.direction
      const room = box.width - (set.lineWidthsPx[index] ?? 0)
      context.fillText(line, box.x + align * room, box.y + step * (index + 0.5) + set.sizePx * 0.32)
    })
  } else if (content.kind === 'rule') {
    context.fillStyle = content.colour
    context.fillRect(box.x, box.y, box.width, box.height)
  } else if (content.kind === 'logo') {
    const { logo, paddingPx } = content
    if (logo.plate) {
      // Below a transparent mark a soft glow instead of a card.
      const inset = logo.isOpaque ? 0 : paddingPx * 0.45
      if (!logo.isOpaque) context.filter = `blur(${(paddingPx * 0.4).toFixed(1)}px)`
      context.fillStyle = logo.plate
      context.beginPath()
      context.roundRect(
        box.x + inset,
        box.y + inset,
        box.width - 2 * inset,
        box.height - 2 * inset,
        paddingPx * 0.6,
      )
      context.fill()
      context.filter = 'none'
    }
    context.imageSmoothingEnabled = true
    context.imageSmoothingQuality = 'high'
    const inner = [
      box.x + paddingPx,
      box.y + paddingPx,
      box.width - 2 * paddingPx,
      box.height - 2 * paddingPx,
    ] as const
    context.drawImage(logo.picture, ...inner)
  } else if (content.kind === 'monogram') {
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
    context.strokeStyle = content.ring
    context.lineWidth = Math.max(1.5, box.width * 0.014)
    context.beginPath()
    context.arc(...middle, box.width / 2 - context.lineWidth, 0, 2 * Math.PI)
    context.stroke()
    const { set } = content
    const [line = ''] = set.lines
    applyLettering(context, fonts, set.lettering, set.sizePx, line)
    context.direction = 'ltr'
    context.textAlign = 'left'
    const ink = context.measureText(line)
    context.fillStyle = content.colour
    const inkWidth = ink.actualBoundingBoxRight + ink.actualBoundingBoxLeft
    const inkHeight = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent
    context.fillText(
      line,
      middle[0] - inkWidth / 2 + ink.actualBoundingBoxLeft,
      middle[1] - inkHeight / 2 + ink.actualBoundingBoxAscent,
    )
  } else drawCode(context, content, box)
}

/** QR readers need dark on light. */
const PLATE = '#FBF8F0'
const MODULES = '#22211F'

function drawCode(
  context: SKRSContext2D,
  { code }: { code: { size: number; data: boolean[][] } },
  box: Box,
): void {
  context.fillStyle = PLATE
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, box.width * 0.04)
  context.fill()
  const module = box.width / (code.size + 2 * QUIET)
  const [left, top] = [Math.round(box.x) + QUIET * module, Math.round(box.y) + QUIET * module]
  context.fillStyle = MODULES
  code.data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(left + x * module, top + y * module, module, module)
    })
  })
}

/** `progress` and `opacity`: 0 to 1. */
export function drawSprite(context: SKRSContext2D, sprite: Sprite, progress: number, opacity: number): void {
  const { picture, frame, placed } = sprite
  const entrance = placed.item.in
  const eased = ease(progress)
  context.save()
  if (progress >= 1) {
    context.globalAlpha = opacity
    context.drawImage(picture, frame.x, frame.y)
  } else if (entrance === 'soak') {
    const level = (1 - eased) * SOAK_LEVELS
    const sharper = Math.floor(level)
    const strength = opacity * ease(progress * 1.6)
    context.globalAlpha = strength * (1 - (level - sharper))
    context.drawImage(soaked(sprite, sharper), frame.x, frame.y)
    context.globalAlpha = strength * (level - sharper)
    context.drawImage(soaked(sprite, sharper + 1), frame.x, frame.y)
  } else {
    context.globalAlpha = opacity * eased
    const lift = entrance === 'rise' ? (1 - eased) * risePx(sprite) : 0
    context.drawImage(picture, frame.x, frame.y + lift)
  }
  context.restore()
}

/** 0.4 of the letter size: about 1.2 vmin of a small line. */
export const risePx = ({ placed: { content, box } }: Sprite) =>
  content.kind === 'text' ? content.set.sizePx * 0.4 : Math.min(14, box.height * 0.2)

function soaked(sprite: Sprite, level: number): Canvas {
  if (level === 0) return sprite.picture
  const kept = sprite.soaked[level]
  if (kept) return kept
  const canvas = createCanvas(sprite.frame.width, sprite.frame.height)
  const context = canvas.getContext('2d')
  const { content, box } = sprite.placed
  const unit = content.kind === 'text' ? content.set.sizePx : Math.min(80, box.height)
  context.filter = `blur(${(unit * 0.035 * level).toFixed(1)}px)`
  context.drawImage(sprite.picture, 0, 0)
  sprite.soaked[level] = canvas
  return canvas
}
