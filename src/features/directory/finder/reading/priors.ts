import type { KnownPlace } from './places.ts'
import type { Asked } from './spans.ts'

/** Everyday words among the others of a name. */
export function saidIn({ weights, tokens }: Asked, start: number, end: number): number {
  const own = tokens.slice(start, end)
  const count = own.filter(({ isFiller }) => isFiller).length
  return count < own.length ? weights.said * count : 0
}

/** How likely a place is to be meant, before the rest of the query is read. */
export function priorOf({ weights }: Asked, place: KnownPlace): number {
  return weights.place + weights.size * Math.log(1 + place.size)
}
