import { type Claim, matchClaims } from './claim.ts'

/** An open one ends with its paragraph. */
const MAX_LENGTH = 2000
/** At the start of a word; behind a figure it means inches. */
const DOUBLE = new RegExp(String.raw`(?<![\p{L}\d])"([^"\n\0]{1,${MAX_LENGTH}})(?:"|(?=\n)|$)`, 'gu')
/** Also apostrophes, so only several words, before punctuation or a space, are a quotation. */
const SINGLE =
  /(?<![\p{L}\d])'(?=\p{L})([^'"\n\0]{0,300}(?:\p{L}'\p{L}[^'"\n\0]{0,300}){0,8}[^\s'"\n\0])'(?![\p{L}\d])/gu

/** Also words in quotation marks. Keys: see `quotationKey`. */
export function scanQuotations(rest: string): Claim[] {
  const quotations = matchClaims(rest, DOUBLE, 'quotation', ([, words = '']) => quotationKey(words) || null)
  const single = matchClaims(rest, SINGLE, 'quotation', ([, words = '']) =>
    words.includes(' ') ? quotationKey(words) || null : null,
  )
  return [...quotations, ...single.filter((one) => !quotations.some((other) => overlap(one, other)))]
}

const overlap = (a: Claim, b: Claim) => a.start < b.end && b.start < a.end

/** In lower case with single spaces. */
export function quotationKey(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$%@]+/gu, ' ')
    .trim()
}
