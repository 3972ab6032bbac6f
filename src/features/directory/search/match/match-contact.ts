import { splitExtension } from '../../../../shared/text/phone-parts.ts'
import { EVERYDAY_WORDS } from '../../places/query/everyday-words.ts'
import { toQueryWords } from '../../places/query/query-words.ts'
import { STREETS } from '../../places/query/read-postal-code.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { endOf, scanTextColumn, textAt } from '../../finder/index/text-column.ts'
import { findTexts } from '../../finder/index/word-index.ts'
import { partnersWith } from './names-with.ts'

/** Without area code. */
const LOCAL_DIGITS = 7
const MOST_DIGITS = 10
/** Before a street's own name. */
const BEFORE_NAMES = new Set(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest rue ch chemin av avenue boul boulevard rte route rang calle du de des la le les'.split(
    ' ',
  ),
)

/** A whole or partial number: `leastDigits` (default 7) to 10 digits, besides the country's 1. */
export function findPhone({ phones }: SearchIndex, query: string, leastDigits = LOCAL_DIGITS): number[] {
  const digits = readPhoneDigits(query)
  const found: number[] = []
  if (digits.length < leastDigits || digits.length > MOST_DIGITS) return found
  scanTextColumn(phones, digits, (position) => {
    found.push(position)
    return false
  })
  return found
}

/** "tel", "phone number:", "call", "téléphone". */
const BEFORE_PHONES =
  /^(?:(?:tel|t[ée]l[ée](?:phone|fono)|phone|ph|cell|call|fax|appelez|num(?:ber|[ée]ro)|no)\b *[:.#]* *)+(?=[\d+(])/i

/** "Penfield 585-340-8720". */
const WITHIN_WORDS = /(?<!\d)(?:\+? ?1[ .-]?)?\(?([2-9]\d\d)\)?[ ./-]{0,2}(\d{3})[ .-]?(\d{4})(?!\d)/

/** Abroad 00 or 011 precedes the country's 1. */
const FROM_ABROAD = /^(?:00|011)?1/

/** Without the country's 1 and extension; '' for other texts and ZIP+4. */
function readPhoneDigits(query: string): string {
  const { main } = splitExtension(query.trim().replace(BEFORE_PHONES, ''))
  if (!/^[\d\s().+/\u2010-\u2013-]+$/.test(main)) return WITHIN_WORDS.exec(main)?.slice(1).join('') ?? ''
  if (/^\d{5}-?\d{4}$/.test(main)) return ''
  const digits = main.replace(/\D/g, '')
  const hasCountry = digits.length >= 11 || /^(?:\+ *1|1[ .(-])/.test(main)
  return hasCountry ? digits.replace(FROM_ABROAD, '') : digits
}

/** "area code 713", "(713)", "713-555", "funeral homes in the 713". */
export function findAreaCode({ phones }: SearchIndex, query: string): number[] {
  const [word, ...others] = toQueryWords(query).filter(({ text }) => !EVERYDAY_WORDS.has(text))
  const text = word && others.length === 0 && /^\d{3}$/.test(word.text) ? word.text : query.trim()
  const said = /^\(?([2-9]\d\d)(?:[ .)-]{1,2}(\d{3})[ .-]?|\))?$/.exec(text)
  const found: number[] = []
  if (!said) return found
  scanTextColumn(phones, `${said[1]}${said[2] ?? ''}`, (position, at) => {
    if (at === 0) found.push(position)
    return false
  })
  return found
}

/**
 * Takes folded words that begin with house number and street; those within `preferred` if any. An unknown
 * number finds the whole street if few are on it.
 */
export function findAddress(
  { addresses }: SearchIndex,
  words: readonly string[],
  preferred: ReadonlySet<number>,
): number[] {
  const [number = '', ...others] = words
  const street = others.find((word) => word.length > 1 && !BEFORE_NAMES.has(word))
  if (!/^\d+[a-z]?$/.test(number) || street === undefined) return []
  const found: number[] = []
  scanTextColumn(addresses, `${number} `, (position, at) => {
    const start = addresses.starts[position] as number
    const rest = at === 0 ? addresses.text.slice(start + number.length, endOf(addresses, position)) : ''
    if (`${rest} `.includes(` ${street} `)) found.push(position)
    return false
  })
  const within = found.filter((position) => preferred.has(position))
  if (found.length === 0) return findRareStreet(addresses, others)
  return within.length > 0 ? within : found
}

/** More are no answer to a wrong house number. */
const MOST_ON_STREET = 3

/** "12 vince tofany blvd" for number 2. */
function findRareStreet(addresses: SearchIndex['addresses'], words: readonly string[]): number[] {
  const end = words.findLastIndex((word) => STREETS.has(word))
  const name = words.slice(0, Math.max(0, end)).filter((word) => word.length > 1 && !BEFORE_NAMES.has(word))
  const found: number[] = []
  if (name.length === 0) return found
  scanTextColumn(addresses, ` ${name.join(' ')} `, (position) => {
    found.push(position)
    return found.length > MOST_ON_STREET
  })
  return found.length > MOST_ON_STREET ? [] : found
}

/** Those of `positions` whose street is named without a number ("kings ferry road"). Takes folded words. */
export function findStreet(
  { addresses }: SearchIndex,
  words: readonly string[],
  positions: readonly number[],
): number[] {
  if (!words.some((word) => STREETS.has(word))) return []
  const names = words.filter((word) => word.length > 2 && !STREETS.has(word) && !BEFORE_NAMES.has(word))
  if (names.length === 0) return []
  return positions.filter((position) => {
    const address = ` ${textAt(addresses, position)} `
    return names.every((name) => address.includes(` ${name} `))
  })
}

/** Further words are a sentence. */
const MOST_WORDS = 6

/**
 * Returns positions of partners with a name and a street among these folded words, and every other telling word in name,
 * street, city or state: "campbell on cabot street", "campbell on cabot".
 */
export function findNameOnStreet(index: SearchIndex, words: readonly string[]): number[] {
  const telling = words.filter((word) => {
    return word.length > 2 && !STREETS.has(word) && !BEFORE_NAMES.has(word) && !EVERYDAY_WORDS.has(word)
  })
  const isStreetSaid = words.some((word) => STREETS.has(word) || word === 'on')
  if (telling.length < 2 || telling.length > MOST_WORDS || !isStreetSaid) return []
  const [named, onStreet] = [new Set<number>(), new Set<number>()]
  const known = telling.map((word) => {
    const all = new Set<number>(partnersWith(index, [word]))
    findTexts(index.nameIndex.words, word, (position) => named.add(position))
    scanTextColumn(index.addresses, ` ${word}`, (position) => {
      all.add(position)
      onStreet.add(position)
      return false
    })
    return all
  })
  const [first, ...others] = known
  return [...(first ?? [])].filter((position) => {
    return named.has(position) && onStreet.has(position) && others.every((all) => all.has(position))
  })
}
