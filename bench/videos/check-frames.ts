import { createCanvas } from '@napi-rs/canvas'
import type { Box } from '../../src/features/videos/render/film/box.ts'
import { createFilm, type Film, type ShownItem } from '../../src/features/videos/render/film/create-film.ts'
import { bytesOf, contrastOf, luminanceOf } from '../../src/features/videos/render/film/open-logo.ts'
import { safeAreaOf } from '../../src/features/videos/render/film/place-scene.ts'
import { type Shape, sizeAt } from '../../src/features/videos/render/shape.ts'
import type { VideoTemplate } from '../../src/features/videos/render/templates/video-template.ts'
import type { Sample } from './names.ts'

export const MIN_CONTRAST = 4.5
/** Share of a text's ground that may be worse: single grains behind a letter. */
const IGNORED_SHARE = 0.02
/** A pixel that letters changed by this much, of 255, is theirs. */
const INK = 24
const WIDTHS: Record<Shape, number> = { landscape: 960, square: 540, portrait: 540 }

/** What is wrong in a film's frames, one line each; empty when all is well. Frames are drawn at half size. */
export async function checkFrames(template: VideoTemplate, shape: Shape, sample: Sample): Promise<string[]> {
  const size = sizeAt(shape, WIDTHS[shape])
  const logo = sample.logo ? await sample.logo() : null
  const film = await createFilm({
    template,
    shape,
    ...size,
    facts: sample.facts,
    logo,
    photo: sample.photo ?? null,
  })
  const findings = film.scenes.flatMap((scene) => {
    // The last moment at which everything stands, and its first: the ground differs.
    const arrived = Math.max(
      0,
      ...film.wordsAt(scene.end - 0.01).items.map(({ sprite }) => arrivalOf(sprite)),
    )
    const last = scene.end - scene.fadeOut - 0.05
    return [...new Set([Math.min(scene.start + arrived + 0.02, last), last])].flatMap((seconds) =>
      checkMoment(film, shape, seconds).map(
        (finding) => `${scene.id} at ${seconds.toFixed(1)} s: ${finding}`,
      ),
    )
  })
  return [...new Set(findings)]
}

const arrivalOf = ({ placed }: ShownItem['sprite']) => placed.item.at + placed.item.dur

function checkMoment(film: Film, shape: Shape, seconds: number): string[] {
  const { width, height } = film
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  film.drawGroundAt(context, seconds)
  const ground = context.getImageData(0, 0, width, height).data
  film.drawAt(context, seconds)
  const frame = context.getImageData(0, 0, width, height).data
  const { items } = film.wordsAt(seconds)
  const safe = safeAreaOf(shape, width, height)
  const vmin = Math.min(width, height) / 100
  const findings: string[] = []

  const ink = inkOf(frame, ground, width, height)
  if (ink && !isInside(ink, safe, 1.5))
    findings.push(`ink at ${describe(ink)} leaves the safe area ${describe(safe)}`)

  for (const { sprite } of items) {
    const { content, box } = sprite.placed
    const name = nameOf(sprite)
    if (!isInside(box, safe, 1)) findings.push(`${name} leaves the safe area`)
    if (isCutOff(sprite)) findings.push(`${name} is cut`)
    if (content.kind !== 'text') continue
    if (content.set.lines.some((line) => line.endsWith('…'))) findings.push(`${name} is shortened`)
    const worst = worstContrast(content.colour, box, frame, ground, width)
    if (worst !== null && worst < MIN_CONTRAST) findings.push(`${name} has a contrast of ${worst.toFixed(1)}`)
    if (content.set.sizePx < 2.1 * vmin)
      findings.push(`${name} is only ${(content.set.sizePx / vmin).toFixed(1)} vmin high`)
  }
  for (const [at, { sprite }] of items.entries()) {
    for (const { sprite: other } of items.slice(at + 1)) {
      if (meet(sprite.placed.box, other.placed.box, 0.4 * vmin))
        findings.push(`${nameOf(sprite)} meets ${nameOf(other)}`)
    }
  }
  return findings
}

function nameOf({ placed: { content } }: ShownItem['sprite']): string {
  return content.kind === 'text' ? `"${content.set.lines.join(' ').slice(0, 30)}"` : `the ${content.kind}`
}

const describe = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(' ')

function isInside(box: Box, area: Box, tolerance: number): boolean {
  return (
    box.x >= area.x - tolerance &&
    box.y >= area.y - tolerance &&
    box.x + box.width <= area.x + area.width + tolerance &&
    box.y + box.height <= area.y + area.height + tolerance
  )
}

function meet(a: Box, b: Box, tolerance: number): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > tolerance && down > tolerance
}

const changeAt = (frame: Uint8ClampedArray, ground: Uint8ClampedArray, at: number) =>
  Math.max(
    Math.abs((frame[at] ?? 0) - (ground[at] ?? 0)),
    Math.abs((frame[at + 1] ?? 0) - (ground[at + 1] ?? 0)),
    Math.abs((frame[at + 2] ?? 0) - (ground[at + 2] ?? 0)),
  )

/** Around all pixels that words changed. */
function inkOf(
  frame: Uint8ClampedArray,
  ground: Uint8ClampedArray,
  width: number,
  height: number,
): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (changeAt(frame, ground, (y * width + x) * 4) < INK) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** Letters that reach the edge of their own picture lose a part. */
function isCutOff({ picture }: ShownItem['sprite']): boolean {
  const { width, height } = picture
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height)
  const isInk = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 20
  for (let x = 0; x < width; x++) if (isInk(x, 0) || isInk(x, height - 1)) return true
  for (let y = 0; y < height; y++) if (isInk(0, y) || isInk(width - 1, y)) return true
  return false
}

/** Of a text's colour to the ground of its own pixels; null where it has none. */
function worstContrast(
  colour: string,
  box: Box,
  frame: Uint8ClampedArray,
  ground: Uint8ClampedArray,
  width: number,
): number | null {
  const own = luminanceOf(...bytesOf(colour))
  const contrasts: number[] = []
  let grounds = 0
  for (let y = Math.max(0, Math.floor(box.y)); y < box.y + box.height; y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x++) {
      const at = (y * width + x) * 4
      if (at + 2 >= ground.length) continue
      grounds += 1
      // Beside letters too: what they stand out from.
      if (changeAt(frame, ground, at) < INK && grounds % 5 !== 0) continue
      contrasts.push(contrastOf(own, luminanceOf(ground[at] ?? 0, ground[at + 1] ?? 0, ground[at + 2] ?? 0)))
    }
  }
  contrasts.sort((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length * IGNORED_SHARE)] ?? null
}
