import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import { longForms } from '../../finder/vocabulary/words.ts'

/** Short forms that only place names have. */
const LONG_FORMS = longForms('place')
const AIR_FORCE_BASE = /air(?:force)?base$/
/** Only at the beginning: "N Little Rock", "So. Windsor". */
const DIRECTIONS = longForms('first')

/**
 * Unifies spellings: "St. Louis", "saint louis"; Mt, Mount; "DeKalb", "De Kalb". Ignores accents,
 * apostrophes, dots, hyphens, spaces and a trailing "(S)".
 */
export function placeKey(city: string): string {
  return joinPlaceWords(foldWords(city.replace(/\s*\([^)]*\)\s*$/, '')).split(' '))
}

/** Takes folded words. */
export function joinPlaceWords(words: readonly string[]): string {
  return words
    .map(
      (word, at) =>
        LONG_FORMS.get(word) ?? (at === 0 && words.length > 1 ? DIRECTIONS.get(word) : undefined) ?? word,
    )
    .join('')
    .replace(AIR_FORCE_BASE, 'afb')
}

/** A ZIP's five digits, or half a Canadian code. */
export const postalArea = (code: string): string => code.slice(0, /^\d/.test(code) ? 5 : 3).toUpperCase()
