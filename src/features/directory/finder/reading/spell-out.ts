import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { BEFORE_PLACES, EVERYDAY_WORDS } from '../vocabulary/everyday-words.ts'
import { foldWords } from '../vocabulary/fold-words.ts'

const SHORTEST_LABEL = 6
const LONGEST_LABEL = 60
const LONGEST_WORD = 20
/** Letters of a piece on average: "fern and en a" is chance. */
const LEAST_PIECE = 3.2
/** Of family names: "delacruz". */
const PARTICLES = new Set('de du la le el van von da di'.split(' '))
/** Ends of names of towns, which nobody means by themselves: "bensonville". */
const TOWN_ENDS = new Set(['ville', 'town'])

/**
 * Writes what was pasted, dictated or joined as words: "021 70" and "2170" as 02170, "LOR" as L0R,
 * "funeralhomesinmemphis" as its words.
 */
export function spellOut(index: FinderIndex, gazetteer: Gazetteer, query: string): string {
  if (/^\d[\d ]+\d$/.test(query) && query.replaceAll(' ', '').length === 5) return query.replaceAll(' ', '')
  // A spreadsheet drops the first zero.
  if (/^\d{4}$/.test(query))
    return gazetteer.postalCode(`0${query}`) && !isBegunCode(index, query) ? `0${query}` : query
  if (/^[A-Z]O[A-Z]$/.test(query) && !index.names.numbers.has(query.toLowerCase())) {
    const code = query.replace('O', '0')
    if (gazetteer.postalCode(code)) return code
  }
  if (!/[\p{L}\p{N}]{9}/u.test(query)) return query
  return query.replace(/[\p{L}\p{N}]{9,}/gu, (word) => takeApart(index, gazetteer, word) ?? word)
}

function isBegunCode({ inCode }: FinderIndex, digits: string): boolean {
  for (const code of inCode.keys()) if (code.startsWith(digits)) return true
  return false
}

/** The fewest known words that a word consists of; null when it is one itself, or consists of none. */
function takeApart(index: FinderIndex, gazetteer: Gazetteer, word: string): string | null {
  const text = foldWords(word).replace(/[^a-z0-9]/g, '')
  if (text.length < SHORTEST_LABEL || text.length > LONGEST_LABEL) return null
  const isKnown = (part: string) =>
    index.names.numbers.has(part) || EVERYDAY_WORDS.has(part) || index.cityGroups.has(part)
  if (
    isKnown(text) ||
    index.streets.numbers.has(text) ||
    gazetteer.cities(text).length > 0 ||
    gazetteer.region(text)
  )
    return null
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= text.length; end++) {
    best[end] = null
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const before = best[start]
      const part = text.slice(start, end)
      // Initials stand first; other short pieces are found in anything.
      const isLong = part.length > 2 || start === 0 || BEFORE_PLACES.has(part) || PARTICLES.has(part)
      if (!before || !isLong || TOWN_ENDS.has(part) || !isKnown(part)) continue
      const fewest = best[end]?.length ?? Number.POSITIVE_INFINITY
      if (before.length + 1 < fewest) best[end] = [...before, part]
    }
  }
  const words = best[text.length]
  // "Monton" is not "mon ton".
  const isTelling = words?.some((one) => !EVERYDAY_WORDS.has(one))
  return words && isTelling && text.length >= LEAST_PIECE * words.length ? words.join(' ') : null
}
