import { briefName } from './reading/keep-names.ts'
import { possessive } from './reading/words.ts'

/** In characters; newsrooms cut longer ones. */
export const MOST_HEADLINE = 90
/** What stands behind them says where, when or by whom. */
const ENDS =
  /,? (?:about|and (?=(?:are|has|have|is|was|were|will)\b)|at|because|beginning|by|during|for|from|in|instead|on|since|avec|lors|afin|starting|to (?:\p{L}+ ){0,3}families|when|where|while|with)(?!\p{L})|(?<!\d|million|thousand)[,;:–—] /gu
/** What stands behind these changes what is said. */
const BINDING = /\b(?:waiv\w+|most|first|only|oldest|largest|newest|not|no|never|each|every|between)\b/i

/** The news line; where it is long with the house's short name, then cut where `isWhole` finds a sentence. */
export function writeHeadline(news: string, company: string, isWhole: (text: string) => boolean): string {
  const whole = news.replace(/ https?:\/\/\S+/g, '')
  if (whole.length <= MOST_HEADLINE) return whole
  const brief = briefName(company)
  const text = whole
    .replaceAll(`${company}’s`, possessive(brief))
    .replaceAll(company, brief)
    .replace(/^L[ae] (?=\p{Lu})/u, '')
  if (text.length <= MOST_HEADLINE) return text
  const plain = text.replace(/, (?:who|which|whose|qui|que|quien) [^,]*,/, '')
  if (plain.length <= MOST_HEADLINE) return plain
  const cut = [...text.matchAll(ENDS)]
    .map(({ index }) => text.slice(0, index))
    .filter((part) => part.length <= MOST_HEADLINE)
    .findLast((part) => !BINDING.test(part) && !/day$/.test(part) && isWhole(part) && !/“[^”]*$/.test(part))
  return cut ?? text
}

/** Up to where a clause of it ends, where it has more characters than `most`. */
export function shortenQuotation(words: string, most: number): string {
  if (words.length <= most) return words
  const ends = [...words.matchAll(ENDS), ...words.matchAll(/, | (?:et|y|whose|who) /g)].map(
    ({ index }) => index,
  )
  return words.slice(0, Math.max(...ends.filter((end) => end > 20 && end <= most), 0) || words.length)
}
