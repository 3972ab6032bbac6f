import type { Claim } from './claim.ts'
import { takeOut } from './claim.ts'
import { foldText } from './fold-text.ts'
import type { GivenFacts } from './given-facts.ts'
import { collectWords } from './known-words.ts'
import { scanNumbers, scanPrices } from './scan-amounts.ts'
import { lessPreciseKeys, scanDates } from './scan-dates.ts'
import { emailKey, linkKey, scanLinks } from './scan-links.ts'
import { phoneKey, scanPhones } from './scan-phones.ts'
import { quotationKey } from './scan-quotations.ts'

export type KnownFacts = {
  words: ReadonlySet<string>
  /** Of dates, prices, e-mail addresses and links. */
  keys: ReadonlySet<string>
  phones: readonly string[]
  /** With the words around each occurrence; null: may stand anywhere. */
  numbers: ReadonlyMap<string, readonly (ReadonlySet<string> | null)[]>
  /** As `quotationKey` writes them, with a space at both ends. */
  quotable: readonly string[]
}

/** Words on each side of a number: they say what it counts. */
const NEIGHBOURS = 5
const SAYS_NOTHING =
  /^(?:the|and|for|our|its|has|are|was|were|with|from|that|this|than|have|more|over|also|their|they|into|year|years|each|all)$/

const read = new WeakMap<GivenFacts, KnownFacts>()

/** Once for each set of given facts. */
export function knownFactsOf(given: GivenFacts): KnownFacts {
  const known = read.get(given) ?? readKnownFacts(given)
  read.set(given, known)
  return known
}

function readKnownFacts(given: GivenFacts): KnownFacts {
  const keys = new Set<string>()
  const phones = (given.phones ?? []).map((phone) => phoneKey(foldText(phone).text))
  const numbers = new Map<string, (ReadonlySet<string> | null)[]>()
  const addNumber = (key: string, around: ReadonlySet<string> | null) =>
    numbers.set(key, [...(numbers.get(key) ?? []), around])

  /** A page's host may be named without the page. */
  const addLink = (key: string) => keys.add(key).add(key.split('/')[0] ?? key)

  for (const email of given.emails ?? []) keys.add(emailKey(email))
  for (const link of given.links ?? []) addLink(linkKey(link))
  for (const count of given.numbers ?? []) addNumber(`n${count}`, null)
  const readFact = (fact: string, isFull: boolean) => {
    const text = foldText(fact).text
    let rest = text
    const take = (claims: Claim[]) => {
      rest = takeOut(rest, claims)
      return claims
    }
    for (const claim of [...take(scanLinks(rest)), ...take(scanPhones(rest)), ...take(scanPrices(rest))]) {
      if (!isFull || claim.kind === 'markup') continue
      if (claim.kind === 'phone') phones.push(claim.key)
      else if (claim.kind === 'link') addLink(claim.key)
      else keys.add(claim.key)
    }
    for (const { key } of take(scanDates(rest))) for (const one of lessPreciseKeys(key)) keys.add(one)
    for (const claim of take(scanNumbers(rest))) {
      const around = wordsAround(text, claim)
      addNumber(claim.key, around.size === 0 ? null : around)
    }
  }
  for (const text of given.texts ?? []) readFact(text, true)
  for (const label of given.labels ?? []) {
    readFact(label, false)
    // Of a town called May or March Air Base a text says "in May".
    for (const { key } of scanDates(`in ${foldText(label).text}`)) keys.add(key)
  }

  const all = [...(given.texts ?? []), ...(given.labels ?? [])]
  const quotable = all.map((text) => ` ${quotationKey(foldText(text).text)} `)
  return { words: collectWords(all), keys, phones, numbers, quotable }
}

/** By first letters. */
export function wordsAround(text: string, { start, end }: Pick<Claim, 'start' | 'end'>): ReadonlySet<string> {
  const before = wordsOf(text.slice(Math.max(0, start - 80), start)).slice(-NEIGHBOURS)
  const after = wordsOf(text.slice(end, end + 80)).slice(0, NEIGHBOURS)
  return new Set([...before, ...after])
}

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !SAYS_NOTHING.test(word))
    .map((word) => word.slice(0, 5))
