import { foldWords } from '../../../directory/finder/vocabulary/fold-words.ts'
import { HOLDS_CONTACT, holdsContact } from './doubt-contacts.ts'
import { holdsNote } from './holds-note.ts'
import { bare, isPlainWord, isUsualWord } from './plain-words.ts'

/** What a house is: its own name stands on one side of it. */
const HEAD =
  /^(?:funer|mortua|crem|chapel|crematori|undertak|thanato|funebre|tanatori)|^(?:parlou?rs?|mortician)$/
/** Between words: "Hale & Sons", "Hale Funeral Home - West Chapel". */
const SIGN = /^(?:&|\+|[-–—]),?$/
const BEFORE_PLACE = /^(?:of|at|in|by|for|de|du|des|del|la|le|les)$/
/** "Chapel 2", which stands behind a word of the trade. */
const NUMBER = /^\d{1,4}$/
/** "Hale Funeral Home - West Hills Chapel". */
const BRANCH = /^\p{Lu}\S*(?: \p{Lu}\S*)? (?:Chapel|Location|Branch)$/u
/** Of a house, though no head: "Hale Family Services", "Cremation Society", "Memory Gardens". */
const OF_HOUSES = new Set(
  'home house maison residence care service society garden memorial brother farewell tribute celebration remembrance souvenir'.split(
    ' ',
  ),
)
/** "Hale & Sons", "McInnis & Holloway", "Smith-Jones Inc". */
const FIRM =
  /(?:&|\band\b|\bet\b|\by\b) \p{Lu}[\p{L}’'-]*(?:,? (?:Inc|LLC|Ltd|Co)\.?)?$|^\S+ (?:Inc|LLC|Ltd|Co)\.?$/u
/** Whether a name says that it is a house of this trade, or is a firm of surnames. */
export const isHouseName = (name: string): boolean =>
  FIRM.test(name) ||
  foldWords(name)
    .split(' ')
    .some((word) => HEAD.test(word) || OF_HOUSES.has(word.replace(/s$/, '')))

/**
 * Why a name is not written as names of houses are: words with capitals, one group of them its own, words of the trade
 * on one side of it, behind those at most a place. `isPlace` knows cities and regions.
 */
export function doubtName(name: string, isPlace: (text: string) => boolean): string | null {
  if (holdsContact(name)) return HOLDS_CONTACT
  if (holdsNote(name)) return 'It says that this partner may be closed, or not be meant for visitors.'
  if (!/\p{L}/u.test(name)) return 'A number stands for the name.'
  const isUsual = (part: string) => isPlace(part) || part.split(' ').every(isUsualWord)
  if (isUsual(name)) return 'It has no name of its own.'
  const plain = name.replace(/\(([^()]+)\)/, (whole, part: string) => (isUsual(part) ? part : whole))
  const odd = oddPart(plain, isPlace)
  return odd && `"${odd}" is seldom part of a name.`
}

/** From the word that no pattern has to the end. */
function oddPart(name: string, isPlace: (text: string) => boolean): string | null {
  const words = name.split(/\s+/)
  let [groups, isOwn, isOfPlace, before] = [0, false, false, '']
  for (const [at, word] of words.entries()) {
    const rest = words.slice(at).join(' ')
    const folded = foldWords(bare(word))
    const isNumber = NUMBER.test(word) && at > 0 && isUsualWord(before)
    if (!SIGN.test(word) && !isNumber && !isPlainWord(word)) return rest
    const isHead = HEAD.test(folded)
    // "Hale, Ann Funeral Home"; not "Hale, Reed & Ames".
    const isBehindComma = words[at - 1]?.endsWith(',') && !/&|\b(?:and|et|y)\b/.test(rest)
    if (isBehindComma) isOwn = false
    if (isHead || /^[-–—]/.test(word)) isOwn = false
    else if (!isOwn && !isNumber && !SIGN.test(word) && !isUsualWord(bare(word))) {
      const mayFollow = groups === 0 || isOfPlace || isPlace(rest) || BRANCH.test(rest)
      if (!mayFollow) return rest
      groups += 1
      isOwn = true
      isOfPlace = false
    } else if (BEFORE_PLACE.test(folded)) isOfPlace = true
    before = folded
  }
  return null
}
