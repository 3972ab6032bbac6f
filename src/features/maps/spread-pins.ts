import type { MapPin } from '../../shared/places/map.ts'
import type { Pixel } from './frame.ts'
import { toTenths } from './path-data.ts'
import { type Box, isWithin } from './place-labels.ts'

/** As in locator-map.tsx. */
export const PIN_RADIUS_PX = 11
/** Targets need 24 px (WCAG 2.2, 2.5.8). */
const LEAST_DISTANCE_PX = 25
const LINE_FROM_PX = 4
const TURN = Math.PI * (3 - Math.sqrt(5))

export type NumberedPin = { number: number; label: string; href: string }

/** At their spots, else at the nearest free place, with a line. `blocked`: kept free. */
export function spreadPins(
  spots: readonly (NumberedPin & { pixel: Pixel })[],
  within: Box,
  blocked: readonly Pixel[] = [],
): MapPin[] {
  const placed: Pixel[] = [...blocked]
  return spots.map(({ pixel, ...pin }) => {
    const spot = findFree(pixel, within, placed)
    placed.push(spot)
    const [x, y] = [toTenths(spot[0]), toTenths(spot[1])]
    const isMoved = Math.hypot(spot[0] - pixel[0], spot[1] - pixel[1]) > LINE_FROM_PX
    return {
      x,
      y,
      isMain: false,
      ...pin,
      ...(isMoved && { from: [toTenths(pixel[0]), toTenths(pixel[1])] as const }),
    }
  })
}

/** Along Vogel's spiral. */
function findFree([x, y]: Pixel, within: Box, placed: readonly Pixel[]): Pixel {
  let last: Pixel = [x, y]
  for (let step = 0; step < 900; step++) {
    const radius = 7 * Math.sqrt(step)
    const spot: Pixel = [x + radius * Math.cos(step * TURN), y + radius * Math.sin(step * TURN)]
    const [left, top] = spot
    if (!isWithin({ left, top, right: left, bottom: top }, within)) continue
    last = spot
    if (placed.every((other) => Math.hypot(other[0] - spot[0], other[1] - spot[1]) >= LEAST_DISTANCE_PX))
      return spot
  }
  return last
}
