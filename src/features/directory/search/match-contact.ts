import { splitExtension } from '../../../shared/text/phone-parts.ts'
import { STREETS } from '../places/read-postal-code.ts'
import type { SearchIndex } from './search-index.ts'
import { endOf, scanTextColumn, textAt } from './text-column.ts'

/** A local telephone number, without its area code. */
const LOCAL_DIGITS = 7
const MOST_DIGITS = 10
/** Before a street's own name. */
const BEFORE_NAMES = new Set(
  'n s e w ne nw se sw north south east west rue ch chemin av avenue boul boulevard rte route rang calle du de des la le les'.split(
    ' ',
  ),
)

/**
 * Returns the positions of partners with a telephone number, when the query is one in any form, or a part of one:
 * `leastDigits` (7 by default) to 10 digits, besides the country's 1.
 */
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

/** Returns the digits of a telephone number without the country's 1 and extension; '' for other texts and for ZIP+4. */
function readPhoneDigits(query: string): string {
  const { main } = splitExtension(query.trim().replace(/^tel *[:.]/i, ''))
  if (!/^[\d\s().+/\u2010-\u2013-]+$/.test(main) || /^\d{5}-?\d{4}$/.test(main)) return ''
  const digits = main.replace(/\D/g, '')
  const hasCountry = digits.length === 11 || /^(?:\+ *1|1[ .(-])/.test(main)
  return hasCountry ? digits.replace(/^1/, '') : digits
}

/**
 * Returns the positions of partners whose telephone numbers have an area code, when the query is one that says so:
 * "area code 713", "(713)", "713-555". Plain digits may as well be those of a ZIP code.
 */
export function findAreaCode({ phones }: SearchIndex, query: string): number[] {
  const said = /^(?:area (?:code )?)?\(?([2-9]\d\d)\)?(?: area(?: code)?|[ .)-]{1,2}(\d{3}))?$/i.exec(
    query.trim(),
  )
  const found: number[] = []
  if (!said || /^\d{3}$/.test(query.trim())) return found
  scanTextColumn(phones, `${said[1]}${said[2] ?? ''}`, (position, at) => {
    if (at === 0) found.push(position)
    return false
  })
  return found
}

/**
 * Returns the positions of partners at an address, when these folded words begin with a house number and a street:
 * those within `preferred` if any are, else all.
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
  return within.length > 0 ? within : found
}

/** Returns those of `positions` whose street the folded words name without a number ("kings ferry road"). */
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
