import { searchText } from '../../../../shared/search.ts'
import type { DirectoryEntry } from '../../snapshot/directory-view.ts'
import { editDistance, preparePattern } from '../edit-distance.ts'
import { foldText } from '../fold-text.ts'
import type { SimilarQuery } from './similar-query.ts'

/** Weights of the fields (spec, section 5). */
export const WEIGHT = { name: 3, city: 2, state: 1.5, zipCode: 1, description: 0.5, geographic: 2 } as const
/** Strengths of a match (spec, section 5). */
export const STRENGTH = { exact: 1, substring: 0.8, words: 0.6, spelling: 0.4 } as const
/** Spelling counts from this likeness on (spec, section 5) … */
export const LEAST_LIKENESS = 0.3
/** … and from this one on a misspelt query is taken to mean the place. */
export const SAME_PLACE_LIKENESS = 0.8
/** A total must be above this one (spec, section 5). */
export const LEAST_TOTAL = 0.2
/** Geographic scores (spec, section 5). */
export const NEARNESS = { sameZip: 1, sameThreeDigits: 0.7, sameTwoDigits: 0.4, samePlace: 0.8 } as const

/** How well each field of a partner fits the query, 0–1. */
export type FieldStrengths = {
  name: number
  city: number
  state: number
  zipCode: number
  description: number
}
export type Similarity = { text: number; geographic: number; total: number; isKept: boolean }

/**
 * How similar partners are to a query that matched nobody: the spec's ranking (section 5), read as follows.
 * - Text: the strengths of name, city, state, ZIP and description, each times its weight, are summed.
 * - Strength of a field: its best match. Exact = 1; the field contains the query = 0.8; the field contains words of the
 *   query ("word-contains") = 0.6 when it contains all of them and, when some, in proportion to their letters ("Hollis
 *   and Wren" is wholly in "Wren & Hollis Chapel", two fifths of it in "Wren Chapel"); small words and those under three
 *   letters do not count, nor more than eight. Spelling: likeness = 1 − edit distance ÷ length of the longer text; above
 *   0.3 it counts × 0.4. ZIPs are compared with queries that have a digit.
 * - A query that names a region, in full or at its end by code ("Asheville, NC"): its partners have the state exactly.
 *   City and description are compared with the rest of the query, names with that and with the whole; the words are
 *   those of the rest.
 * - Geographic: for a ZIP query by its digits as the spec says. Otherwise 0.8 for partners of the region that the query
 *   names, or, when it names none, whose city or state contains the query or is meant by it, that is, spelled like it
 *   or like what follows its "in" or "near" (likeness 0.8 or more: "Ashevile").
 * - Total = text + 2 × geographic; kept when (text > 0.1 or geographic > 0.3) and total > 0.2.
 * Letter case and accents are put aside on both sides. This is the plain definition: one partner at a time.
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

/** The strengths by their weights, summed. */
export function textScore(strengths: FieldStrengths): number {
  return (
    WEIGHT.name * strengths.name +
    WEIGHT.city * strengths.city +
    WEIGHT.state * strengths.state +
    WEIGHT.zipCode * strengths.zipCode +
    WEIGHT.description * strengths.description
  )
}

/** What partners are ordered by: the strengths of their texts, and of where they are, 0–1, by its weight. */
export function totalScore(text: number, geographic: number): number {
  return text + WEIGHT.geographic * geographic
}

/** Whether a partner is similar enough to be named at all. */
export function isSimilar(text: number, geographic: number): boolean {
  return (text > 0.1 || geographic > 0.3) && totalScore(text, geographic) > LEAST_TOTAL
}

/**
 * Strength of a folded field, 0–1: the best that it has with one of the texts, or with the words. An empty field, or
 * empty texts, match nothing. `mayHave` says false of what no field contains, which is then not looked for.
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

/** Strength of a field that contains words of the query with so many letters together. */
export function wordStrength(letters: number, words: readonly string[]): number {
  if (letters === 0) return 0
  return STRENGTH.words * (letters / words.reduce((sum, word) => sum + word.length, 0))
}

/** Likeness of two texts: 1 − edit distance ÷ length of the longer one, 0–1. */
export function likenessOf(distance: number, longer: number): number {
  // Written so that the same fraction is always the same number, and 0.3 never a hair above 0.3.
  return (longer - distance) / longer
}

/** Strength of a field by its likeness to a text. */
export function spellingStrength(likeness: number): number {
  return likeness > LEAST_LIKENESS ? STRENGTH.spelling * likeness : 0
}

function createSpelling(text: string): (field: string) => number {
  const pattern = preparePattern(text)
  return (field) => {
    const longer = Math.max(text.length, field.length)
    // A text three times as long cannot be like enough: no need to compare the two.
    if (Math.min(text.length, field.length) <= LEAST_LIKENESS * longer) return 0
    return spellingStrength(likenessOf(editDistance(pattern, field), longer))
  }
}

function createLikeness(text: string, least: number): (field: string) => boolean {
  const pattern = preparePattern(text)
  return (field) => likenessOf(editDistance(pattern, field), Math.max(1, text.length, field.length)) >= least
}

/** Geographic score of a ZIP against the five digits of a query. */
export function zipNearness(zip5: string, zipCode: string): number {
  if (zipCode.slice(0, 5) === zip5) return NEARNESS.sameZip
  if (zipCode.slice(0, 3) === zip5.slice(0, 3)) return NEARNESS.sameThreeDigits
  return zipCode.slice(0, 2) === zip5.slice(0, 2) ? NEARNESS.sameTwoDigits : 0
}
