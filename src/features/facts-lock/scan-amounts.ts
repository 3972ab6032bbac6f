import { type Claim, matchClaims, takeOut } from './claim.ts'
import { findSpelledNumbers } from './number-words.ts'

const FIGURE = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?`
const SCALE = String.raw`(?: ?(?:k|m|thousand|million|hundred)\b)?`
const PRICES = [
  new RegExp(String.raw`(?:\b(?:US|CA|C|A))?[$€£¥] ?${FIGURE}${SCALE}|[$€£¥]+`, 'gi'),
  new RegExp(
    String.raw`(?<![\w.])${FIGURE}${SCALE}[ -]?(?:dollars?|cents?|bucks|euros?|pounds|USD|CAD)\b`,
    'gi',
  ),
]
const MONEY = /^[ -](?:dollars?|cents?|bucks|euros?|pounds)\b/i
/** Need the same words in the facts. */
const PRICE_WORDS =
  /\b(?:free of charge|free of cost|at no (?:extra |additional |added )?(?:cost|charge)|no (?:extra|additional|added|hidden) (?:costs?|charges?|fees?)|(?:for|is|are|completely|absolutely|always) free(?! (?:to|of|from)\b)|half[- ]price|discount(?:s|ed)?|complimentary|(?:low|lowest|lower|best|cheapest|affordable|unbeatable|reasonable)[- ](?:prices?|priced|pricing|costs?|rates?|fees?))\b/gi
const PERCENT = new RegExp(String.raw`(?<![\w.])${FIGURE} ?(?:%|percent\b|per cent\b)`, 'gi')
const PERCENT_WORD = /^[ -](?:percent|per cent)\b/i
/** A chunk with a digit: "1,200", "5th", "24-hour", "9am", "sk-x1". */
const CHUNK = /(?<![\p{L}\d])[\p{L}\d#][^\s\0"()<>;:!?\u2014]*/gu
const NUMBER = new RegExp(`^#?(${FIGURE})(?:st|nd|rd|th|s|'s|x)?$`, 'i')

/** Keys: "$995", or the words. */
export function scanPrices(rest: string): Claim[] {
  const claims: Claim[] = []
  let left = rest
  const add = (found: Claim[]) => {
    claims.push(...found)
    left = takeOut(left, found)
  }
  for (const form of PRICES) add(matchClaims(left, form, 'price', ([price]) => priceKey(price)))
  add(matchClaims(left, PRICE_WORDS, 'price', ([words]) => words.toLowerCase()))
  add(spelledWith(left, MONEY, 'price', '$'))
  return claims
}

/** Finds numbers in digits and words. Keys: "n1200", "98%", or a chunk with digits ("a1b2"). */
export function scanNumbers(rest: string): Claim[] {
  const claims: Claim[] = []
  let left = rest
  const add = (found: Claim[]) => {
    claims.push(...found)
    left = takeOut(left, found)
  }
  add(matchClaims(left, PERCENT, 'number', ([share]) => `${Number.parseFloat(share.replaceAll(',', ''))}%`))
  add(spelledWith(left, PERCENT_WORD, 'number', '', '%'))
  add(left.match(/\d/) ? numbersInDigits(left) : [])
  add(findSpelledNumbers(left).map((spelled) => ({ ...spelled, kind: 'number' as const })))
  return claims.sort((a, b) => a.start - b.start)
}

function priceKey(price: string): string {
  const amount = /\d[\d,]*(?:\.\d+)?/.exec(price)?.[0]
  if (!amount) return '$'
  const scale = /(?:k|thousand)\b/i.test(price)
    ? 1e3
    : /(?:m|million)\b/i.test(price)
      ? 1e6
      : /hundred/i.test(price)
        ? 100
        : 1
  const unit = /cents?$/i.test(price) ? 0.01 : 1
  return `$${Number(amount.replaceAll(',', '')) * scale * unit}`
}

/** Before a unit: "ninety-five dollars". */
function spelledWith(text: string, unit: RegExp, kind: Claim['kind'], before: string, after = ''): Claim[] {
  return findSpelledNumbers(text).flatMap(({ start, end, key }) => {
    const match = unit.exec(text.slice(end))
    if (!match) return []
    return [{ start, end: end + match[0].length, kind, key: `${before}${key.replace(/^n/, '')}${after}` }]
  })
}

function numbersInDigits(text: string): Claim[] {
  const claims: Claim[] = []
  for (const { 0: raw, index } of text.matchAll(CHUNK)) {
    const chunk = raw.replace(/[.,'/&+*_|\]}-]+$/, '')
    if (!/\d/.test(chunk)) continue
    let at = 0
    // "24/7" and "12-14" are two numbers; letters with digits are one code.
    const pieces = chunk.split(/([/-])/)
    const isCode = pieces.some((piece) => /\d/.test(piece) && !NUMBER.test(piece))
    for (const piece of isCode ? [chunk] : pieces) {
      const start = index + at
      at += piece.length
      if (/\d/.test(piece))
        claims.push({ start, end: start + piece.length, kind: 'number', key: numberKey(piece) })
    }
  }
  return claims
}

function numberKey(piece: string): string {
  const figure = NUMBER.exec(piece)?.[1]
  return figure ? `n${Number(figure.replaceAll(',', ''))}` : piece.toLowerCase()
}
