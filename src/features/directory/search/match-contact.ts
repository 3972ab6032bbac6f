import type { SearchIndex } from './search-index.ts'
import { endOf, scanTextColumn } from './text-column.ts'

/** A local telephone number, without its area code. */
const LEAST_DIGITS = 7
const DIRECTIONS = new Set('n s e w ne nw se sw north south east west'.split(' '))

/** Returns the positions of partners with a telephone number, when the query is one (7 to 11 digits). */
export function findPhone({ phones }: SearchIndex, query: string): number[] {
  const isZip = /^\s*\d{5}(?:-?\d{4})?\s*$/.test(query)
  if (isZip || !/^[\d\s().+/\u2010-\u2013-]+$/.test(query)) return []
  const digits = query.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const found: number[] = []
  if (digits.length < LEAST_DIGITS || digits.length > 10) return found
  scanTextColumn(phones, digits, (position) => {
    found.push(position)
    return false
  })
  return found
}

/**
 * Returns the positions of partners whose telephone numbers have an area code, when the query is one that says so:
 * "area code 713", "(713)", "713-555". Plain digits may as well be those of a ZIP code.
 */
export function findAreaCode({ phones }: SearchIndex, query: string): number[] {
  const said = /^(?:area code )?\(?([2-9]\d\d)\)?(?: area code|[ .)-]{1,2}(\d{3}))?$/i.exec(query.trim())
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
  const street = others.find((word) => word.length > 1 && !DIRECTIONS.has(word))
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
