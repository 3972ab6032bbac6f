import type { KnownPlace } from './places.ts'
import type { Asked } from './spans.ts'

/** Everyday words among the others of a name. */
export function saidIn({ weights, tokens }: Asked, start: number, end: number): number {
  const own = tokens.slice(start, end)
  const count = own.filter(({ isFiller }) => isFiller).length
  return count < own.length ? weights.said * count : 0
}

/** How likely a place is to be meant, before the rest of the query is read. */
export function priorOf({ weights, tokens }: Asked, place: KnownPlace, start: number): number {
  // A state's many partners say nothing of its being meant.
  const count = place.kind === 'state' ? 0 : place.positions.length
  const partners = weights.partners * Math.log(1 + count)
  const afterIn = tokens[start]?.isAfterIn ? weights.afterIn : 0
  return weights.place + weights.size * Math.log(1 + place.size) + partners + afterIn
}
