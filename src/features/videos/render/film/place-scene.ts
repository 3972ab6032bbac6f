import { encode, type QrCodeGenerateResult } from 'uqr'
import type { Shape } from '../shape.ts'
import { textsOf } from '../templates/make-scenes.ts'
import { type Group, type Item, pick, type Scene, type VideoTemplate } from '../templates/video-template.ts'
import { directionOf, type Lettering, type MeasureText, type SetText, setText } from '../text/set-text.ts'
import type { Box } from './box.ts'
import type { Logo } from './open-logo.ts'

/** Of lines in their block: 0 left, 1 right. */
type Align = 0 | 0.5 | 1

export type Content =
  | { kind: 'text'; set: SetText; align: Align; colour: string }
  | { kind: 'logo'; logo: Logo; paddingPx: number }
  | { kind: 'monogram'; set: SetText; colour: string; ring: string }
  | { kind: 'rule'; colour: string }
  | { kind: 'code'; code: QrCodeGenerateResult }

export type PlacedItem = {
  content: Content
  box: Box
  item: Exclude<Item, { type: 'space' }>
  group: number
}

export type Stage = {
  template: VideoTemplate
  shape: Shape
  width: number
  height: number
  companyName: string
  codeText: string | null
  logo: Logo | null
  measure: MeasureText
}

/** In % of the frame's width and height. */
const MARGINS: Record<Shape, readonly [sides: number, above: number, below: number]> = {
  landscape: [6.5, 9, 9],
  square: [8, 8, 8],
  // Reels and TikTok cover the ends of upright films, 270 px above and 480 below.
  portrait: [8.5, 14.1, 25],
}

/** Returns the area for words. */
export function safeAreaOf(shape: Shape, width: number, height: number): Box {
  const [sides, above, below] = MARGINS[shape]
  const x = Math.round((width * sides) / 100)
  const y = Math.round((height * above) / 100)
  return { x, y, width: width - 2 * x, height: height - y - Math.round((height * below) / 100) }
}

/** Items without facts are left out, and the rest closes up. */
export function placeScene(stage: Stage, scene: Scene): PlacedItem[] {
  return scene.groups.flatMap((group, index) => {
    const maxHeight =
      (safeAreaOf(stage.shape, stage.width, stage.height).height *
        pick(group.maxHeight ?? 100, stage.shape)) /
      100
    let stack = stackOf(stage, group, 1)
    for (let scale = 0.94; stack.height > maxHeight && scale > 0.3; scale -= 0.06)
      stack = stackOf(stage, group, scale)
    return placeStack(stage, group, index, stack)
  })
}

/** In vmin; smaller letters are illegible on telephones. */
const LEGIBLE = 2.12
/** Added to a style's own before a text is cut. */
const MORE_LINES = 12

type Part = { item: Item; content: Content | null; width: number; height: number }
type Stack = { parts: Part[]; width: number; height: number; gap: number }

function stackOf(stage: Stage, group: Group, scale: number): Stack {
  const vmin = (Math.min(stage.width, stage.height) / 100) * scale
  const area = safeAreaOf(stage.shape, stage.width, stage.height)
  const maxWidth = (area.width * pick(group.width, stage.shape)) / 100
  const align = alignOf(stage, group)
  const parts = group.items.flatMap((item): Part[] => {
    const part = partOf(stage, item, vmin, maxWidth, align)
    return part ? [part] : []
  })
  const isEmpty = parts.every(({ item }) => item.type === 'rule' || item.type === 'space')
  const isNamed = parts.some(({ content }) => content?.kind === 'logo' && isWordmark(content.logo))
  const kept = isEmpty
    ? []
    : parts.filter(({ item }) => !(isNamed && item.type === 'text' && item.unlessWordmark))
  const gap = group.gap * vmin
  return {
    parts: kept,
    gap,
    width: Math.max(0, ...kept.map(({ width }) => width)),
    height: kept.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, kept.length - 1),
  }
}

function alignOf(stage: Stage, group: Group): Align {
  if (pick(group.anchor, stage.shape) === 'middle') return 0.5
  const [first = stage.companyName] = textsOf(group)
  return directionOf(first) === 'rtl' ? 1 : 0
}

function partOf(stage: Stage, item: Item, vmin: number, maxWidth: number, align: Align): Part | null {
  const { shape, template, measure } = stage
  const { palette } = template
  if (item.type === 'space') return { item, content: null, width: 0, height: item.height * vmin }
  if (item.type === 'rule') {
    const width = Math.min(maxWidth, item.length * vmin)
    return {
      item,
      content: { kind: 'rule', colour: palette.accent },
      width,
      height: Math.max(2, vmin * 0.28),
    }
  }
  if (item.type === 'code') {
    if (stage.codeText === null) return null
    const code = encode(stage.codeText, { ecc: 'M', border: 0 })
    // Readers need its size, however small the words beside it are.
    const whole = (pick(item.side, shape) * Math.min(stage.width, stage.height)) / 100
    const side = codeSidePx(Math.min(maxWidth, whole), code.size)
    return {
      item,
      content: { kind: 'code', code },
      width: side,
      height: side,
    }
  }
  if (item.type === 'logo') return logoPart(stage, item, vmin, maxWidth)
  const style = template.styles[item.style]
  if (!style) throw new Error(`The template ${template.id} has no style "${item.style}"`)
  if (item.text === '') return null
  const legiblePx = (LEGIBLE * Math.min(stage.width, stage.height)) / 100
  const lettering: Lettering = {
    face: style.face,
    weight: style.weight,
    sizePx: Math.max(legiblePx, pick(style.size, shape) * vmin),
    minSizePx: Math.max(legiblePx, Math.min(pick(style.size, shape), pick(style.minSize, shape)) * vmin),
    maxLines: pick(style.maxLines, shape),
    lineHeight: style.lineHeight,
    trackingEm: style.tracking ?? 0,
  }
  const set = setWhole(measure, item.text, lettering, maxWidth, legiblePx)
  return {
    item,
    content: { kind: 'text', set, align, colour: palette[style.colour] },
    width: set.widthPx,
    height: set.heightPx,
  }
}

