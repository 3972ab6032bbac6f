import type { MapPlace } from '../../shared/places/map.ts'
import type { Pixel } from './frame.ts'
import { LABEL_GAP_PX, LABEL_HEIGHT_PX, labelWidth } from './label-width.ts'
import { toTenths } from './path-data.ts'

/** In pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

type Candidate = { pixel: Pixel; label: string; href?: string }

type Anchor = MapPlace['anchor']

type LabelRoom = {
  within: Box
  taken: readonly Box[]
  /** Between touch targets. */
  leastDistance: number
  limit: number
}

const DOT_PX = 5

/** In order, without overlaps: right of the dot, else left. */
export function placeLabels(candidates: readonly Candidate[], room: LabelRoom): MapPlace[] {
  const taken = [...room.taken]
  const placed: MapPlace[] = []
  for (const { pixel, label, href } of candidates) {
    if (placed.length >= room.limit) break
    const [x, y] = pixel
    if (!isWithin({ left: x, top: y, right: x, bottom: y }, room.within)) continue
    if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < room.leastDistance)) continue
    const anchor = (['start', 'end'] as const).find((side) => {
      const box = placeBox(pixel, label, side)
      return isWithin(box, room.within) && !taken.some((other) => touch(box, other))
    })
    if (!anchor) continue
    taken.push(placeBox(pixel, label, anchor))
    placed.push({ x: toTenths(x), y: toTenths(y), label, anchor, href })
  }
  return placed
}

/** Half the label's width is added. */
const ROWS_PX = [0, 18, 26, 36, 48, 62]
const COLUMNS_PX = [0, 14, 30]

/** Beside its dot, else at the nearest free place or where it covers least. Null outside the frame. */
export function placeOwnLabel({ pixel, label, href }: Candidate, room: LabelRoom): MapPlace | null {
  const beside = placeLabels([{ pixel, label, href }], room)[0]
  if (beside) return beside
  const { within, taken } = room
  if (!isWithin({ left: pixel[0], top: pixel[1], right: pixel[0], bottom: pixel[1] }, within)) return null
  const spots = spotsAround(pixel, labelWidth(label) / 2, within).map((spot) => {
    const box = placeBox(spot, label, 'middle')
    const covered = taken.reduce((sum, other) => sum + sharedArea(box, other), 0)
    return { spot, covered, far: Math.hypot(gapTo(box, pixel), (spot[0] - pixel[0]) / 4) }
  })
  spots.sort((a, b) => a.covered - b.covered || a.far - b.far)
  const [labelX, labelY] = spots[0]?.spot ?? pixel
  return {
    x: toTenths(labelX),
    y: toTenths(labelY),
    label,
    anchor: 'middle',
    href,
  }
}

function spotsAround([x, y]: Pixel, half: number, within: Box): Pixel[] {
  const columns = [0, half / 2, ...COLUMNS_PX.map((column) => half + column)]
  return ROWS_PX.flatMap((row) => [y + row, y - row]).flatMap((top) =>
    columns
      .flatMap((column) => [x + column, x - column])
      .map(
        (left): Pixel => [
          clamp(left, within.left + half, within.right - half),
          clamp(top, within.top + LABEL_HEIGHT_PX / 2, within.bottom - LABEL_HEIGHT_PX / 2),
        ],
      ),
  )
}

function sharedArea(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

function gapTo(box: Box, [x, y]: Pixel): number {
  return Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0))
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** With its label. */
export function placeBox([x, y]: Pixel, label: string, anchor: Anchor): Box {
  const long = LABEL_GAP_PX + labelWidth(label)
  const top = y - LABEL_HEIGHT_PX / 2
  const bottom = y + LABEL_HEIGHT_PX / 2
  if (anchor === 'middle') {
    const half = labelWidth(label) / 2
    return { left: x - half, top, right: x + half, bottom }
  }
  return anchor === 'start'
    ? { left: x - DOT_PX, top, right: x + long, bottom }
    : { left: x - long, top, right: x + DOT_PX, bottom }
}

export const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const isWithin = (box: Box, room: Box) =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom
