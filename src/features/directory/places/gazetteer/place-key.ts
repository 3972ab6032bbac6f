import { foldWords } from '../../finder/vocabulary/fold-words.ts'

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
  cnty: 'county',
  statio: 'station',
  pk: 'park',
  lk: 'lake',
  crk: 'creek',
  mtn: 'mountain',
  vly: 'valley',
  hbr: 'harbor',
  hls: 'hills',
  fls: 'falls',
  rpds: 'rapids',
  grv: 'grove',
  gdns: 'gardens',
  rdg: 'ridge',
  mdws: 'meadows',
  cty: 'city',
  sq: 'square',
  br: 'branch',
}
const AIR_FORCE_BASE = /air(?:force)?base$/
/** Only at the beginning: "N Little Rock", "So. Windsor". */
const DIRECTIONS: Readonly<Record<string, string>> = {
  n: 'north',
  no: 'north',
  s: 'south',
  so: 'south',
  e: 'east',
  w: 'west',
}

/**
 * Unifies spellings of a city: "St. Louis", "saint louis"; Mt, Mount; "N Little Rock"; "DeKalb", "De Kalb".
 * Ignores accents, apostrophes, dots, hyphens, spaces and a trailing "(S)".
 */
export function placeKey(city: string): string {
  return joinPlaceWords(foldWords(city.replace(/\s*\([^)]*\)\s*$/, '')).split(' '))
}

/** Returns the long form of a folded word of place names ("pt", "hts"). */
export function longPlaceWord(word: string): string | undefined {
  return LONG_FORMS[word]
}

/** Takes folded words. */
export function joinPlaceWords(words: readonly string[]): string {
  return words
    .map(
      (word, at) => LONG_FORMS[word] ?? (at === 0 && words.length > 1 ? DIRECTIONS[word] : undefined) ?? word,
    )
    .join('')
    .replace(AIR_FORCE_BASE, 'afb')
}
