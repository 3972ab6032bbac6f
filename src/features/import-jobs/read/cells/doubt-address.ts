import { foldWords } from '../../../directory/finder/vocabulary/fold-words.ts'
import { STREETS } from '../../../directory/finder/vocabulary/words.ts'
import { HOLDS_CONTACT, holdsContact } from './doubt-contacts.ts'
import { bare, isPlainWord, isUsualWord } from './plain-words.ts'

/** Letters and digits alone. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const POST_BOX =
  /^box \d+$|^p\.? ?o\.? (?:box|drawer)\b[\s#]*\w+$|^(?:post office box|apartado|case postale)\b|\bpmb\b/i

/** Around a street: "Bldg C, 12 Oak Street", not "Bob's house, 12 Oak Street". */
const BUILDING =
  /\b(?:suite|ste|unit|apt|floor|fl|room|rm|bldg|building|bureau|mall|plaza|tower|center|centre|place|park|hall|route|rte|rr|hc|highway|hwy|county|road)\b/i
const TWO_NUMBERS = /^\d.*(?:[;,&]|\s\/|\b(?:and|or|st|street|ave|avenue|rd|road)\b\.?)\s*\d+\s\p{L}/iu
const NUMBERED = /^\W*(?:\p{L}{0,2}\d|(?:rr|hc|route|rte|km|carr|one|two|three|four|five|ten)\b)/iu
/** "12", "12B", "12-14", "G-4195", "N112W16957", "47/55", "#4", "1/2". */
const NUMBER = /^#?(?:[a-z]-?)?\d+(?:(?:[-/.][a-z]?|[a-z])\d+)*(?:-?[a-z])?$|^(?:#|&|½|[-–])$/i
const ENDS_STREET =
  /^(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|parkway|pkwy|court|ct|circle|cir|way|terrace|pike)$/i

/** Why a text is not a number and a street with at most a unit or a building; null when it is. */
export function doubtAddress(address: string): string | null {
  if (address === '') return null
  if (holdsContact(address)) return HOLDS_CONTACT
  if (POST_BOX.test(address)) return 'It is a post-office box, not a street address.'
  if (!/\p{L}/u.test(address)) return 'It is a number, without a street.'
  if (TWO_NUMBERS.test(address)) return 'It looks like two addresses.'
  const hasStreet =
    NUMBERED.test(address) ||
    foldWords(address)
      .split(' ')
      .some((word) => STREETS.has(word))
  if (!hasStreet) return 'It names neither a number nor a street.'
  const odd = oddPart(address)
  return odd && `"${odd}" is seldom part of an address.`
}

const isUnit = (word: string) => isUsualWord(bare(word)) || NUMBER.test(bare(word)) || bare(word).length < 3

function oddPart(address: string): string | null {
  let isBehind = false
  for (const part of address.split(/[,;]\s*|\s[-–—]\s/).filter(Boolean)) {
    const words = part.split(/\s+/)
    const odd = words.find((word) => !NUMBER.test(bare(word)) && !isPlainWord(word))
    if (odd !== undefined) return odd
    const isStreet: boolean =
      !isBehind && (NUMBERED.test(part) || words.some((word) => STREETS.has(foldWords(word))))
    const end = isStreet ? words.findLastIndex((word, at) => at > 1 && ENDS_STREET.test(bare(word))) : -1
    const behind = isStreet ? (end < 0 ? [] : words.slice(end + 1)) : words
    if (!behind.every(isUnit) && !BUILDING.test(behind.join(' '))) return behind.join(' ')
    isBehind ||= isStreet && words.length > 1
  }
  return null
}
