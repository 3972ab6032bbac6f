import { plainLetters } from '../../../shared/text/plain-letters.ts'
import { longForms, UNTELLING_WORDS } from '../../directory/finder/vocabulary/words.ts'

/** Often at a home's address. */
const OTHER_KINDS = new Set(
  `florist florists flower flowers floral monument monuments cemetery cemeteries gardens garden park mausoleum insurance
  pet pets animal law church parish vault vaults casket caskets headstone headstones transport livery museum hospice
  foundation`.split(/\s+/),
)
const LONG_FORMS = longForms('word', 'first')
const LEAST_TYPO_LENGTH = 5
const TYPO_SHARE = 0.9

/** 0 to 1, by distinctive words; at most 0.5 for different kinds of business. */
export function nameLikeness(a: string, b: string): number {
  const [wordsA, wordsB] = [wordsOf(a), wordsOf(b)]
  const [ownA, ownB] = [wordsA.filter(isOwn), wordsB.filter(isOwn)]
  const likeness = ownA.length === 0 && ownB.length === 0 ? share(wordsA, wordsB) : share(ownA, ownB)
  return kindsOf(wordsA) === kindsOf(wordsB) ? likeness : Math.min(likeness, 0.5)
}

/** "St. Łódź’s" → ["st", "lodzs"]. */
export function plainWords(text: string): string[] {
  const folded = plainLetters(text.normalize('NFKD').replace(/\p{Diacritic}/gu, ''))
    .toLowerCase()
    .replace(/['’.]/g, '')
  return folded.match(/[a-z0-9]+/g) ?? []
}

const isOwn = (word: string) => !UNTELLING_WORDS.has(word)
const kindsOf = (words: readonly string[]) =>
  words
    .filter((word) => OTHER_KINDS.has(word))
    .sort()
    .join(' ')

const wordsOf = (name: string): string[] => plainWords(name).map((word) => LONG_FORMS.get(word) ?? word)

/** Dice's coefficient; nearly equal words count nine tenths. */
function share(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0
  const left = [...b]
  let common = 0
  for (const word of a) {
    const exact = left.indexOf(word)
    const place = exact >= 0 ? exact : left.findIndex((other) => isSlip(word, other))
    if (place < 0) continue
    left.splice(place, 1)
    common += exact >= 0 ? 1 : TYPO_SHARE
  }
  return (2 * common) / (a.length + b.length)
}

/** One letter more, less, changed or swapped. */
function isSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < LEAST_TYPO_LENGTH || Math.abs(a.length - b.length) > 1) return false
  if (/\d/.test(a + b)) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.length !== restB.length)
    return restA.length > restB.length ? restA.slice(1) === restB : restB.slice(1) === restA
  const isSwap = restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0]
  return restA.slice(1) === restB.slice(1) || isSwap
}
