import { REGIONS } from '../../shared/places/regions.ts'
import { foldText } from './fold-text.ts'

/** The first stands for all. */
const SAME = `st street saint ste sainte|rd road|ave av avenue|blvd boulevard|dr drive doctor|hwy highway|ln lane|ct court
|pl place|pkwy parkway|sq square|ter terrace|cir circle|rte route|apt apartment|bldg building|fl floor|n north|s south|e
east|w west|ne northeast|nw northwest|se southeast|sw southwest|mt mount|ft fort|inc incorporated|co company|corp
corporation|ltd limited|bros brothers|and &`
const CANONICAL = new Map(
  SAME.split('|').flatMap((group) => {
    const [first = '', ...others] = group.trim().split(/\s+/)
    return others.map((other) => [other, first] as const)
  }),
)
const US = ['united', 'states', 'america', 'american', 'americans', 'us', 'usa']
const CANADA = ['canada', 'canadian', 'canadians']

/** Lower case, no possessive, no dots, "St." and "Street" alike. */
function canonicalWord(word: string): string {
  const plain = word.toLowerCase().replaceAll('.', '').replace(/'s?$/, '')
  return CANONICAL.get(plain) ?? plain
}

const WORDS = /[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*\.?|&/gu

/** Whole and in parts, with states' codes and countries. */
export function collectWords(facts: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const fact of facts) {
    const text = foldText(fact).text
    addWords(words, text)
    for (const region of regionsIn(text)) {
      addWords(words, region.name)
      words.add(region.code.toLowerCase())
      for (const word of region.country === 'US' ? US : CANADA) words.add(word)
    }
  }
  return words
}

function addWords(words: Set<string>, text: string): void {
  for (const [word] of text.matchAll(WORDS)) {
    words.add(canonicalWord(word))
    for (const part of word.split(/['.-]/)) if (part.length > 1) words.add(canonicalWord(part))
  }
}

/** In full, or by code as the whole fact or after a comma. */
function regionsIn(text: string) {
  const plain = text.toLowerCase()
  const codes = new Set([text.trim().toUpperCase(), ...(text.match(/(?<=, )[A-Z]{2}\b/g) ?? [])])
  return REGIONS.filter(({ name, code }) => codes.has(code) || plain.includes(name.toLowerCase()))
}

/** As it stands, in the singular, or in parts ("Winston-Salem"). */
export function isKnownWord(word: string, known: ReadonlySet<string>): boolean {
  const canonical = canonicalWord(word)
  if (known.has(canonical)) return true
  if (/s$/.test(canonical) && (known.has(canonical.slice(0, -1)) || known.has(canonical.replace(/es$/, ''))))
    return true
  const parts = canonical.split(/['-]/).filter((part) => part.length > 1)
  return parts.length > 1 && parts.every((part) => known.has(CANONICAL.get(part) ?? part))
}
