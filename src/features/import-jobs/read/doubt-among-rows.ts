import { toSlug } from '../../../shared/places/slugs.ts'
import { TRADE_WORDS, UNTELLING_WORDS, wordsOf } from '../../directory/finder/vocabulary/words.ts'
import { looksLikePerson, TRADE } from './headings/guess-by-cells.ts'
import type { ReadRow } from './row-cells.ts'

const USUAL = new Set([...UNTELLING_WORDS, ...wordsOf('kin', 'before-street')])
/** Shorter ones stand in many addresses. */
const SHORTEST_WORD = 4
const FEWEST_NAMES = 3
const SHARE_OF_TRADE = 0.7
const FEW_WORDS = 2

const namesTrade = (name: string) =>
  TRADE.test(name) ||
  name.includes('&') ||
  toSlug(name)
    .split('-')
    .some((word) => TRADE_WORDS.has(word))

const letters = (text: unknown) => toSlug(String(text ?? '')).replaceAll('-', '')

const tellingWords = ({ name, values }: ReadRow): string[] => {
  const place = new Set(toSlug(`${values.city ?? ''} ${values.state ?? ''}`).split('-'))
  return toSlug(name)
    .split('-')
    .filter((word) => word.length >= SHORTEST_WORD && !USUAL.has(word) && !place.has(word))
}

/**
 * Doubts a website or e-mail that fits another row's name, as after sorting one column, and a person among
 * businesses.
 */
export function doubtAmongRows(rows: readonly ReadRow[]): void {
  const words = rows.map(tellingWords)
  const owners = rows.flatMap((row, at) => (words[at] ?? []).map((word) => ({ word, row })))
  const named = rows.filter(({ name }) => name !== '')
  const isTrade = named.filter(({ name }) => TRADE.test(name)).length >= named.length * SHARE_OF_TRADE
  for (const [at, row] of rows.entries()) {
    for (const field of ['website', 'email'] as const) {
      const address = letters(row.values[field])
      const isOwn = row.doubts[field] || (words[at] ?? []).some((word) => address.includes(word))
      if (address === '' || isOwn) continue
      const owner = owners.find(({ word, row: { name } }) => name !== row.name && address.includes(word))?.row
      if (owner) row.doubts[field] = `It looks like that of "${owner.name}" (line ${owner.line}).`
    }
    if (named.length < FEWEST_NAMES || !isTrade || row.name === '' || row.doubts.name) continue
    const isShort = row.name.split(' ').length <= FEW_WORDS || row.name === row.name.toLowerCase()
    if (looksLikePerson(row.name)) row.doubts.name = 'It looks like the name of a person.'
    else if (isShort && !namesTrade(row.name)) row.doubts.name = 'It is no name of the trade, as others are.'
  }
}
