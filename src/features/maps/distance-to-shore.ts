import { distanceToStep } from './clip.ts'
import type { Pixel } from './frame.ts'

/** In pixels, to the nearest land ring; 0 on land. */
export function distanceToShore(land: readonly (readonly Pixel[])[], place: Pixel): number {
  let nearest = Number.POSITIVE_INFINITY
  let crossings = 0
  for (const ring of land) {
    let a = ring.at(-1)
    for (const b of ring) {
      if (a) {
        nearest = Math.min(nearest, distanceToStep(place, a, b))
        const isPassed = a[1] > place[1] !== b[1] > place[1]
        if (isPassed && place[0] < a[0] + ((place[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) crossings++
      }
      a = b
    }
  }
  return crossings % 2 === 1 ? 0 : nearest
}
