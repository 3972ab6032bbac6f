import { distance } from 'fastest-levenshtein'
import { toSlug } from '../../shared/places/slugs.ts'

/** Two of five letters may differ. */
const MIN_LIKENESS = 0.6

/** The name that was probably meant, compared as slugs. */
export function mostAlike(text: string, names: readonly string[]): string | null {
  const typed = toSlug(text)
  let best: string | null = null
  let most = MIN_LIKENESS
  for (const name of names) {
    const folded = toSlug(name)
    const longer = Math.max(folded.length, typed.length)
    if (Math.abs(folded.length - typed.length) / longer > 1 - most) continue
    const likeness = 1 - distance(typed, folded) / longer
    if (likeness > most || (best === null && likeness === most)) {
      best = name
      most = likeness
    }
  }
  return best
}
