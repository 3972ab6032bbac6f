import { findRegion, type Region, regionCode } from '../../../../shared/places/regions.ts'
import { toSlug } from '../../../../shared/places/slugs.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'

/** By slug, name or code. `isKnown`: one of the 64 or a partner's state (SITE-10). */
export function regionOf(snapshot: DirectorySnapshot, text: string): { region: Region; isKnown: boolean } {
  const region = findRegion(text)
  if (region) return { region, isKnown: true }
  const found = snapshot.regions.get(toSlug(text))
  const name = found?.state ?? titleCase(text)
  return {
    region: { code: regionCode(name), name, slug: toSlug(name), country: 'US' },
    isKnown: Boolean(found),
  }
}

/** "north-carolina" → "North Carolina", at most 80 letters. */
export function titleCase(slug: string): string {
  return slug
    .slice(0, 80)
    .replace(/-+/g, ' ')
    .trim()
    .replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}
