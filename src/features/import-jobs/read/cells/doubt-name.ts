import { isWebAddress } from '../../../../shared/partner-fields/addresses.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import { readTable } from '../../../../shared/text/read-table.ts'
import { foldWords } from '../../../directory/finder/vocabulary/fold-words.ts'
import { TRADE } from '../headings/guess-by-cells.ts'
import areaCodes from './area-codes.tsv?raw'
import { holdsNote, isForTheTeam, isOfOtherTrade } from './holds-note.ts'
import { isUsualWord, oddPart } from './odd-words.ts'

const CONTACT = /(?<!\d)\(?\d{3}\)?[\s./-]{0,2}\d{3}[\s./-]?\d{4}(?!\d)|\S@\S|https?:|\bwww\./i
export const HOLDS_CONTACT = 'It holds a telephone number, an e-mail or a web address.'

/** Whether a text holds a telephone number, an e-mail or a web address. */
export const holdsContact = (text: string): boolean => CONTACT.test(text)

const BETWEEN = /[/;+,&]|\b(?:and|or|et|y)\b/i
/** A row's, a license's. */
const NUMBERING = /^(?:\d+[.)]|#|\d{3,}\b)|#\d{3,}|\p{L}+-?\d{3,}|\b0\d+/u
/** What stands behind the kind of house: "Funeral Home Vacated". */
const BEHIND_KIND =
  /\b(?:funeral (?:home|service|chapel|parlor|parlour)s?|mortuar(?:y|ies)|chapels?|crematory|crematorium)\b(?!.*\b(?:of|at|in|by|for|with|de|du)\b)[\s,.]+(.+)$/i

/** Why a name may be none, or not for visitors. `isPlace` knows cities and regions. */
export function doubtName(name: string, isPlace: (text: string) => boolean): string | null {
  if (isWebAddress(name) || holdsContact(name)) return HOLDS_CONTACT
  if (holdsNote(name)) return 'It says that this partner may be closed, or not be meant for visitors.'
  if (isOfOtherTrade(name)) return 'It looks like a business of another trade.'
  if (/;.*;/.test(name) || countNames(name) > 1) return 'It looks like two names.'
  if (!/\p{L}/u.test(name)) return 'A number stands for the name.'
  if (isPlace(name)) return 'It is the name of a place.'
  const behind = BEHIND_KIND.exec(name)?.[1] ?? ''
  const isUsual = isUsualPart(behind) || isPlace(behind)
  const odd = (isUsual ? oddPart(name) : behind) ?? NUMBERING.exec(name)?.[0]
  return odd ? `"${odd.trim()}" is seldom part of a name.` : null
}

/** Each an own word before a word of the trade: "Ruiz Funeral Home, Boise Chapel", not "Ruiz & Sons Cremation". */
function countNames(name: string): number {
  let [count, isNamed] = [0, false]
  for (const part of name.split(BETWEEN)) {
    isNamed ||= part
      .split(/\s+/)
      .some((word) => /^\p{Lu}/u.test(word) && !TRADE.test(word) && !isUsualWord(word))
    if (!isNamed || !TRADE.test(part)) continue
    count += 1
    isNamed = false
  }
  return count
}

/** "LLC", "West Chapel", "2". */
const isUsualPart = (part: string): boolean =>
  TRADE.test(part) ||
  foldWords(part)
    .split(' ')
    .every((word) => isUsualWord(word) || /^(?:[ivx]+|.{0,2})$/.test(word))

/** 999-999-9999, 828-999-9999, 828-123-4567, 828-555-0000; directory assistance. */
const PLACEHOLDERS = /^\((\d{3})\) (?:\1-\1\d|(\d)\2{2}-\2{4}|123-4567|555-1212|555-0000)/

/** Area code → regions, or *. */
const AREA_CODES = new Map<string, string[]>()
for (const { region, codes } of readTable(areaCodes, ['region', 'codes']))
  for (const code of codes.split(' ')) AREA_CODES.set(code, [...(AREA_CODES.get(code) ?? []), region])

const SENTENCE = /^[^\p{Ll}].*[.!?…:"”»)]$/su

/** Why a description may not be for visitors. */
export function doubtDescription(text: string): string | null {
  if (isForTheTeam(text)) return 'It may not be meant for visitors.'
  return text === '' || SENTENCE.test(text) ? null : 'It is no sentence: perhaps a note.'
}

/** Takes a normalised number. */
export function doubtPhone(phone: string, region: Region | undefined): string | null {
  if (phone === '') return null
  const area = phone.slice(1, 4)
  const known = AREA_CODES.get(area)
  if (PLACEHOLDERS.test(phone)) return 'It looks like a placeholder.'
  if (!known) return `${area} is no area code of the US or Canada.`
  if (!region || known.includes('*') || known.includes(region.code)) return null
  return `${area} is an area code of ${known.join(', ')}, not of ${region.code}.`
}