function setWhole(
  measure: MeasureText,
  text: string,
  lettering: Lettering,
  maxWidth: number,
  legiblePx: number,
): SetText {
  const isShortened = ({ lines }: SetText) => lines.at(-1)?.endsWith('…') && !text.endsWith('…')
  let set = setText(measure, text, lettering, maxWidth)
  for (let more = 0; isShortened(set) && more <= MORE_LINES; more += 1) {
    const maxLines = lettering.maxLines + more
    set = setText(measure, text, { ...lettering, minSizePx: legiblePx, maxLines }, maxWidth)
  }
  return set
}

/** Emblems without words are hardly wider than high. */
const isWordmark = ({ width, height }: Logo) => width > 1.4 * height

/** Times a logo's pixels. */
const MAX_ENLARGEMENT = 4

function logoPart(stage: Stage, item: Item & { type: 'logo' }, vmin: number, maxWidth: number): Part | null {
  const { logo, template, measure } = stage
  const height = pick(item.height, stage.shape) * vmin
  // With too few pixels, or thinner than a rule, it gives way to the monogram.
  const largest = (logo?.height ?? 0) * MAX_ENLARGEMENT * (Math.min(stage.width, stage.height) / 1080)
  const ratio = logo ? logo.width / logo.height : 1
  // Wide logos get less height and tall ones more, for equal weight.
  const own = Math.min(largest, height * Math.min(Math.max(1, ratio ** -0.5), 1.5, Math.sqrt(2.4 / ratio)))
  if (logo && Math.min(own, own * ratio, maxWidth / ratio) >= vmin) {
    const paddingPx = logo.plate ? own * 0.18 : 0
    const fit = Math.min(1, (maxWidth - 2 * paddingPx) / (own * ratio))
    const content: Content = { kind: 'logo', logo, paddingPx }
    return { item, content, width: own * ratio * fit + 2 * paddingPx, height: own * fit + 2 * paddingPx }
  }
  const initials = monogramOf(stage.companyName)
  if (initials === '') return null
  const side = height * 0.9
  const lettering: Lettering = {
    face: 'serif',
    weight: 420,
    sizePx: side * (initials.length > 1 ? 0.42 : 0.54),
    minSizePx: side * 0.12,
    maxLines: 1,
    lineHeight: 1,
    trackingEm: 0.04,
  }
  const set = setText(measure, initials, lettering, side * 0.66)
  const content: Content = {
    kind: 'monogram',
    set,
    colour: template.palette.ink,
    ring: template.palette.accent,
  }
  return { item, content, width: side, height: side }
}

/** Free modules on each side (ISO/IEC 18004). */
export const QUIET = 4

/**
 * In pixels: whole pixels a module, for sharp edges; exactly `side` in small pictures, which nobody scans.
 */
function codeSidePx(side: number, modules: number): number {
  const all = modules + 2 * QUIET
  return side < 2 * all ? side : Math.floor(side / all + 0.3) * all
}

function placeStack(stage: Stage, group: Group, index: number, stack: Stack): PlacedItem[] {
  const area = safeAreaOf(stage.shape, stage.width, stage.height)
  const anchor = pick(group.anchor, stage.shape)
  const align = alignOf(stage, group)
  const inset = (pick(group.inset ?? 0, stage.shape) * Math.min(stage.width, stage.height)) / 100
  const left = anchor === 'middle' ? area.x + (area.width - stack.width) / 2 : area.x + inset
  let y = area.y + (anchor === 'top-left' ? 0 : (area.height - stack.height) / 2)
  const placed: PlacedItem[] = []
  for (const { item, content, width, height } of stack.parts) {
    const x = left + align * (stack.width - width)
    if (content && item.type !== 'space')
      placed.push({ content, box: { x, y, width, height }, item, group: index })
    y += height + stack.gap
  }
  return placed
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Initials of two words that start with a letter, else the first sign; '' for no name. */
export function monogramOf(name: string): string {
  const words = name.split(/[\s&+/·-]+/u).filter((word) => /^\p{L}/u.test(word))
  const initials = words.slice(0, 2).map(firstLetter)
  // Joined scripts abbreviate by one letter.
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(initials[0] ?? '')) return initials[0] ?? ''
  return (initials.join('') || firstLetter(name)).toLocaleUpperCase('en')
}

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment
  return ''
}
