import { toSlug } from '../../../shared/places/slugs.ts'

const LONG_FORMS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
  pt: 'point',
}

/**
 * Unifies spellings of a city: "St. Louis" and "saint louis"; Mt and Mount, Ft and Fort; accents, dots,
 * hyphens.
 */
export function placeKey(city: string): string {
  return toSlug(city)
    .split('-')
    .map((word) => LONG_FORMS[word] ?? word)
    .join('-')
}
