import { toSlug } from '../../../shared/places/slugs.ts'

const LONG_FORMS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
  pt: 'point',
}

/**
 * Reduces a city's name so that its spellings match: "St. Louis", "saint louis" and "ST LOUIS"; Mt and Mount, Ft and
 * Fort; with or without accents, dots and hyphens.
 */
export function placeKey(city: string): string {
  return toSlug(city)
    .split('-')
    .map((word) => LONG_FORMS[word] ?? word)
    .join('-')
}
