import { searchText } from '../../../../shared/search.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import { editDistance, preparePattern } from '../text/edit-distance.ts'
import { foldText } from '../../finder/vocabulary/fold-text.ts'
import type { SimilarQuery } from './similar-query.ts'

export const WEIGHT = { name: 3, city: 2, state: 1.5, zipCode: 1, description: 0.5, geographic: 2 } as const
export const STRENGTH = { exact: 1, substring: 0.8, words: 0.6, spelling: 0.4 } as const
/** SEARCH-5. */
export const MIN_LIKENESS = 0.3
/** From here a misspelt query names the place. */
export const SAME_PLACE_LIKENESS = 0.8
/** Exclusive (SEARCH-5). */
export const MIN_TOTAL = 0.2
export const NEARNESS = { sameZip: 1, sameThreeDigits: 0.7, sameTwoDigits: 0.4, samePlace: 0.8 } as const

export type FieldStrengths = {
  name: number
  city: number
  state: number
  zipCode: number
  description: number
}
export type Similarity = { text: number; geographic: number; total: number; isKept: boolean }

/**
 * Scores one partner's similarity to a query without a match (SEARCH-5):
 * - Field strength: the best of exact 1, contains the query 0.8, contains its words 0.6 (in proportion to
 * their letters: "Hollis and Wren" is wholly in "Wren & Hollis Chapel", two fifths in "Wren Chapel"),
 * spelling 0.4 × likeness above 0.3. Likeness = 1 − edit distance ÷ longer length. At most 8 words of 3
 * letters or more, no stop words. ZIPs only for queries with a digit.
 * - With a named region ("Asheville, NC") its partners match the state exactly; city and description are
 * compared with the rest, names with both.
 * - Geographic: ZIPs by leading digits. Otherwise 0.8 for the named region or, without one, where city or
 * state contains the query or resembles it, or what follows "in" or "near" (likeness 0.8 or more:
 * "Ashevile").
 * This is the reference definition; findSimilarPartners computes the same faster.
 */
export function createSimilarity(query: SimilarQuery): (entry: DirectoryEntry) => Similarity {
  const ofWhole = createFieldStrength([query.text], query.words)
  const ofSubject = createFieldStrength([query.subject], query.words)
  const ofBoth = createFieldStrength([query.text, query.subject], query.words)
  const isSpelledLikePlace = createLikeness(query.place, SAME_PLACE_LIKENESS)
  return (entry) => {
    const city = foldText(searchText(entry.city))
    const state = foldText(searchText(entry.state))
    const zipCode = foldText(searchText(entry.zipCode))
    const isNamed = query.region?.slug === entry.stateSlug
    const strengths = {
      name: ofBoth(foldText(searchText(entry.name))),
      city: ofSubject(city),
      state: isNamed ? STRENGTH.exact : ofWhole(state),
      zipCode: query.hasDigit ? ofWhole(zipCode) : 0,
      description: ofSubject(foldText(entry.description ?? '')),
    }
    const isPlace = (name: string) => name.includes(query.text) || isSpelledLikePlace(name)
    const isNear = query.region ? isNamed : isPlace(city) || isPlace(state)
    const samePlace = isNear && query.text !== '' ? NEARNESS.samePlace : 0
    const geographic = query.zip5 ? zipNearness(query.zip5, zipCode) : samePlace
    const text = textScore(strengths)
    return { text, geographic, total: totalScore(text, geographic), isKept: isSimilar(text, geographic) }
  }
}

/** Weighted. */
export function textScore(strengths: FieldStrengths): number {
  return (
    WEIGHT.name * strengths.name +
    WEIGHT.city * strengths.city +
    WEIGHT.state * strengths.state +
    WEIGHT.zipCode * strengths.zipCode +
    WEIGHT.description * strengths.description
  )
}

/** `geographic`: 0–1. */
export function totalScore(text: number, geographic: number): number {
  return text + WEIGHT.geographic * geographic
}

/** SEARCH-5. */
export function isSimilar(text: number, geographic: number): boolean {
  return (text > 0.1 || geographic > 0.3) && totalScore(text, geographic) > MIN_TOTAL
}

/**
 * For a folded field, 0–1. `mayHave` false skips text that no field contains. Empty fields and texts match
 * nothing.
 */
export function createFieldStrength(
  texts: readonly string[],
  words: readonly string[],
  mayHave: (text: string) => boolean = () => true,
): (field: string) => number {
  const distinct = [...new Set(texts)].filter((text) => text !== '')
  const spellings = distinct.map((text) => createSpelling(text))
  const wanted = distinct.filter(mayHave)
  const parts = words.filter(mayHave)
  return (field) => {
    if (field === '') return 0
    if (wanted.includes(field)) return STRENGTH.exact
    if (wanted.some((text) => field.includes(text))) return STRENGTH.substring
    let letters = 0
    for (const word of parts) if (field.includes(word)) letters += word.length
    let strength = wordStrength(letters, words)
    for (const spelling of spellings) strength = Math.max(strength, spelling(field))
    return strength
  }
}

/** `letters`: of the words found. */
export function wordStrength(letters: number, words: readonly string[]): number {
  if (letters === 0) return 0
  return STRENGTH.words * (letters / words.reduce((sum, word) => sum + word.length, 0))
}

/** 1 − edit distance ÷ longer length, 0–1. */
export function likenessOf(distance: number, longer: number): number {
  // One division: equal fractions give equal numbers, and rounding never exceeds 0.3.
  return (longer - distance) / longer
}

/** 0 up to MIN_LIKENESS. */
export function spellingStrength(likeness: number): number {
  return likeness > MIN_LIKENESS ? STRENGTH.spelling * likeness : 0
}

function createSpelling(text: string): (field: string) => number {
  const pattern = preparePattern(text)
  return (field) => {
    const longer = Math.max(text.length, field.length)
    if (Math.min(text.length, field.length) <= MIN_LIKENESS * longer) return 0
    return spellingStrength(likenessOf(editDistance(pattern, field), longer))
  }
}

function createLikeness(text: string, least: number): (field: string) => boolean {
  const pattern = preparePattern(text)
  return (field) => likenessOf(editDistance(pattern, field), Math.max(1, text.length, field.length)) >= least
}

/** By leading digits. */
export function zipNearness(zip5: string, zipCode: string): number {
  if (zipCode.slice(0, 5) === zip5) return NEARNESS.sameZip
  if (zipCode.slice(0, 3) === zip5.slice(0, 3)) return NEARNESS.sameThreeDigits
  return zipCode.slice(0, 2) === zip5.slice(0, 2) ? NEARNESS.sameTwoDigits : 0
}
