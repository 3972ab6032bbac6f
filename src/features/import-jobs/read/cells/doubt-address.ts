import { REGIONS } from '../../../../shared/places/regions.ts'
import { foldWords } from '../../../directory/finder/vocabulary/fold-words.ts'
import { STREETS } from '../../../directory/finder/vocabulary/words.ts'
import type { Gazetteer } from '../../../directory/places/gazetteer/gazetteer.ts'
import { looksLikePerson } from '../headings/guess-by-cells.ts'
import { HOLDS_CONTACT, holdsContact } from './doubt-name.ts'
import { holdsNote } from './holds-note.ts'
import { isUsualWord, oddPart } from './odd-words.ts'

/** Letters and digits alone. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

type Place = { address: string; city: string; zipCode: string }

const POST_BOX =
  /^box \d+$|^p\.? ?o\.? (?:box|drawer)\b[\s#]*\w+$|^(?:post office box|apartado|case postale)\b/i

const NUMBERED = /^\W*(?:\p{L}{0,2}\d|(?:rr|hc|route|rte|km|carr)\b)/iu

/** "Mail Only" of "12 Oak Street Mail Only". */
const BEHIND_STREET =
  /^\d.*\s\S+\s(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|parkway|pkwy)(?![\p{L}\p{N}'’])[\s.,]*(.*)$/iu

/** Of a number, words, and a kind of street: "12 Oak Street and 400 Pine Street". */
function countStreets(words: readonly string[]): number {
  let [count, isNumbered] = [0, false]
  for (const word of words) {
    if (/^\d/.test(word)) isNumbered = true
    if (!STREETS.has(word) || !isNumbered) continue
    count += 1
    isNumbered = false
  }
  return count
}

/** Why a text may be no street address; null when it is fine. */
export function doubtAddress({ address, city, zipCode }: Place, gazetteer: Gazetteer): string | null {
  const written = lettersOf(address)
  if (written === '') return null
  if (holdsContact(address)) return HOLDS_CONTACT
  if (holdsNote(address)) return 'It says that this partner may be closed, or has moved.'
  if (POST_BOX.test(address)) return 'It is a post-office box, not a street address.'
  if (!/\p{L}/u.test(address)) return 'It is a number, without a street.'
  const words = foldWords(address).split(' ')
  const hasStreet = words.some((word) => STREETS.has(word))
  if (countStreets(words) > 1 || /\d.*;.*\d/.test(address)) return 'It looks like two addresses.'
  const behind = BEHIND_STREET.exec(address)?.[1] ?? ''
  const isUsual = behind
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word.length < 3 || /\d/.test(word) || isUsualWord(word))
  const odd = /[()]/.exec(address)?.[0] ?? oddPart(address) ?? (isUsual ? null : behind)
  if (odd) return `"${odd}" is seldom part of an address.`
  const before = /^(\D+),\s*\d/.exec(address)?.[1] ?? ''
  if (looksLikePerson(before) && !before.split(' ').some(isUsualWord)) return `It begins with "${before}".`
  const town = lettersOf(city)
  if (town !== '' && written.startsWith(town) && !hasStreet) return 'It is the city, without a street.'
  if (!NUMBERED.test(address) && !hasStreet) return 'It names neither a number nor a street.'
  const last = address.split(',').slice(1).at(-1)?.trim() ?? ''
  const isOtherTown = town !== '' && REGIONS.some((each) => gazetteer.city(each, last))
  if (isOtherTown && !town.includes(lettersOf(last)) && !lettersOf(last).includes(town))
    return `It names ${last}, not ${city}.`
  const isWhole = zipCode !== '' && address.trimEnd().endsWith(zipCode.slice(0, 5))
  return isWhole && town !== '' && written.includes(town) ? 'It repeats the city and the postal code.' : null
}
