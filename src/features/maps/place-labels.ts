import type { MapPlace } from '../../shared/places/map.ts'
import type { Pixel } from './frame.ts'
import { LABEL_GAP_PX, LABEL_HEIGHT_PX, labelWidth } from './label-width.ts'

/** In pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

export type Candidate = { pixel: Pixel; label: string; href?: string }

type Anchor = MapPlace['anchor']

export type LabelRoom = {
  within: Box
  taken: readonly Box[]
  /** Between dots, as touch targets. */
  leastDistance: number
  limit: number
}

const DOT_PX = 5

/** Places up to `limit` dots and labels in order without overlaps: label right of its dot, else left. */
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
    placed.push({ x: toTenths(x), y: toTenths(y), label, anchor, ...(href === undefined ? {} : { href }) })
  }
  return placed
}

/** Distances from a spot at which a label without a dot is tried, the nearest first. */
const OFFSETS_PX = [18, -18, 26, -26, 36, -36, 48, -48, 62, -62]

/**
 * Places the label of the map's own town, which no map leaves out: beside its dot; where pins are in the way, above or
 * below without a dot; where nothing is free, below. Null outside the frame.
 */
export function placeOwnLabel({ pixel, label, href }: Candidate, room: LabelRoom): MapPlace | null {
  const beside = placeLabels([{ pixel, label, ...(href === undefined ? {} : { href }) }], room)[0]
  if (beside) return beside
  const [x, y] = pixel
  const { within, taken } = room
  if (!isWithin({ left: x, top: y, right: x, bottom: y }, within)) return null
  const half = labelWidth(label) / 2
  const at = (offset: number): Pixel => [
    clamp(x, within.left + half, within.right - half),
    clamp(y + offset, within.top + LABEL_HEIGHT_PX / 2, within.bottom - LABEL_HEIGHT_PX / 2),
  ]
  const free = OFFSETS_PX.map(at).find(
    (spot) => !taken.some((other) => touch(placeBox(spot, label, 'middle'), other)),
  )
  const [labelX, labelY] = free ?? at(18)
  return {
    x: toTenths(labelX),
    y: toTenths(labelY),
    label,
    anchor: 'middle',
    ...(href === undefined ? {} : { href }),
  }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Returns the space of a dot and its label. */
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

/** Returns whether two boxes share any point. */
export const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Returns whether a box lies wholly inside another. */
export const isWithin = (box: Box, room: Box) =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom

const toTenths = (value: number) => Math.round(value * 10) / 10
