import { createCanvas, type Image, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { fitText } from './fit-text.ts'
import { SANS, SERIF } from './social-stage.ts'

export type SocialSubject = {
  /** Up to three lines. */
  title: string
  /** Up to two lines; may be empty. */
  line: string
  providerName: string
}

/** Open Graph readers crop it least. */
const SOCIAL_WIDTH_PX = 1200
const SOCIAL_HEIGHT_PX = 630

const LEFT = 72
const TEXT_WIDTH = 640
const INK = '#2A2520'
const SOFT = '#5C544A'
const TEAL = '#1D5754'
const LONGEST = 300

/** Of public/favicon.svg, in a box of 64. */
const LOWER_PEBBLE = 'M5 42.5C5 31 18.5 24 33 24c15 0 26 8 26 19.5C59 53 48 57 31.5 57 15 57 5 53.5 5 42.5Z'
const UPPER_PEBBLE =
  'M18 14.2C18 9.5 24.5 7 32.7 7 41 7 47 9.8 47 14.5c0 4.6-5.6 6.5-14.8 6.5C23 21 18 18.8 18 14.2Z'

/** About 150 KB. */
export async function drawSocialImage(ground: Image, subject: SocialSubject): Promise<Buffer> {
  const canvas = createCanvas(SOCIAL_WIDTH_PX, SOCIAL_HEIGHT_PX)
  const context = canvas.getContext('2d')
  context.drawImage(ground, 0, 0, SOCIAL_WIDTH_PX, SOCIAL_HEIGHT_PX)
  drawProvider(context, plain(subject.providerName))

  const title = fitText(
    plain(subject.title),
    { widthPx: TEXT_WIDTH, maxLines: 3, sizesPx: [80, 72, 64, 56, 48] },
    (text, sizePx) => widthOf(context, text, serif(sizePx)),
  )
  const line = fitText(
    plain(subject.line),
    { widthPx: TEXT_WIDTH, maxLines: 2, sizesPx: [32, 28] },
    (text, sizePx) => widthOf(context, text, sans(sizePx)),
  )
  const titleStep = title.sizePx * 1.06
  const lineStep = line.sizePx * 1.36
  const height =
    title.lines.length * titleStep + (line.lines.length > 0 ? 22 + line.lines.length * lineStep : 0)
  let y = 150 + (SOCIAL_HEIGHT_PX - 150 - 72 - height) / 2
  setFont(context, serif(title.sizePx))
  context.fillStyle = INK
  for (const text of title.lines) {
    context.fillText(text, LEFT - 2, y + title.sizePx * 0.78)
    y += titleStep
  }
  y += 22
  setFont(context, sans(line.sizePx))
  context.fillStyle = SOFT
  for (const text of line.lines) {
    context.fillText(text, LEFT, y + line.sizePx * 0.82)
    y += lineStep
  }
  return canvas.encode('jpeg', 84)
}

function drawProvider(context: SKRSContext2D, name: string): void {
  context.save()
  context.translate(LEFT - 4, 64)
  context.scale(0.78, 0.78)
  context.fillStyle = INK
  context.fill(new Path2D(LOWER_PEBBLE))
  context.fillStyle = TEAL
  context.fill(new Path2D(UPPER_PEBBLE))
  context.restore()
  const fitted = fitText(
    name,
    { widthPx: TEXT_WIDTH - 70, maxLines: 1, sizesPx: [40, 32, 26] },
    (text, sizePx) => widthOf(context, text, serif(sizePx)),
  )
  setFont(context, serif(fitted.sizePx))
  context.fillStyle = INK
  context.fillText(fitted.lines[0] ?? '', LEFT + 62, 106)
}

type Font = { font: string; settings: string }
const serif = (sizePx: number): Font => ({
  font: `400 ${sizePx}px "${SERIF}"`,
  settings: `'opsz' ${Math.min(72, sizePx)}, 'wght' 420`,
})
const sans = (sizePx: number): Font => ({ font: `400 ${sizePx}px "${SANS}"`, settings: "'wght' 400" })

function setFont(context: SKRSContext2D, { font, settings }: Font): void {
  context.font = font
  context.fontVariationSettings = settings
}

function widthOf(context: SKRSContext2D, text: string, font: Font): number {
  setFont(context, font)
  return context.measureText(text).width
}

const plain = (text: string) => [...text.toWellFormed().replace(/\p{Cc}+/gu, ' ')].slice(0, LONGEST).join('')
