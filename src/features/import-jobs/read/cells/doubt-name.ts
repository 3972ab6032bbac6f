import { isWebAddress } from '../../../../shared/partner-fields/addresses.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import { readTable } from '../../../../shared/text/read-table.ts'
import { foldWords } from '../../../directory/finder/vocabulary/fold-words.ts'
import { TRADE } from '../headings/guess-by-cells.ts'
import areaCodes from './area-codes.tsv?raw'
import { holdsNote } from './holds-note.ts'
import { isUsualWord, oddPart } from './odd-words.ts'

const CONTACT = /(?<!\d)\(?\d{3}\)?[\s./-]{0,2}\d{3}[\s./-]?\d{4}(?!\d)|\S@\S|https?:|\bwww\./i
export const HOLDS_CONTACT = 'It holds a telephone number, an e-mail or a web address.'

/** Whether a text holds a telephone number, an e-mail or a web address. */
export const holdsContact = (text: string): boolean => CONTACT.test(text)

/** A row's, a license's. */
const NUMBERING = /^(?:\d+[.)]|#)|\p{L}+-?\d{3,}|\b0\d+/u
/** What stands behind the kind of house: "Funeral Home Vacated". */
const BEHIND_KIND =
  /\b(?:funeral (?:home|service|chapel|parlor|parlour)s?|mortuar(?:y|ies)|chapels?|crematory|crematorium)\b(?!.*\b(?:of|at|in|by|for|with|de|du)\b)[\s,.]+(.+)$/gi
const ASIDES = /[([{]([^)\]}]*)|\s[-–—]\s(.+)$/gu

/** Why a name may be none, or not for visitors. `isPlace` knows cities and regions. */
export function doubtName(name: string, isPlace: (text: string) => boolean): string | null {
  if (isWebAddress(name) || holdsContact(name)) return HOLDS_CONTACT
  if (holdsNote(name)) return 'It says that this partner may be closed, or not be meant for visitors.'
  if (/;.*;/.test(name)) return 'It looks like a list of names.'
  if (!/\p{L}/u.test(name)) return 'A number stands for the name.'
  if (isPlace(name)) return 'It is the name of a place.'
  const parts = [...name.matchAll(ASIDES), ...name.matchAll(BEHIND_KIND)].map(([, ...found]) =>
    found.join(''),
  )
  const odd =
    parts.find((part) => !isUsualPart(part) && !isPlace(part)) ?? oddPart(name) ?? NUMBERING.exec(name)?.[0]
  return odd === undefined ? null : `"${odd.trim()}" is seldom part of a name.`
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

/** What teams write to each other. */
const FOR_THE_TEAM =
  /\bdo not (?:publish|use|call|contact|list|mail|display)\b|\bnot for (?:publication|the public)\b|\binternal (?:use|note)|\b(?:internal|confidential|private) ?[:–—-]|\bconfidential\b|\blorem ipsum\b|^(?:todo|tbd|tbc|test|n\/?a)\b/i

const SENTENCE = /^[^\p{Ll}].*[.!?…:"”»)]$/su

/** Why a description may not be for visitors. */
export function doubtDescription(text: string): string | null {
  if (FOR_THE_TEAM.test(text)) return 'It may not be meant for visitors.'
  return text === '' || SENTENCE.test(text) ? null : 'It is no sentence: perhaps a note.'
}

/** E-mail addresses and websites that are put in where one is asked for. */
export const NOBODYS =
  /^(?:none|na|nil|test|no-?reply|no-?e?mail|nobody|unknown|asdf|x+)@|@(?:none|na|test|noemail)\.\w+$|^https?:\/\/(?:www\.)?(?:google|bing|yahoo|gmail|facebook|instagram|linkedin|none|test)\.(?:com|net|org)\/?$/i

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
