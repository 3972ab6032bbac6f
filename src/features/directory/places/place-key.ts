import { toSlug } from '../../../shared/places/slugs.ts'

const LONG_FORMS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
  pt: 'point',
}

/**
 * A city's name reduced to what its spellings share: "St. Louis", "saint louis" and "ST LOUIS" are one; so are Mt and
 * Mount, Ft and Fort, and a name with and without its accents, dots and hyphens.
 */
export function placeKey(city: string): string {
  return toSlug(city)
    .split('-')
    .map((word) => LONG_FORMS[word] ?? word)
    .join('-')
}
