import type { FactMark } from '../../shared/fact-marks.ts'
import { type Claim, takeOut } from './claim.ts'
import { foldText } from './fold-text.ts'
import type { GivenFacts } from './given-facts.ts'
import { type KnownFacts, knownFactsOf, wordsAround } from './known-facts.ts'
import { scanNumbers, scanPrices } from './scan-amounts.ts'
import { scanDates } from './scan-dates.ts'
import { scanLinks } from './scan-links.ts'
import { scanNames } from './scan-names.ts'
import { isKnownPhone, scanPhones } from './scan-phones.ts'
import { scanQuotations } from './scan-quotations.ts'

/** Such a link is never a fact. */
const RUNS_CODE = /^(?:javascript|vbscript|data):/

/**
 * Marks every name, number, date, price, telephone number, e-mail address, link, quotation and markup that
 * the given facts lack; in order, without overlap. When in doubt it marks. Does not see lower-case names or
 * false statements of known words.
 */
export function markUnknownFacts(text: string, given: GivenFacts): FactMark[] {
  const folded = foldText(text)
  const known = knownFactsOf(given)
  const unknown: Claim[] = []
  let rest = folded.text
  /** Takes claims out of the rest, so that nothing is read twice. */
  const settle = (claims: Claim[]) => {
    rest = takeOut(rest, claims)
    unknown.push(...claims.filter((claim) => !isGiven(claim, known, folded.text)))
  }
  const quotations = scanQuotations(rest).filter((claim) => !isGiven(claim, known, rest))
  settle(quotations)
  for (const scan of [scanLinks, scanPhones, scanPrices, scanDates, scanNumbers]) settle(scan(rest))
  unknown.push(...scanNames(rest, known.words))
  const marks: FactMark[] = []
  for (const { start, end, kind } of unknown.sort((a, b) => a.start - b.start)) {
    const previous = marks.at(-1)
    const from = folded.startOf(start)
    // A character may fold to several ("㏞" to "31日"): they are one mark.
    const isSame = previous !== undefined && from < previous.end
    const span = { start: isSame ? previous.start : from, end: folded.endOf(end - 1) }
    if (isSame) marks.pop()
    marks.push({ ...span, kind: isSame ? previous.kind : kind, text: text.slice(span.start, span.end) })
  }
  return marks
}

function isGiven({ kind, key, start, end }: Claim, known: KnownFacts, text: string): boolean {
  switch (kind) {
    case 'quotation':
      return known.quotable.some((given) => given.includes(` ${key} `))
    case 'phone':
      return isKnownPhone(key, known.phones)
    case 'markup':
      return false
    case 'number':
      return known.keys.has(key) || isKnownNumber(key, wordsAround(text, { start, end }), known)
    case 'link':
      return known.keys.has(key) && !RUNS_CODE.test(key)
    case 'name':
    case 'date':
    case 'price':
    case 'email':
    case 'statement':
      return known.keys.has(key)
  }
}

/** A sentence's number counts the same thing only beside a same word. */
function isKnownNumber(key: string, around: ReadonlySet<string>, { numbers }: KnownFacts): boolean {
  const places = numbers.get(key) ?? []
  return places.some((place) => place === null || [...place].some((word) => around.has(word)))
}
