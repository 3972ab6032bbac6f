import { findRegion, type Region, regionCode } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'

/**
 * The region that the state part of an address names (a slug, full name or code), and whether it is one: on the list,
 * or the state of a partner. Any other name is title-cased and given a code of its first two letters (spec, sections 2
 * and 3), so that its empty page can be shown.
 */
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

/** "north-carolina" → "North Carolina"; at most 80 letters, since it is shown in a heading. */
export function titleCase(slug: string): string {
  return slug
    .slice(0, 80)
    .replace(/-+/g, ' ')
    .trim()
    .replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}
