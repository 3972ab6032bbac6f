import { foldWords } from '../search/fold-words.ts'

/** Short forms that only place names have. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  pt: 'point',
  hts: 'heights',
  hgts: 'heights',
  twp: 'township',
  spgs: 'springs',
  spg: 'spring',
  jct: 'junction',
  bch: 'beach',
  vlg: 'village',
  ctr: 'center',
  centre: 'center',
  statio: 'station',
}
/** At the beginning of a name alone: "N Little Rock", "So. Windsor". */
const DIRECTIONS: Readonly<Record<string, string>> = {
  n: 'north',
  no: 'north',
  s: 'south',
  so: 'south',
  e: 'east',
  w: 'west',
}

/**
 * Unifies spellings of a city: "St. Louis" and "saint louis", Mt and Mount, "N Little Rock", "DeKalb" and "De Kalb";
 * accents, apostrophes, dots, hyphens, spaces and a trailing "(S)" do not count.
 */
export function placeKey(city: string): string {
  return joinPlaceWords(foldWords(city.replace(/\s*\([^)]*\)\s*$/, '')).split(' '))
}

/** The key of folded words. */
export function joinPlaceWords(words: readonly string[]): string {
  return words
    .map(
      (word, at) => LONG_FORMS[word] ?? (at === 0 && words.length > 1 ? DIRECTIONS[word] : undefined) ?? word,
    )
    .join('')
}
