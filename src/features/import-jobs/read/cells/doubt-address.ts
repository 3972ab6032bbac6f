import { foldWords } from '../../../directory/finder/vocabulary/fold-words.ts'
import { STREETS } from '../../../directory/finder/vocabulary/words.ts'
import { HOLDS_CONTACT, holdsContact } from './doubt-name.ts'
import { holdsNote } from './holds-note.ts'
import { isUsualWord, oddPart } from './odd-words.ts'

/** Letters and digits alone. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const POST_BOX =
  /^box \d+$|^p\.? ?o\.? (?:box|drawer)\b[\s#]*\w+$|^(?:post office box|apartado|case postale)\b|\bpmb\b/i

/** Before a number: "Bldg C, 12 Oak Street", not "Bob's house, 12 Oak Street". */
const BUILDING =
  /\b(?:suite|ste|unit|apt|floor|fl|room|rm|bldg|building|bureau|mall|plaza|tower|center|centre|place|park|hall|route|rte|rr|hc|highway|hwy|county|road)\b/i
const TWO_NUMBERS = /^\d.*(?:[;,&]|\s\/|\b(?:and|or)\b)\s*\d+\s\p{L}/iu
const NUMBERED = /^\W*(?:\p{L}{0,2}\d|(?:rr|hc|route|rte|km|carr)\b)/iu

/** "Mail Only" of "12 Oak Street Mail Only". */
const BEHIND_STREET =
  /^\d.*?\s\S+\s(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|parkway|pkwy)(?![\p{L}\p{N}'’])[\s.,]*(.*)$/iu

/** Why a text may be no street address; null when it is fine. */
export function doubtAddress(address: string): string | null {
  if (address === '') return null
  if (holdsContact(address)) return HOLDS_CONTACT
  if (holdsNote(address)) return 'It says that this partner may be closed, or has moved.'
  if (POST_BOX.test(address)) return 'It is a post-office box, not a street address.'
  if (!/\p{L}/u.test(address)) return 'It is a number, without a street.'
  if (TWO_NUMBERS.test(address)) return 'It looks like two addresses.'
  const behind = BEHIND_STREET.exec(address)?.[1] ?? ''
  const isUsual = behind
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word.length < 3 || /\d/.test(word) || isUsualWord(word))
  const odd = /[()]/.exec(address)?.[0] ?? oddPart(address) ?? (isUsual ? null : behind)
  if (odd) return `"${odd}" is seldom part of an address.`
  const before = /^(\D+),\s*\d/.exec(address)?.[1]
  if (before && !BUILDING.test(before)) return `It begins with "${before}".`
  const hasStreet =
    NUMBERED.test(address) ||
    foldWords(address)
      .split(' ')
      .some((word) => STREETS.has(word))
  return hasStreet ? null : 'It names neither a number nor a street.'
}
